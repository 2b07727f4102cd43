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
 * @param token what guards it; null where it is unguarded
 * @param create whether there may be none: save without a token
 */
record Replacement<T>(
        Session<T> session,
        Draft<T> draft,
        EntityRows after,
        @Nullable String token,
        boolean create,
        String version) implements Intent<T> {
    static <T> Replacement<T> update(Session<T> session, T entity, String version) {
        Draft<T> draft = session.mapping().draft(entity, false);
        return new Replacement<>(session, draft, session.mapping().rows(draft), draft.token(), false, version);
    }

    static <T> Replacement<T> save(Session<T> session, T entity, String version) {
        Draft<T> draft = session.mapping().draft(entity, true);
        boolean create = draft.token() == null;
        return new Replacement<>(session, draft, session.mapping().rows(draft), draft.token(), create, version);
    }

    /** A delete and an insert of one row. */
    static <T> Replacement<T> of(Removal<?> removal, Insert<T> insert) {
        return new Replacement<>(
                insert.session(), insert.draft(), insert.after(), removal.token(), false, insert.version());
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
            Write main =
                    create ? new Write.Upsert(after.main()) : new Write.Replace(after.main(), Guard.etag(this, token));
            return Change.of(entity(), main, null, after, version);
        }
        if (stored == null && create) {
            return Change.of(entity(), new Write.Insert(after.main()), null, after, version);
        }
        Write main = new Write.Replace(after.main(), Guard.etag(this, token, stored));
        EntityRows before = stored == null ? null : mapping().before(stored);
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
        return new Replacement<>(session, draft, after, token, create, shared);
    }
}
