package io.tidetable.run;

import io.tidetable.error.TidetableException;
import io.tidetable.repository.IndexReport;
import io.tidetable.store.RowKey;
import io.tidetable.write.Finding;
import io.tidetable.write.Judgement;
import java.util.ArrayList;
import java.util.List;

/** Counts what upkeep finds. */
final class Tally {
    private static final int MAX_EXAMPLES = 100;

    /** Examples of rows of others: they are no finding, and leave room for findings. */
    private static final int MAX_STRANGERS = 10;

    private final List<String> examples = new ArrayList<>();
    private long checked;
    private long missing;
    private long orphaned;
    private long stale;
    private long duplicated;
    private long foreign;

    void checked(long entities) {
        checked += entities;
    }

    void strangers(List<RowKey> rows) {
        for (RowKey row : rows) {
            if (foreign++ < MAX_STRANGERS) {
                example("foreign: row " + text(row) + " is not of this class and is left alone");
            }
        }
    }

    void add(Finding finding) {
        String index = " (index " + finding.index() + ")";
        String row = text(Judgement.index(finding));
        String main = text(finding.main());
        if (finding instanceof Finding.MissingCopy) {
            missing++;
            example("missing: copy " + row + " of entity " + main + index);
        } else if (finding instanceof Finding.MissingPlace) {
            missing++;
            example("missing: entity " + main + " in segment " + row + index);
        } else if (finding instanceof Finding.StaleCopy) {
            stale++;
            example("stale: copy " + row + " of entity " + main + index);
        } else if (finding instanceof Finding.OrphanedCopy) {
            orphaned++;
            example("orphaned: copy " + row + " of entity " + main + ", which would not write it" + index);
        } else if (finding instanceof Finding.OrphanedPlace) {
            orphaned++;
            example("orphaned: entity " + main + " in segment " + row + ", where it should not be" + index);
        } else if (finding instanceof Finding.Unindexable none) {
            missing++;
            example("missing: entity " + main + " can have no row in index " + finding.index() + ": " + none.why());
        } else {
            duplicated++;
            example("duplicated: unique value of copy " + row + ", held by entities " + main + " and "
                    + text(((Finding.Duplicate) finding).other()) + index + ": change one of them");
        }
    }

    /** What was found and could not be mended; the others go on. */
    void unmended(TidetableException why) {
        example("not mended: " + why.getMessage());
    }

    /** What another has counted, behind what is counted here. */
    void add(Tally other) {
        checked += other.checked;
        missing += other.missing;
        orphaned += other.orphaned;
        stale += other.stale;
        duplicated += other.duplicated;
        foreign += other.foreign;
        other.examples.forEach(this::example);
    }

    private void example(String text) {
        if (examples.size() < MAX_EXAMPLES) {
            examples.add(text);
        }
    }

    private static String text(RowKey key) {
        return "('" + key.partition() + "', '" + key.row() + "')";
    }

    IndexReport report(String position) {
        return new IndexReport(checked, missing, orphaned, stale, duplicated, foreign, examples, position);
    }
}
