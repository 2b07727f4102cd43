package io.tidetable.run;

import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.Place;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Refusals;
import io.tidetable.write.Versions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes what one transaction should take; what is at fault is taken out, and the others go on without it. */
final class Group<T> {
    private static final int BAD_REQUEST = 400;
    private static final int TOO_LARGE = 413;

    /** Entities at fault in one transaction before all are looked at. */
    private static final int FAULTS_BEFORE_PROBE = 2;

    private final Session<T> session;
    private final Settings settings;
    private final SegmentReader segments;
    private final MainRows mainRows;
    private final BulkTally<T> tally;

    Group(Session<T> session, Settings settings, SegmentReader segments, MainRows mainRows, BulkTally<T> tally) {
        this.session = session;
        this.settings = settings;
        this.segments = segments;
        this.mainRows = mainRows;
        this.tally = tally;
    }

    /** Writes these, in as many transactions as it takes. */
    void write(List<Waiting<T>> entities) {
        List<Waiting<T>> left = new ArrayList<>(entities);
        int faults = 0;
        while (!left.isEmpty()) {
            List<Intent<T>> intents = sharing(left);
            try {
                report(intents, commit(intents, left).run());
                return;
            } catch (NotCommitted no) {
                if (no.error() instanceof UnknownOutcomeException || isOfAll(no.error())) {
                    left.forEach(each -> fail(each, asOf(each, no.error())));
                    return;
                }
                if (no.change() < 0 && left.size() > 1) {
                    write(left.subList(0, left.size() / 2));
                    write(left.subList(left.size() / 2, left.size()));
                    return;
                }
                fail(left.remove(Math.max(no.change(), 0)), no.error());
                if (++faults == FAULTS_BEFORE_PROBE && isOfMainRow(no.error())) {
                    left = probed(left, no.error() instanceof EntityExistsException);
                }
            }
        }
    }

    private List<Intent<T>> sharing(List<Waiting<T>> entities) {
        String version = Versions.next();
        return entities.stream().map(each -> each.intent().as(version)).toList();
    }

    private Commit commit(List<Intent<T>> intents, List<Waiting<T>> entities) {
        Map<RowKey, @Nullable Row> known = new HashMap<>();
        for (Waiting<T> each : entities) {
            if (each.known()) {
                known.put(each.intent().key(), each.row());
            }
        }
        return new Commit(session.gateway(), settings, segments, intents, known);
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
            rows = mainRows.read(
                    entities.stream().map(each -> each.intent().key()).toList());
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
