package io.tidetable.run;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Change;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Single properties of an entity that are set and cleared; all others, those that the class does not know too, stay.
 *
 * @param changes what was asked for
 */
record Patching<T>(Session<T> session, RowKey key, PatchedMembers<T> changes, String version) implements Intent<T> {
    @Override
    public boolean readsRow() {
        return isIndexed() || changes.needsRow();
    }

    @Override
    public Change change(@Nullable Row stored) {
        if (!readsRow()) {
            Write merge = new Write.Merge(set(), Guard.etag(this, changes.token()));
            return Change.of(entity(), merge, null, null, version);
        }
        String etag = Guard.etag(this, changes.token(), stored);
        if (stored == null) {
            throw missing(null);
        }
        Row patched = mapping().patched(stored, changes.values());
        Write main = changes.needsRow() ? new Write.Replace(patched, etag) : new Write.Merge(set(), etag);
        EntityRows after = isIndexed() ? mapping().rows(patched).allPossible() : null;
        return Change.of(entity(), main, isIndexed() ? mapping().before(stored) : null, after, version);
    }

    private Row set() {
        return mapping().patched(Row.of(key, Map.of()), changes.values());
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
        return new Patching<>(session, key, changes, shared);
    }
}
