package io.tidetable.run;

import io.tidetable.error.InvalidValueException;
import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;
import io.tidetable.mapping.EntityRows;
import io.tidetable.mapping.Target;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.SentBytes;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Writes of many entities: grouped by partition, in transactions, partitions in parallel. */
final class BulkWrites<T> {
    /** What an entity takes in memory beside its rows, about. */
    private static final int ENTITY_BYTES = 512;

    private static final String NO_VERSION = "";

    private final Session<T> session;

    BulkWrites(Session<T> session) {
        this.session = session;
    }

    BulkResult<T> insertAll(Iterable<? extends T> entities, BulkListener<? super T> listener) {
        return each(entities, listener, entity -> {
            Insert<T> insert = Insert.of(session, entity, NO_VERSION);
            return waiting(insert, insert.after());
        });
    }

    BulkResult<T> saveAll(Iterable<? extends T> entities, BulkListener<? super T> listener) {
        return each(entities, listener, entity -> {
            Replacement<T> save = Replacement.save(session, entity, NO_VERSION);
            return waiting(save, save.after());
        });
    }

    BulkResult<T> deleteAll(Iterable<? extends T> entities, BulkListener<? super T> listener) {
        return each(entities, listener, entity -> {
            Target target = session.mapping().target(entity);
            return removal(new Removal<>(session, entity, target.key(), target.token(), NO_VERSION));
        });
    }

    /**
     * An entity that a query found.
     *
     * @param key keys of its main row
     * @param main its main row with all properties; null where another row was read, and it is to be read yet
     */
    record Candidate(RowKey key, @Nullable Row main) {}

    /**
     * Deletes what a query found, under the ETags of the main rows.
     *
     * @param asked whether a main row is what was asked for: told of those that were not read, and of those that are
     *     others now
     */
    BulkResult<T> deleteFound(Iterator<Candidate> found, Predicate<Row> asked) {
        BulkRun<T> run = new BulkRun<>(session, new BulkListener<T>() {});
        return fed(run, () -> feed(run, found, asked));
    }

    private void feed(BulkRun<T> run, Iterator<Candidate> found, Predicate<Row> asked) {
        while (!run.isStopped()) {
            Candidate next;
            try {
                if (!found.hasNext()) {
                    break;
                }
                next = found.next();
            } catch (TidetableException unread) {
                run.failed(null, unread); // what was found before goes, and the result tells
                break;
            }
            Waiting<T> waiting = removal(new FoundRemoval<>(session, next.key(), asked, NO_VERSION));
            run.add(next.main() == null ? waiting : waiting.read(next.main()));
        }
    }

    private BulkResult<T> each(
            Iterable<? extends T> entities, BulkListener<? super T> listener, Function<T, Waiting<T>> wanted) {
        Objects.requireNonNull(entities, "entities"); // of the call, not of the input: nothing to report in a result
        BulkRun<T> run = new BulkRun<>(session, listener);
        return fed(run, () -> feed(run, entities, wanted));
    }

    /** The result; where feeding ends by an error, what was given before is written too, and no longer under way. */
    private BulkResult<T> fed(BulkRun<T> run, Runnable feeding) {
        try {
            feeding.run();
        } catch (RuntimeException | Error thrown) {
            try {
                run.end();
            } catch (RuntimeException | Error also) {
                thrown.addSuppressed(also);
            }
            throw thrown;
        }
        return run.end();
    }

    private void feed(BulkRun<T> run, Iterable<? extends T> entities, Function<T, Waiting<T>> wanted) {
        Iterator<? extends T> all = null;
        for (long number = 0; !run.isStopped(); number++) {
            T entity;
            try {
                all = all == null ? entities.iterator() : all;
                if (!all.hasNext()) {
                    break;
                }
                entity = all.next();
            } catch (RuntimeException thrown) {
                run.failed(
                        null,
                        invalid(
                                "BULK_INPUT",
                                "the input threw behind entity " + number
                                        + ": what came before is written, mend the input and go on from there",
                                thrown));
                break;
            }
            add(run, entity, number, wanted);
        }
    }

    private void add(BulkRun<T> run, @Nullable T entity, long number, Function<T, Waiting<T>> wanted) {
        if (entity == null) {
            run.failed(
                    null, invalid("BULK_NULL", "entity " + (number + 1) + " of the input is null: leave it out", null));
            return;
        }
        Waiting<T> waiting;
        try {
            waiting = wanted.apply(entity);
        } catch (TidetableException refused) {
            run.failed(entity, refused);
            return;
        } catch (RuntimeException thrown) { // its accessor, or it is of another class
            run.failed(
                    entity,
                    invalid(
                            "BULK_ENTITY",
                            "entity " + (number + 1) + " of the input threw when it was read: see the cause, the others"
                                    + " go on",
                            thrown));
            return;
        }
        run.add(waiting);
    }

    private TidetableException invalid(String rule, String what, @Nullable Throwable cause) {
        return new InvalidValueException(
                "[" + rule + "] " + session.mapping().model().entity() + ": " + what,
                new Place(session.gateway().table(), null, null),
                cause);
    }

    private Waiting<T> waiting(Intent<T> intent, EntityRows after) {
        int actions = 1 + after.copies().size() + after.listings().size();
        long bytes = ENTITY_BYTES + SentBytes.of(after);
        return new Waiting<>(intent, actions, bytes, false, null);
    }

    private Waiting<T> removal(Intent<T> intent) {
        int actions = 1
                + session.mapping().indexes().size()
                + session.mapping().indexEntities().size();
        return new Waiting<>(intent, actions, ENTITY_BYTES, false, null);
    }
}
