package io.tidetable.run;

import io.tidetable.error.TidetableException;
import io.tidetable.mapping.EntityRows.Listing;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.write.Change;
import io.tidetable.write.SentBytes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Fills a transaction with entities in their order, as many as it takes. */
final class Packing<T> {
    /** What a segment takes in the request, about; one that takes more is found out when it is planned. */
    private static final int SEGMENT_BYTES = 16 * 1024;

    private final Reads.Rows rows;
    private final List<Waiting<T>> packed = new ArrayList<>();
    private final List<Waiting<T>> left = new ArrayList<>();
    private final Set<RowKey> segments = new HashSet<>();
    private int actions;
    private long bytes;

    Packing(Reads.Rows rows) {
        this.rows = rows;
    }

    /** What goes into the transaction. */
    List<Waiting<T>> packed() {
        return packed;
    }

    /** What is left for the next. */
    List<Waiting<T>> left() {
        return left;
    }

    /** Packs; an entity that is at fault by itself is handed over and is in neither list. */
    void pack(List<Waiting<T>> candidates, Group<T> group) {
        for (Waiting<T> each : read(candidates, group)) {
            if (!left.isEmpty()) {
                left.add(each);
                continue;
            }
            Change change;
            try {
                change = each.intent().change(each.row());
            } catch (TidetableException atFault) {
                group.fail(each, atFault);
                continue;
            }
            (fits(change) ? packed : left).add(each);
        }
    }

    private List<Waiting<T>> read(List<Waiting<T>> candidates, Group<T> group) {
        List<RowKey> unread = candidates.stream()
                .filter(each -> each.intent().readsRow() && !each.known())
                .map(each -> each.intent().key())
                .toList();
        if (unread.isEmpty()) {
            return candidates;
        }
        try {
            Map<RowKey, @Nullable Row> found = rows.read(unread);
            return candidates.stream()
                    .map(each -> found.containsKey(each.intent().key())
                            ? each.read(found.get(each.intent().key()))
                            : each)
                    .toList();
        } catch (TidetableException unreadable) {
            candidates.forEach(each -> group.fail(each, unreadable));
            return List.of();
        }
    }

    private boolean fits(Change change) {
        Set<RowKey> more = new HashSet<>();
        for (Listing place : change.unlisted()) {
            more.add(place.segment());
        }
        for (Listing place : change.listed()) {
            more.add(place.segment());
        }
        more.removeAll(segments);
        int moreActions =
                1 + change.gone().size() + change.kept().size() + change.added().size() + more.size();
        long moreBytes = SentBytes.of(change) + (long) SEGMENT_BYTES * more.size();
        boolean fits = packed.isEmpty()
                || (actions + moreActions <= Transaction.MAX_ACTIONS && bytes + moreBytes <= Transaction.MAX_BYTES);
        if (fits) {
            actions += moreActions;
            bytes += moreBytes;
            segments.addAll(more);
        }
        return fits;
    }
}
