package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.error.TidetableException;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Change;
import io.tidetable.write.Refusals;
import io.tidetable.write.Settlement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A write whose answer was lost.
 *
 * @param changes what was sent
 * @param guarded tokens in the main rows for which it was planned
 * @param cause the client's exception
 */
record LostAnswer(
        TableGateway gateway,
        Settings settings,
        List<Change> changes,
        Map<RowKey, String> guarded,
        RuntimeException cause) {
    /** In place of the ETag of a row that another has written since: no row has it. */
    private static final String OVERTAKEN = "W/\"datetime'1601-01-01T00%3A00%3A00Z'\"";

    /**
     * What the main rows tell.
     *
     * @param done ETags of the main rows, where it was done
     * @param rows the main rows as they are
     * @param mayArrive whether it may still be done
     */
    record Settled(@Nullable List<@Nullable String> done, Map<RowKey, @Nullable Row> rows, boolean mayArrive) {}

    /** Reads the main rows and judges. */
    Settled settle() throws NotCommitted {
        Map<RowKey, @Nullable Row> rows =
                Steps.rows(gateway, settings, changes.stream().map(Change::key).toList());
        List<Settlement> judged = new ArrayList<>();
        for (Change change : changes) {
            judged.add(
                    Settlement.of(change.main(), change.version(), guarded.get(change.key()), rows.get(change.key())));
        }
        return switch (Settlement.together(changes, judged)) {
            case DONE -> new Settled(etags(rows), rows, false);
            case AGAIN -> new Settled(null, rows, true);
            case AGAIN_FOR_SURE -> new Settled(null, rows, false);
            case UNKNOWN -> throw unknown(judged.indexOf(Settlement.UNKNOWN), null);
        };
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

    /** Nobody can tell; why it was not tried on is suppressed in it. */
    NotCommitted unknown(int change, @Nullable TidetableException why) {
        Change at = changes.get(Math.max(change, 0));
        TidetableException error = Refusals.unknown(gateway.table(), at.entity(), at.key(), cause);
        if (why != null) {
            error.addSuppressed(why);
        }
        return new NotCommitted(change, error);
    }
}
