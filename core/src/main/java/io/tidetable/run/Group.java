package io.tidetable.run;

import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.Place;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.mapping.EntityRows.Copy;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Change;
import io.tidetable.write.Refusals;
import io.tidetable.write.Settlement;
import io.tidetable.write.Versions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes what one transaction should take; what is at fault is taken out, and the others go on without it. */
final class Group<T> {
    private static final int BAD_REQUEST = 400;
    private static final int TOO_LARGE = 413;

    /** Entities at fault in one transaction before all are looked at. */
    private static final int FAULTS_BEFORE_PROBE = 2;

    private final Session<T> session;
    private final Reads reads;
    private final BulkTally<T> tally;

    Group(Session<T> session, Reads reads, BulkTally<T> tally) {
        this.session = session;
        this.reads = reads;
        this.tally = tally;
    }

    /** Writes these, in as many transactions as it takes. */
    void write(List<Waiting<T>> entities) {
        Map<RowKey, @Nullable Row> known = new HashMap<>();
        for (Waiting<T> each : entities) {
            if (each.known()) {
                known.put(each.intent().key(), each.row());
            }
        }
        write(entities, Versions.next(), known, null);
    }

    /** The same under one token, knowing these main rows, behind a try whose outcome is open. */
    private void write(
            List<Waiting<T>> entities, String version, Map<RowKey, @Nullable Row> read, @Nullable LostAnswer open) {
        List<Waiting<T>> left = new ArrayList<>(entities);
        Map<RowKey, @Nullable Row> known = read;
        LostAnswer lost = open;
        int keyFaults = 0;
        int valueFaults = 0;
        while (!left.isEmpty()) {
            List<Intent<T>> intents =
                    left.stream().map(each -> each.intent().as(version)).toList();
            Commit commit = new Commit(reads, intents, known, lost);
            try {
                report(intents, commit.run());
                return;
            } catch (NotCommitted no) {
                known = commit.known();
                lost = null;
                if (no.lost() != null) {
                    settle(left, version, no.lost(), no);
                    return;
                }
                if (no.error() instanceof UnknownOutcomeException || isOfAll(no.error())) {
                    left.forEach(each -> fail(each, asOf(each, no.error())));
                    return;
                }
                if (no.change() < 0 && left.size() > 1) {
                    write(left.subList(0, left.size() / 2), version, known, null);
                    write(left.subList(left.size() / 2, left.size()), version, known, null);
                    return;
                }
                fail(left.remove(Math.max(no.change(), 0)), no.error());
                if (isOfMainRow(no.error()) && ++keyFaults == FAULTS_BEFORE_PROBE) {
                    left = probed(left, no.error() instanceof EntityExistsException);
                } else if (no.error() instanceof UniqueIndexException && ++valueFaults == FAULTS_BEFORE_PROBE) {
                    left = withoutTaken(left, version, known);
                }
            }
        }
    }

    /**
     * Settles each entity of a lost transaction by its own main row: what was not done is tried again without those
     * that nobody can tell of.
     *
     * @param no names the entity for which it was not tried on, if there is one
     */
    private void settle(List<Waiting<T>> entities, String version, LostAnswer lost, NotCommitted no) {
        Map<RowKey, @Nullable Row> rows;
        List<Settlement> judged;
        try {
            rows = lost.read();
            judged = lost.judged(rows);
        } catch (TidetableException unread) {
            entities.forEach(each -> fail(each, unknown(each, lost)));
            return;
        }
        boolean notDone = Settlement.proves(lost.changes(), judged);
        List<Integer> again = new ArrayList<>();
        List<Waiting<T>> overtaken = new ArrayList<>();
        for (int i = 0; i < entities.size(); i++) {
            Waiting<T> each = entities.get(i);
            if (judged.get(i) == Settlement.DONE) {
                Row now = rows.get(each.intent().key());
                report(List.of(each.intent().as(version)), Collections.singletonList(now == null ? null : now.etag()));
            } else if (judged.get(i) == Settlement.UNKNOWN && notDone) {
                overtaken.add(each);
            } else if (i == no.change()) {
                fail(each, no.error());
            } else if (judged.get(i) == Settlement.UNKNOWN) {
                fail(each, unknown(each, lost));
            } else {
                again.add(i);
            }
        }
        if (again.size() == entities.size()) {
            entities.forEach(each -> fail(each, unknown(each, lost))); // the service stays away
            return;
        }
        write(again.stream().map(entities::get).toList(), version, rows, lost.of(again));
        write(overtaken, version, rows, null);
    }

    private TidetableException unknown(Waiting<T> each, LostAnswer lost) {
        return Refusals.unknown(
                session.gateway().table(), each.intent().entity(), each.intent().key(), lost.cause());
    }

    private void report(List<Intent<T>> intents, List<@Nullable String> etags) {
        List<T> stored = new ArrayList<>();
        for (int i = 0; i < intents.size(); i++) {
            T entity = intents.get(i).stored(etags.get(i));
            if (entity != null) {
                stored.add(entity);
            }
        }
        tally.committed(intents.size(), stored);
    }

    /** Whether all of the group met it, and would meet it alone. */
    private static boolean isOfAll(TidetableException error) {
        return error instanceof TableNotFoundException
                || (error instanceof ServiceException refused
                        && refused.status() != BAD_REQUEST
                        && refused.status() != TOO_LARGE);
    }

    private static boolean isOfMainRow(TidetableException error) {
        return error instanceof EntityExistsException || error instanceof EntityNotFoundException;
    }

    /** A transaction's exception for one of its entities: each names its own row. */
    private TidetableException asOf(Waiting<T> each, TidetableException error) {
        RowKey key = each.intent().key();
        String table = session.gateway().table();
        Place place = new Place(table, key.partition(), key.row());
        if (error instanceof UnknownOutcomeException) {
            return Refusals.unknown(table, each.intent().entity(), key, error.getCause());
        }
        return error instanceof ServiceException refused
                ? new ServiceException(
                        String.valueOf(error.getMessage()), refused.status(), refused.code(), place, error.getCause())
                : error;
    }

    /** Takes out at once all whose key is taken, or all whose row is not there. */
    private List<Waiting<T>> probed(List<Waiting<T>> entities, boolean taken) {
        Map<RowKey, @Nullable Row> rows;
        try {
            rows = reads.rows()
                    .read(entities.stream().map(each -> each.intent().key()).toList());
        } catch (TidetableException unread) {
            return entities;
        }
        List<Waiting<T>> left = new ArrayList<>();
        for (Waiting<T> each : entities) {
            RowKey key = each.intent().key();
            if ((rows.get(key) != null) != taken) {
                left.add(each);
            } else if (taken) {
                fail(
                        each,
                        Refusals.exists(session.gateway().table(), each.intent().entity(), key, null));
            } else {
                fail(each, each.intent().missing(null));
            }
        }
        return left;
    }

    /** Takes out at once all whose unique value another entity holds. */
    private List<Waiting<T>> withoutTaken(List<Waiting<T>> entities, String version, Map<RowKey, @Nullable Row> known) {
        List<Intent<T>> intents =
                entities.stream().map(each -> each.intent().as(version)).toList();
        Map<Integer, Change> changes = new HashMap<>();
        Map<Integer, List<Copy>> copies = new HashMap<>();
        Set<RowKey> held;
        try {
            for (int i = 0; i < intents.size(); i++) {
                Intent<T> intent = intents.get(i);
                if (!intent.readsRow() || known.containsKey(intent.key())) {
                    Change change = intent.change(known.get(intent.key()));
                    changes.put(i, change);
                    copies.put(i, change.unique(change.added()));
                }
            }
            held = new Holders(reads, intents).heldByOthers(copies);
        } catch (TidetableException unread) {
            return entities; // the next transaction tells
        }
        List<Waiting<T>> left = new ArrayList<>(entities);
        changes.forEach((place, change) -> change.unique(change.added()).stream()
                .filter(copy -> held.contains(copy.row().key()))
                .findFirst()
                .ifPresent(copy -> {
                    Waiting<T> each = entities.get(place);
                    left.remove(each);
                    fail(each, Refusals.taken(session.gateway().table(), change, copy, null));
                }));
        return left;
    }

    /** An entity that should go and is not there is neither committed nor failed. */
    void fail(Waiting<T> each, TidetableException error) {
        if (!each.intent().mayBeNeedless() || !(error instanceof EntityNotFoundException)) {
            tally.failed(given(each), error);
        }
    }

    private @Nullable T given(Waiting<T> each) {
        T given = each.intent().given();
        Row row = each.row();
        if (given != null || row == null) {
            return given;
        }
        try {
            return session.mapping().entity(row);
        } catch (TidetableException unreadable) {
            return null;
        }
    }
}
