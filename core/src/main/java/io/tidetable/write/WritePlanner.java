package io.tidetable.write;

import io.tidetable.mapping.EntityRows.Copy;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Role.Standing;
import io.tidetable.write.WritePlan.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Changes of one partition to one transaction: the main row first among an entity's actions, then its copies; segments,
 * which changes share, last.
 */
public final class WritePlanner {
    private final String table;
    private final List<Change> changes;
    private final Findings findings;
    private final Map<RowKey, Step> steps = new LinkedHashMap<>();

    private WritePlanner(String table, List<Change> changes, Findings findings) {
        this.table = table;
        this.changes = changes;
        this.findings = findings;
    }

    /** The segments that must be known before these changes can be planned. */
    public static Set<RowKey> segments(List<Change> changes) {
        Set<RowKey> keys = new LinkedHashSet<>();
        for (Change change : changes) {
            change.unlisted().forEach(place -> keys.add(place.segment()));
            change.listed().forEach(place -> keys.add(place.segment()));
        }
        return keys;
    }

    /** The transaction of these changes, given what is known of index rows. */
    public static Planned plan(String table, List<Change> changes, Findings findings) {
        return new WritePlanner(table, changes, findings).plan();
    }

    private Planned plan() {
        for (int i = 0; i < changes.size(); i++) {
            Planned.Impossible impossible = add(i, changes.get(i));
            if (impossible != null) {
                return impossible;
            }
        }
        for (Segments.Touched segment : Segments.touched(changes, findings.segments())) {
            Segments.Next next = segment.next();
            if (next instanceof Segments.Next.Full full) {
                return new Planned.Impossible(
                        full.change(), Refusals.full(table, changes.get(full.change()), full.place(), full.ids()));
            }
            if (next instanceof Segments.Next.Written written) {
                put(written.write(), new Role.OfSegment(segment.changes()));
            }
        }
        return Budget.check(table, changes, List.copyOf(steps.values()));
    }

    private Planned.@Nullable Impossible add(int i, Change change) {
        if (steps.containsKey(change.key())) {
            return new Planned.Impossible(i, Refusals.twice(table, change));
        }
        put(change.main(), new Role.Main(i));
        change.gone().forEach(copy -> takeAway(i, copy));
        List<Copy> copies = new ArrayList<>(change.kept());
        copies.addAll(change.added());
        for (int n = 0; n < copies.size(); n++) {
            Copy copy = copies.get(n);
            boolean had = n < change.kept().size();
            boolean kept = had && !findings.missing().contains(keyOf(copy));
            if (had && findings.others().contains(keyOf(copy))) {
                continue;
            }
            if (!make(i, change, copy, kept)) {
                return taken(i, change, copy, kept);
            }
        }
        return null;
    }

    /** Of two that claim a value the one is at fault that does not hold it, be it before the other. */
    private Planned.Impossible taken(int i, Change change, Copy copy, boolean kept) {
        Step other = steps.get(keyOf(copy));
        if (kept && other != null && other.role() instanceof Role.OfCopy claim && claim.standing() != Standing.KEPT) {
            Change newcomer = changes.get(claim.change());
            return new Planned.Impossible(claim.change(), Refusals.taken(table, newcomer, claim.copy(), null));
        }
        return new Planned.Impossible(i, Refusals.taken(table, change, copy, null));
    }

    private void takeAway(int i, Copy copy) {
        if (findings.others().contains(keyOf(copy)) || findings.missing().contains(keyOf(copy))) {
            return; // what is there, or comes there, is not this entity's
        }
        Step other = steps.get(keyOf(copy));
        if (other == null) {
            put(new Write.Delete(keyOf(copy), Write.ANY), new Role.OfCopy(i, copy, Standing.GONE));
        } else if (other.role() instanceof Role.OfCopy taker) {
            // a change before this one takes the value that this one sets free
            Row row = Change.stamped(
                    taker.copy().row(), changes.get(taker.change()).version());
            put(new Write.Replace(row, Write.ANY), new Role.OfCopy(taker.change(), taker.copy(), Standing.KEPT));
        }
    }

    /** Whether the copy's key is not claimed by another change. */
    private boolean make(int i, Change change, Copy copy, boolean kept) {
        Row row = Change.stamped(copy.row(), change.version());
        Step other = steps.get(row.key());
        if (other != null) {
            if (!(other.role() instanceof Role.OfCopy holder) || holder.standing() != Standing.GONE) {
                return false;
            }
            put(new Write.Replace(row, Write.ANY), new Role.OfCopy(i, copy, Standing.KEPT));
            return true;
        }
        String dead = findings.dead().get(row.key());
        if (!copy.index().model().unique()) {
            put(new Write.Upsert(row), new Role.OfCopy(i, copy, kept ? Standing.KEPT : Standing.ADDED));
        } else if (kept) {
            put(new Write.Replace(row, Write.ANY), new Role.OfCopy(i, copy, Standing.KEPT));
        } else if (dead != null) {
            put(new Write.Replace(row, dead), new Role.OfCopy(i, copy, Standing.TAKEN_OVER));
        } else {
            put(new Write.Insert(row), new Role.OfCopy(i, copy, Standing.ADDED));
        }
        return true;
    }

    private void put(Write write, Role role) {
        steps.put(write.key(), new Step(write, role));
    }

    private static RowKey keyOf(Copy copy) {
        return copy.row().key();
    }
}
