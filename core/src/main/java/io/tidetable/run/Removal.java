package io.tidetable.run;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Change;
import org.jspecify.annotations.Nullable;

/**
 * An entity that goes.
 *
 * @param given the caller's object; null where the caller gave a key
 * @param token the caller's token; null where it is unguarded
 */
record Removal<T>(
        Session<T> session,
        @Nullable T given,
        RowKey key,
        @Nullable String token,
        String version) implements Intent<T> {
    @Override
    public boolean readsRow() {
        return isIndexed();
    }

    @Override
    public Change change(@Nullable Row stored) {
        if (!isIndexed()) {
            return Change.of(entity(), new Write.Delete(key, Guard.etag(this, token)), null, null, version);
        }
        Write main = new Write.Delete(key, Guard.etag(this, token, stored));
        EntityRows before = stored == null ? null : mapping().before(stored);
        return Change.of(entity(), main, before, null, version);
    }

    @Override
    public @Nullable T stored(@Nullable String etag) {
        return given;
    }

    @Override
    public Intent<T> as(String shared) {
        return new Removal<>(session, given, key, token, shared);
    }

    @Override
    public boolean mayBeNeedless() {
        return true;
    }
}
