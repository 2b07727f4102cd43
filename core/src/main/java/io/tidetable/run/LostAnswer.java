package io.tidetable.run;

import io.tidetable.error.ServiceException;
import io.tidetable.error.TidetableException;
import io.tidetable.store.Outcome;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Change;
import io.tidetable.write.Refusals;
import io.tidetable.write.Settlement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A write whose answer was lost.
 *
 * @param changes what was sent
 * @param guarded tokens in the main rows for which it was planned
 * @param sent when the first of its tries was sent, by this machine's clock
 * @param turnedAway whether the service answered each of them with 503 ServerBusy: not received, and over
 * @param cause the client's exception
 */
record LostAnswer(
        Reads reads,
        List<Change> changes,
        Map<RowKey, String> guarded,
        Instant sent,
        boolean turnedAway,
        RuntimeException cause) {
    /** In place of the ETag of a row that another has written since: no row has it. */
    private static final String OVERTAKEN = "W/\"datetime'1601-01-01T00%3A00%3A00Z'\"";

    /** What clocks may differ by: the service takes no request signed more than 15 minutes off (Shared Key). */
    private static final Duration CLOCKS = Duration.ofHours(1);

    private static final int UNAVAILABLE = 503;
    private static final String BUSY = "ServerBusy";

    /**
     * What the main rows tell.
     *
     * @param done ETags of the main rows, where it was done
     * @param rows the main rows as they are
     * @param mayArrive whether it may still be done
     */
    record Settled(@Nullable List<@Nullable String> done, Map<RowKey, @Nullable Row> rows, boolean mayArrive) {}

    /** The same write, sent once more under the same token, and lost again, or lost for the first time. */
    static LostAnswer of(
            Reads reads,
            List<Change> changes,
            Map<RowKey, String> guarded,
            Outcome.Unknown unknown,
            Instant sent,
            @Nullable LostAnswer before) {
        boolean busy = unknown.cause() instanceof ServiceException answer
                && answer.status() == UNAVAILABLE
                && answer.code().equals(BUSY);
        return new LostAnswer(
                reads,
                changes,
                guarded,
                before == null ? sent : before.sent(),
                busy && (before == null || before.turnedAway()),
                unknown.cause());
    }

    /** Reads the main rows and judges. */
    Settled settle() throws NotCommitted {
        Map<RowKey, @Nullable Row> rows = read();
        List<Settlement> judged = judged(rows);
        return switch (Settlement.together(changes, judged)) {
            case DONE -> new Settled(etags(rows), rows, false);
            case AGAIN -> new Settled(null, rows, !turnedAway);
            case AGAIN_FOR_SURE -> new Settled(null, rows, false);
            case UNKNOWN -> throw unknown(judged.indexOf(Settlement.UNKNOWN), null);
        };
    }

    /** The main rows as they are; a service that fails is asked again: without them nobody can tell. */
    Map<RowKey, @Nullable Row> read() {
        List<RowKey> keys = changes.stream().map(Change::key).toList();
        Pace pace = new Pace();
        while (true) {
            try {
                return reads.rows().read(keys);
            } catch (ServiceException failing) {
                if (!pace.afterLostAnswer()) {
                    throw failing;
                }
            }
        }
    }

    /** What each main row tells by itself. */
    List<Settlement> judged(Map<RowKey, @Nullable Row> rows) {
        return changes.stream()
                .map(change -> judged(change, rows.get(change.key())))
                .toList();
    }

    private Settlement judged(Change change, @Nullable Row now) {
        Settlement told = Settlement.of(change.main(), change.version(), guarded.get(change.key()), now);
        return told == Settlement.UNKNOWN && wasRefused(change, now) ? Settlement.AGAIN_FOR_SURE : told;
    }

    /** Whether what is there, and is not ours, was so before the first try was sent. */
    private boolean wasRefused(Change change, @Nullable Row now) {
        if (now == null) {
            return turnedAway && !guarded.containsKey(change.key());
        }
        Instant written = now.timestamp();
        return written != null && written.isBefore(turnedAway ? sent : sent.minus(CLOCKS));
    }

    private List<@Nullable String> etags(Map<RowKey, @Nullable Row> rows) {
        List<@Nullable String> etags = new ArrayList<>();
        for (Change change : changes) {
            Row now = rows.get(change.key());
            boolean ours = now != null && change.version().equals(now.token());
            etags.add(change.isDelete() ? null : ours && now != null ? now.etag() : OVERTAKEN);
        }
        return etags;
    }

    /** The same of some of the changes, by their places. */
    LostAnswer of(List<Integer> places) {
        return new LostAnswer(reads, places.stream().map(changes::get).toList(), guarded, sent, turnedAway, cause);
    }

    /** Nobody can tell; why it was not tried on is suppressed in it. */
    NotCommitted unknown(int change, @Nullable TidetableException why) {
        Change at = changes.get(Math.max(change, 0));
        TidetableException error = Refusals.unknown(reads.table(), at.entity(), at.key(), cause);
        if (why != null) {
            error.addSuppressed(why);
        }
        return new NotCommitted(change, error, this);
    }
}
