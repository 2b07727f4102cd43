package io.tidetable.run;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Change;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An entity that a query found and that goes, as long as it is what was asked for: under the ETag read, and judged
 * again where the row is another now.
 *
 * @param asked whether a main row is still what was asked for
 */
record FoundRemoval<T>(Session<T> session, RowKey key, Predicate<Row> asked, String version) implements Intent<T> {
    @Override
    public boolean readsRow() {
        return true;
    }

    @Override
    public Change change(@Nullable Row stored) {
        if (stored == null || !asked.test(stored)) {
            throw missing(null);
        }
        Write main = new Write.Delete(key, Guard.etag(this, null, stored));
        EntityRows before = isIndexed() ? mapping().before(stored) : null;
        return Change.of(entity(), main, before, null, version);
    }

    @Override
    public @Nullable T stored(@Nullable String etag) {
        return null;
    }

    @Override
    public @Nullable T given() {
        return null;
    }

    @Override
    public Intent<T> as(String shared) {
        return new FoundRemoval<>(session, key, asked, shared);
    }

    @Override
    public boolean mayBeNeedless() {
        return true;
    }
}
