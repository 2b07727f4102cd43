package io.tidetable.run;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.Place;
import io.tidetable.mapping.Draft;
import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Change;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** An entity that is read, changed by the caller's function, and written. */
final class Modification<T> implements Intent<T> {
    private final Session<T> session;
    private final RowKey key;
    private final UnaryOperator<T> change;
    private final String version;
    private @Nullable Changed<T> changed;

    Modification(Session<T> session, RowKey key, UnaryOperator<T> change, String version) {
        this.session = session;
        this.key = key;
        this.change = change;
        this.version = version;
    }

    /** What the caller's function made of a row: it runs once for each state of the row. */
    private record Changed<T>(String etag, EntityRows before, Draft<T> draft, EntityRows after) {}

    @Override
    public Session<T> session() {
        return session;
    }

    @Override
    public RowKey key() {
        return key;
    }

    @Override
    public String version() {
        return version;
    }

    @Override
    public boolean readsRow() {
        return true;
    }

    @Override
    public Change change(@Nullable Row stored) {
        String etag = Guard.etag(this, null, stored);
        Changed<T> now = changed;
        if (now == null || !now.etag().equals(etag)) {
            now = changed(etag, stored);
            changed = now;
        }
        return Change.of(entity(), new Write.Replace(now.after().main(), etag), now.before(), now.after(), version);
    }

    private Changed<T> changed(String etag, @Nullable Row stored) {
        if (stored == null) {
            throw missing(null);
        }
        EntityRows before = mapping().before(stored);
        T result = change.apply(mapping().entity(stored));
        if (result == null) {
            throw invalid("the change returned null: return the changed entity, or the argument itself");
        }
        Draft<T> draft = mapping().draft(result, false);
        if (!draft.key().equals(key)) {
            throw invalid("the change returned an entity with another key: a key cannot change, insert and delete");
        }
        return new Changed<>(etag, before, draft, mapping().rows(draft));
    }

    private InvalidKeyException invalid(String what) {
        return new InvalidKeyException(
                "[MODIFY_RESULT] " + entity() + ": " + what,
                new Place(mapping().table(), key.partition(), key.row()),
                null);
    }

    @Override
    public @Nullable T stored(@Nullable String etag) {
        Changed<T> now = changed;
        return now == null ? null : mapping().stored(now.draft(), isIndexed() ? version : etag);
    }

    @Override
    public @Nullable T given() {
        return null;
    }

    @Override
    public Intent<T> as(String shared) {
        return new Modification<>(session, key, change, shared);
    }
}
