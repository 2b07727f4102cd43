package io.tidetable.write;

import io.tidetable.error.UnreadableRowException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whether a finding holds for a main row and an index row that were there at one time. */
public final class Judgement {
    private Judgement() {}

    /** Whether the finding holds; not where the main row cannot be read, for nobody can tell. */
    public static boolean holds(EntityMapping<?> mapping, Finding finding, @Nullable Row main, @Nullable Row index) {
        EntityRows rows;
        try {
            rows = main == null || !(mapping.kind(main.key()) instanceof RowKind.Main) ? null : mapping.rows(main);
        } catch (UnreadableRowException unreadable) {
            return false;
        }
        if (finding instanceof Finding.MissingCopy missing) {
            return index == null && copy(rows, missing.copy()) != null;
        }
        if (finding instanceof Finding.StaleCopy stale) {
            EntityRows.Copy wanted = copy(rows, stale.copy());
            return main != null && index != null && wanted != null && !fits(wanted, main, index);
        }
        if (finding instanceof Finding.OrphanedCopy orphan) {
            return index != null && names(index, orphan.main()) && copy(rows, orphan.copy()) == null;
        }
        if (finding instanceof Finding.MissingPlace missing) {
            return lists(rows, missing.segment()) && !isListed(index, missing.main());
        }
        if (finding instanceof Finding.OrphanedPlace orphan) {
            return isListed(index, orphan.main()) && !lists(rows, orphan.segment());
        }
        if (finding instanceof Finding.Unindexable) {
            return rows != null
                    && rows.impossible().stream().anyMatch(each -> each.index().equals(finding.index()));
        }
        return copy(rows, ((Finding.Duplicate) finding).copy()) != null;
    }

    /** Keys of the index row that a finding is about; of the main row where there can be none. */
    public static RowKey index(Finding finding) {
        if (finding instanceof Finding.MissingCopy missing) {
            return missing.copy();
        }
        if (finding instanceof Finding.StaleCopy stale) {
            return stale.copy();
        }
        if (finding instanceof Finding.OrphanedCopy orphan) {
            return orphan.copy();
        }
        if (finding instanceof Finding.MissingPlace missing) {
            return missing.segment();
        }
        if (finding instanceof Finding.OrphanedPlace orphan) {
            return orphan.segment();
        }
        return finding instanceof Finding.Duplicate duplicate ? duplicate.copy() : finding.main();
    }

    private static boolean fits(EntityRows.Copy wanted, Row main, Row index) {
        return Contents.of(wanted.row().properties(), main.token()) == Contents.of(index);
    }

    private static boolean names(Row copy, RowKey main) {
        String rowKey = copy.properties().get(Row.MAIN_ROW_KEY) instanceof String named ? named : "";
        return Objects.equals(rowKey, main.row());
    }

    private static EntityRows.@Nullable Copy copy(@Nullable EntityRows rows, RowKey key) {
        return rows == null
                ? null
                : rows.copies().stream()
                        .filter(copy -> copy.row().key().equals(key))
                        .findFirst()
                        .orElse(null);
    }

    private static boolean lists(@Nullable EntityRows rows, RowKey segment) {
        return rows != null
                && rows.listings().stream().anyMatch(place -> place.segment().equals(segment));
    }

    private static boolean isListed(@Nullable Row segment, RowKey main) {
        return segment != null && Segment.ids(segment).contains(main.row());
    }
}
