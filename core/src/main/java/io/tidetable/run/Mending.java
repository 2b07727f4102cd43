package io.tidetable.run;

import io.tidetable.mapping.EntityRows;
import io.tidetable.mapping.EntityRows.Copy;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Change;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Index rows of an entity that are added or replaced, together with an empty merge of its main row under its ETag: so
 * no other writer's change comes between. They carry the main row's token; one that has none gets one.
 *
 * @param missing copies and segments that lack it
 * @param stale copies that do not hold what it holds
 * @param shared whether it shares a unique value with another entity
 */
record Mending<T>(
        Session<T> session, RowKey key, Set<RowKey> missing, Set<RowKey> stale, boolean shared, String version)
        implements Intent<T> {
    @Override
    public boolean readsRow() {
        return true;
    }

    @Override
    public Change change(@Nullable Row stored) {
        if (stored == null) {
            throw missing(null);
        }
        EntityRows rows = mapping().rows(stored);
        String token = stored.token();
        if (token == null && shared) {
            throw missing(null); // without a token it is not trusted to hold its unique values, and it should not be
        }
        List<Copy> added = rows.copies().stream()
                .filter(copy -> missing.contains(copy.row().key()))
                .toList();
        List<Copy> replaced = rows.copies().stream()
                .filter(copy -> stale.contains(copy.row().key())
                        || (token == null && !missing.contains(copy.row().key())))
                .toList();
        List<EntityRows.Listing> listed = rows.listings().stream()
                .filter(place -> missing.contains(place.segment()))
                .toList();
        if (added.isEmpty() && replaced.isEmpty() && listed.isEmpty()) {
            throw missing(null);
        }
        String kept = token == null ? version : token;
        Write merge = new Write.Merge(Row.of(key, Map.of(Row.TOKEN, kept)), Guard.etag(this, null, stored));
        return new Change(entity(), merge, kept, List.of(), replaced, added, List.of(), listed);
    }

    @Override
    public boolean mayBeNeedless() {
        return true;
    }

    @Override
    public boolean isRepeatable() {
        return true;
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
    public Intent<T> as(String common) {
        return new Mending<>(session, key, missing, stale, shared, common);
    }
}
