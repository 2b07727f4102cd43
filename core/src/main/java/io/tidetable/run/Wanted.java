package io.tidetable.run;

import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.plan.Reading.Source;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a reading asks of each row, and how many it needs.
 *
 * @param select properties to read; empty for all
 * @param need rows at most; 0 for all
 * @param sieved whether rows may be dropped here, so that more are needed than are wanted
 */
record Wanted(EntityMapping<?> mapping, Source source, List<String> select, int need, boolean sieved) {
    /** Rows of the next page, after so many. */
    int top(int given) {
        if (need == 0 || sieved) {
            return PageRequest.MAX_ROWS;
        }
        int left = need > given ? need - given : need; // as many again where what was given is not there any more
        return Math.min(PageRequest.MAX_ROWS, left);
    }

    /** The keys of the main row; null where the row is none of ours. */
    @Nullable
    RowKey mainKey(Row row) {
        if (source == Source.MAIN) {
            return mapping.kind(row.key()) instanceof RowKind.Main ? row.key() : null;
        }
        return row.properties().get(Row.MAIN_ROW_KEY) instanceof String key
                ? new RowKey(row.key().partition(), key)
                : null;
    }
}
