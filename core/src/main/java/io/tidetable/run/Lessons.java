package io.tidetable.run;

import io.tidetable.error.TidetableException;
import io.tidetable.mapping.EntityRows.Copy;
import io.tidetable.store.Outcome;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Change;
import io.tidetable.write.Failure;
import io.tidetable.write.Findings;
import io.tidetable.write.Planned;
import io.tidetable.write.Refusals;
import io.tidetable.write.WritePlan;
import io.tidetable.write.WritePlanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What one commit knows of index rows, and what each refusal teaches: the next plan is made with it. */
final class Lessons {
    private final Reads reads;
    private final List<? extends Intent<?>> intents;
    private final MainRows rows;
    private final Pace pace;
    private final KnownSegments segments;
    private final Holders holders;
    private Findings findings = Findings.NONE;
    private int drifted;

    /** Nothing is known yet; what is learned waits at the pace of the commit, and ends with it. */
    Lessons(Reads reads, List<? extends Intent<?>> intents, MainRows rows, Pace pace) {
        this.reads = reads;
        this.intents = intents;
        this.rows = rows;
        this.pace = pace;
        this.segments = new KnownSegments(reads.segments());
        this.holders = new Holders(reads, intents);
    }

    /** The plan by all that is known now. */
    Planned plan(List<Change> changes) {
        findings = findings.others(ofOthers(changes));
        return WritePlanner.plan(reads.table(), changes, findings.segments(segments.of(changes)));
    }

    /** Unique copies of rows that others wrote, which may share a value: those that another entity holds stay. */
    private Set<RowKey> ofOthers(List<Change> changes) {
        Map<Integer, List<Copy>> doubtful = new HashMap<>();
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            Row stored = rows.of(change.key());
            if (stored != null && stored.token() == null) {
                List<Copy> before = new ArrayList<>(change.unique(change.gone()));
                before.addAll(change.unique(change.kept()));
                doubtful.put(i, before);
            }
        }
        return doubtful.isEmpty() ? Set.of() : holders.heldByOthers(doubtful);
    }

    /** It was done: the segments are as planned. */
    void remember(WritePlan plan, Outcome.Done done) {
        segments.remember(plan, done);
    }

    /** Nobody can tell how the segments of these are. */
    void forgetSegments(List<Change> changes) {
        segments.forget(WritePlanner.segments(changes));
    }

    /** What is known holds for main rows as they were read: index rows come and go with them. */
    void forget() {
        rows.forget();
        segments.clear();
        findings = Findings.NONE;
        drifted = 0;
    }

    /**
     * Learns from a refusal, so that it can be tried again.
     *
     * @throws NotCommitted it would be refused again, or has been too often
     */
    void learn(List<Change> changes, WritePlan plan, Failure failure, Outcome.Refused refused) throws NotCommitted {
        if (failure instanceof Failure.Refused other) {
            int change = Math.max(other.change(), changes.size() == 1 ? 0 : -1);
            Change at = changes.get(Math.max(change, 0));
            throw new NotCommitted(change, Refusals.refused(reads.table(), at.entity(), at.key(), refused));
        }
        if (failure instanceof Failure.Drifted drift) {
            drift(plan, drift);
        } else if (failure instanceof Failure.Held held) {
            hold(changes, held, refused);
        } else {
            race(changes, plan, failure, refused);
        }
    }

    private void drift(WritePlan plan, Failure.Drifted drift) {
        findings = findings.missing(drift.copy());
        if (++drifted > 1) {
            findings = Steps.withMissing(findings, reads.rows(), plan);
        }
    }

    private void hold(List<Change> changes, Failure.Held held, Outcome.Refused refused) throws NotCommitted {
        RowKey copy = held.copy().row().key();
        Holders.Holder holder = holders.of(held.change(), copy);
        if (holder instanceof Holders.Holder.Alive) {
            Change change = changes.get(held.change());
            throw new NotCommitted(held.change(), Refusals.taken(reads.table(), change, held.copy(), refused.cause()));
        }
        if (holder instanceof Holders.Holder.Dead dead) {
            findings = findings.dead(copy, dead.etag());
        } else {
            lostRace(changes, held.change(), refused);
        }
    }

    private void race(List<Change> changes, WritePlan plan, Failure failure, Outcome.Refused refused)
            throws NotCommitted {
        int change = -1;
        if (failure instanceof Failure.TakeoverLost takeover) {
            findings = findings.dead(takeover.copy(), null);
        } else if (failure instanceof Failure.SegmentMoved moved) {
            segments.forget(Steps.segmentsFrom(plan, moved.segment()));
        } else {
            change = Steps.changeOf(failure);
            Intent<?> intent = intents.get(change);
            if (!intent.readsRow()) {
                throw new NotCommitted(change, refusal(intent, failure, refused));
            }
            forget(); // where one was written meanwhile, others may have been: one reading tells of all
        }
        lostRace(changes, change, refused);
    }

    private void lostRace(List<Change> changes, int change, Outcome.Refused refused) throws NotCommitted {
        if (!pace.afterRace()) {
            Change at = changes.get(Math.max(change, 0));
            throw new NotCommitted(
                    change, Refusals.contended(reads.table(), at.entity(), at.key(), pace.races(), refused.cause()));
        }
    }

    private static TidetableException refusal(Intent<?> intent, Failure failure, Outcome.Refused refused) {
        if (failure instanceof Failure.Exists) {
            return Refusals.exists(intent.mapping().table(), intent.entity(), intent.key(), refused.cause());
        }
        return failure instanceof Failure.Missing ? intent.missing(refused.cause()) : intent.conflict(refused.cause());
    }
}
