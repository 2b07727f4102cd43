package io.tidetable.run;

import io.tidetable.error.InvalidValueException;
import io.tidetable.error.Place;
import io.tidetable.repository.Committed;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;

/** What a transaction stored, by the objects that were given. */
final class StoredEntities implements Committed {
    private final IdentityHashMap<Object, Object> stored;
    private final List<Intent<?>> written;

    StoredEntities(IdentityHashMap<Object, Object> stored, List<Intent<?>> written) {
        this.stored = stored;
        this.written = written;
    }

    @Override
    @SuppressWarnings("unchecked") // of the same class as what was given
    public <T> T stored(T given) {
        Object found = stored.get(Objects.requireNonNull(given, "given"));
        if (found == null) {
            throw new InvalidValueException(
                    "[TRANSACTION_STRANGER] " + given.getClass().getSimpleName()
                            + ": this object was not given to the transaction: ask with the very object",
                    written.isEmpty() ? Place.UNKNOWN : place(),
                    null);
        }
        return (T) found;
    }

    private Place place() {
        Intent<?> first = written.get(0);
        return new Place(
                first.session().gateway().table(),
                first.key().partition(),
                first.key().row());
    }

    @Override
    public String toString() {
        if (written.isEmpty()) {
            return "committed: nothing to write";
        }
        Intent<?> first = written.get(0);
        String writes = written.size() == 1 ? "1 write" : written.size() + " writes";
        return "committed: " + writes + " (table " + first.session().gateway().table() + ", partition '"
                + first.key().partition() + "')";
    }
}
