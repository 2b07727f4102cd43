package io.tidetable.repository;

import java.util.List;
import java.util.Objects;

/**
 * What upkeep found.
 *
 * @param checked entities checked
 * @param missing copies, or places in index entities, that are not there
 * @param orphaned copies that their entity would not write, or places in index entities where it should not be
 * @param stale copies that do not hold what their entity holds
 * @param duplicated entities whose value of a unique index another holds too: change one of them
 * @param foreign index rows that are not of the class, or of an index that it does not have any more, and main rows
 *     that cannot be read as of the class: left alone, and no fault
 * @param examples up to 100 of these, with the keys of their rows
 * @param position the place to resume from with {@code from}: all partitions up to it are done; empty where none is
 */
public record IndexReport(
        long checked,
        long missing,
        long orphaned,
        long stale,
        long duplicated,
        long foreign,
        List<String> examples,
        String position) {
    /** Copies the list. */
    public IndexReport {
        examples = List.copyOf(Objects.requireNonNull(examples, "examples"));
        Objects.requireNonNull(position, "position");
    }

    /** Whether nothing is wrong. */
    public boolean isClean() {
        return missing == 0 && orphaned == 0 && stale == 0 && duplicated == 0;
    }
}
