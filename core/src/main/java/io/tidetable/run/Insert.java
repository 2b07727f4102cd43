package io.tidetable.run;

import io.tidetable.mapping.Draft;
import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Change;
import org.jspecify.annotations.Nullable;

/** An entity whose key must be free. */
record Insert<T>(Session<T> session, Draft<T> draft, EntityRows after, String version) implements Intent<T> {
    static <T> Insert<T> of(Session<T> session, T entity, String version) {
        Draft<T> draft = session.mapping().draft(entity, true);
        return new Insert<>(session, draft, session.mapping().rows(draft), version);
    }

    @Override
    public RowKey key() {
        return draft.key();
    }

    @Override
    public boolean readsRow() {
        return false;
    }

    @Override
    public Change change(@Nullable Row stored) {
        return Change.of(entity(), new Write.Insert(after.main()), null, after, version);
    }

    @Override
    public T stored(@Nullable String etag) {
        return mapping().stored(draft, isIndexed() ? version : etag);
    }

    @Override
    public T given() {
        return draft.given();
    }

    @Override
    public Intent<T> as(String shared) {
        return new Insert<>(session, draft, after, shared);
    }
}
