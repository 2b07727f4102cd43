package io.tidetable.mapping;

import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.store.RowKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What rows are to a class, by the constant text in their keys. */
final class RowKinds {
    private static final RowKind MAIN = new RowKind.Main();
    private static final RowKind FOREIGN = new RowKind.Foreign();

    private final KeyLayout partition;
    private final KeyLayout row;
    private final String lead;
    private final Map<String, RowKind> byName = new HashMap<>();

    RowKinds(MainKeys.Layout layout, String lead, List<IndexLayout> indexes, List<ListingLayout> listings) {
        this.partition = layout.partitionKey();
        this.row = layout.rowKey();
        this.lead = lead;
        indexes.forEach(index -> byName.put(index.model().name(), new RowKind.Copy(index)));
        listings.forEach(index -> byName.put(index.model().name(), new RowKind.Listing(index)));
    }

    RowKind of(RowKey key) {
        if (!fits(partition, key.partition())) {
            return FOREIGN;
        }
        if (!key.row().startsWith(Layouts.INDEX)) {
            return fits(row, key.row()) ? MAIN : FOREIGN;
        }
        int end = key.row().indexOf(Layouts.JOINT, lead.length());
        return key.row().startsWith(lead) && end >= 0
                ? byName.getOrDefault(key.row().substring(lead.length(), end), FOREIGN)
                : FOREIGN;
    }

    private static boolean fits(KeyLayout layout, String key) {
        return layout.slots().isEmpty() ? key.equals(layout.lead()) : key.startsWith(layout.lead());
    }
}
