package io.tidetable.repository;

import java.util.List;

/**
 * Entities checked, index rows (or places in an index entity) missing, orphaned and stale, unique values held twice, up
 * to 100 examples, and the position to resume from.
 */
public record IndexReport(
        long checked,
        long missing,
        long orphaned,
        long stale,
        long duplicated,
        List<String> examples,
        String position) {
    public IndexReport {
        examples = List.copyOf(examples);
    }

    /** Whether nothing is wrong. */
    public boolean isClean() {
        return missing == 0 && orphaned == 0 && stale == 0 && duplicated == 0;
    }
}
