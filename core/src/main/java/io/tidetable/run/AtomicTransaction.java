package io.tidetable.run;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.Place;
import io.tidetable.mapping.Target;
import io.tidetable.query.Key;
import io.tidetable.repository.AtomicWrites;
import io.tidetable.repository.Committed;
import io.tidetable.repository.Patch;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.write.Versions;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Collects writes of several classes, and commits all of them or none. */
public final class AtomicTransaction implements AtomicWrites {
    private final Sessions sessions;
    private final String version = Versions.next();
    private final Map<RowKey, Intent<?>> intents = new LinkedHashMap<>();
    private @Nullable String table;
    private @Nullable Session<?> first;
    private boolean ended;

    /** Nothing is collected yet. */
    public AtomicTransaction(Sessions sessions) {
        this.sessions = sessions;
    }

    /** Gives the session of a class. */
    @FunctionalInterface
    public interface Sessions {
        /** Of a class in this table; null for the class's own. */
        <T> Session<T> of(Class<T> entity, @Nullable String table);
    }

    @Override
    public AtomicWrites inTable(String name) {
        if (!intents.isEmpty()) {
            throw invalid("[TRANSACTION_TABLE] a transaction: its table is named behind a write: name it first", null);
        }
        table = Objects.requireNonNull(name, "table");
        return this;
    }

    @Override
    public <T> AtomicWrites insert(T entity) {
        Insert<T> insert = Insert.of(session(entity), entity, version);
        Intent<?> before = intents.get(insert.key());
        if (before instanceof Removal<?> removal) {
            intents.remove(insert.key());
            return add(Replacement.of(removal, insert));
        }
        return add(insert);
    }

    @Override
    public <T> AtomicWrites update(T entity) {
        return add(Replacement.update(session(entity), entity, version));
    }

    @Override
    public <T> AtomicWrites save(T entity) {
        return add(Replacement.save(session(entity), entity, version));
    }

    @Override
    public <T> AtomicWrites delete(T entity) {
        Session<T> session = session(entity);
        Target target = session.mapping().target(entity);
        return add(new Removal<>(session, entity, target.key(), target.token(), version));
    }

    @Override
    public <T> AtomicWrites patch(Class<T> type, Key<T> key, Consumer<Patch<T>> changes) {
        Objects.requireNonNull(changes, "changes");
        Session<T> session = sessions.of(Objects.requireNonNull(type, "type"), table);
        RowKey rowKey = session.mapping().key(Objects.requireNonNull(key, "key").parts());
        PatchedMembers<T> collected = new PatchedMembers<>(session.mapping());
        changes.accept(collected);
        return add(new Patching<>(session, rowKey, collected, version));
    }

    @SuppressWarnings("unchecked") // getClass of a T is a class of T
    private <T> Session<T> session(T entity) {
        return sessions.of((Class<T>) Objects.requireNonNull(entity, "entity").getClass(), table);
    }

    private AtomicWrites add(Intent<?> intent) {
        if (ended) {
            throw invalid("[TRANSACTION_ENDED] a transaction: it was sent already: collect writes in the lambda", null);
        }
        Session<?> one = first == null ? intent.session() : first;
        first = one;
        if (!one.gateway().table().equals(intent.session().gateway().table())) {
            throw new InvalidKeyException(
                    "[TRANSACTION_TABLE] " + intent.entity() + ": a transaction writes one table ("
                            + one.gateway().table() + " and "
                            + intent.session().gateway().table() + "): use a transaction for each",
                    place(intent),
                    null);
        }
        RowKey other =
                intents.isEmpty() ? intent.key() : intents.keySet().iterator().next();
        if (!other.partition().equals(intent.key().partition())) {
            throw new InvalidKeyException(
                    "[TRANSACTION_PARTITION] " + intent.entity() + ": a transaction writes one partition ('"
                            + other.partition() + "' and '"
                            + intent.key().partition() + "'): use a transaction for each",
                    place(intent),
                    null);
        }
        if (intents.size() == Transaction.MAX_ACTIONS) {
            throw new LimitExceededException(
                    "[TRANSACTION_SIZE] " + intent.entity() + ": a transaction takes 100 actions, and each entity is at"
                            + " least one: write fewer entities at once",
                    place(intent),
                    null);
        }
        if (intents.putIfAbsent(intent.key(), intent) != null) {
            throw new InvalidKeyException(
                    "[TRANSACTION_ROW_TWICE] " + intent.entity()
                            + ": this row is written twice in one transaction: write its last state once",
                    place(intent),
                    null);
        }
        return this;
    }

    /** Sends what was collected. */
    public Committed commit() {
        ended = true;
        IdentityHashMap<Object, Object> stored = new IdentityHashMap<>();
        Session<?> session = first;
        if (session != null) {
            commit(session, stored);
        }
        return new StoredEntities(stored, List.copyOf(intents.values()));
    }

    private void commit(Session<?> session, IdentityHashMap<Object, Object> stored) {
        List<Intent<?>> all = new ArrayList<>(intents.values());
        try {
            List<@Nullable String> etags = new Commit(Reads.single(session), all, Map.of(), null).run();
            for (int i = 0; i < all.size(); i++) {
                remember(all.get(i), etags.get(i), stored);
            }
        } catch (NotCommitted no) {
            throw no.error();
        }
    }

    private static <T> void remember(Intent<T> intent, @Nullable String etag, IdentityHashMap<Object, Object> stored) {
        T given = intent.given();
        T result = intent.stored(etag);
        if (given != null && result != null) {
            stored.put(given, result);
        }
    }

    private Place place(Intent<?> intent) {
        return new Place(
                intent.session().gateway().table(),
                intent.key().partition(),
                intent.key().row());
    }

    private InvalidValueException invalid(String message, @Nullable Throwable cause) {
        return new InvalidValueException(message, new Place(table, null, null), cause);
    }
}
