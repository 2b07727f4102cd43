package io.tidetable.run;

import io.tidetable.error.TidetableException;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Change;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The main rows of one commit as read last, and the changes that its intents make of them. */
final class MainRows {
    private final Reads reads;
    private final List<? extends Intent<?>> intents;
    private final Map<RowKey, @Nullable Row> rows = new HashMap<>();

    /**
     * Nothing is read yet.
     *
     * @param known main rows that were read before, null where there is none
     */
    MainRows(Reads reads, List<? extends Intent<?>> intents, Map<RowKey, @Nullable Row> known) {
        this.reads = reads;
        this.intents = intents;
        for (Intent<?> intent : intents) {
            if (intent.readsRow() && known.containsKey(intent.key())) {
                rows.put(intent.key(), known.get(intent.key()));
            }
        }
    }

    /** The changes, of rows that are read where they are not known. */
    List<Change> changes() throws NotCommitted {
        readUnknown();
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < intents.size(); i++) {
            try {
                changes.add(intents.get(i).change(rows.get(intents.get(i).key())));
            } catch (TidetableException refused) {
                throw new NotCommitted(i, refused);
            }
        }
        return changes;
    }

    private void readUnknown() {
        List<RowKey> unread = new ArrayList<>();
        for (Intent<?> intent : intents) {
            if (intent.readsRow() && !rows.containsKey(intent.key())) {
                unread.add(intent.key());
            }
        }
        if (!unread.isEmpty()) {
            rows.putAll(reads.rows().read(unread));
        }
    }

    /** The row; null where there is none, or where nothing asks for it. */
    @Nullable
    Row of(RowKey key) {
        return rows.get(key);
    }

    /** The tokens in them. */
    Map<RowKey, String> versions() {
        Map<RowKey, String> versions = new HashMap<>();
        rows.forEach((key, row) -> {
            if (row != null && row.token() != null) {
                versions.put(key, row.token());
            }
        });
        return versions;
    }

    /** All that is known. */
    Map<RowKey, @Nullable Row> known() {
        return rows;
    }

    /** These were read elsewhere, those of all intents. */
    void know(Map<RowKey, @Nullable Row> read) {
        for (Intent<?> intent : intents) {
            if (intent.readsRow()) {
                rows.put(intent.key(), read.get(intent.key()));
            }
        }
    }

    /** All are to be read again. */
    void forget() {
        rows.clear();
    }
}
