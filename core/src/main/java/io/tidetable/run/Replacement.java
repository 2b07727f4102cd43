package io.tidetable.run;

import io.tidetable.mapping.Draft;
import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Change;
import org.jspecify.annotations.Nullable;

/**
 * An entity that takes the place of the stored one.
 *
 * @param create whether there may be none: save without a token
 */
record Replacement<T>(Session<T> session, Draft<T> draft, EntityRows after, String version, boolean create)
        implements Intent<T> {
    static <T> Replacement<T> update(Session<T> session, T entity, String version) {
        return of(session, session.mapping().draft(entity, false), version, false);
    }

    static <T> Replacement<T> save(Session<T> session, T entity, String version) {
        Draft<T> draft = session.mapping().draft(entity, true);
        return of(session, draft, version, draft.token() == null);
    }

    private static <T> Replacement<T> of(Session<T> session, Draft<T> draft, String version, boolean create) {
        return new Replacement<>(session, draft, session.mapping().rows(draft), version, create);
    }

    @Override
    public RowKey key() {
        return draft.key();
    }

    @Override
    public boolean readsRow() {
        return isIndexed();
    }

    @Override
    public Change change(@Nullable Row stored) {
        if (!isIndexed()) {
            Write main = create
                    ? new Write.Upsert(after.main())
                    : new Write.Replace(after.main(), Guard.etag(this, draft.token()));
            return Change.of(entity(), main, null, after, version);
        }
        if (stored == null && create) {
            return Change.of(entity(), new Write.Insert(after.main()), null, after, version);
        }
        Write main = new Write.Replace(after.main(), Guard.etag(this, draft.token(), stored));
        EntityRows before = stored == null ? null : mapping().rows(stored);
        return Change.of(entity(), main, before, after, version);
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
        return new Replacement<>(session, draft, after, shared, create);
    }
}
