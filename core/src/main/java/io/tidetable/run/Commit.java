package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UnknownOutcomeException;
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
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes one or more entities of one partition together: reads, plans, sends, and again until it is settled. */
final class Commit {
    private final Reads reads;
    private final TableGateway gateway;
    private final KnownSegments segments;
    private final Holders holders;
    private final List<? extends Intent<?>> intents;
    private final Pace pace = new Pace();
    private final Map<RowKey, @Nullable Row> rows;
    private Findings findings = Findings.NONE;
    private int drifted;
    private @Nullable LostAnswer lost;

    /**
     * A commit to come.
     *
     * @param known main rows that were read before, null where there is none
     * @param lost an earlier try of the same writes, under the same token, that may have been done; null where there is
     *     none
     */
    Commit(
            Reads reads,
            List<? extends Intent<?>> intents,
            Map<RowKey, @Nullable Row> known,
            @Nullable LostAnswer lost) {
        this.reads = reads;
        this.gateway = reads.gateway();
        this.segments = new KnownSegments(reads.segments());
        this.intents = intents;
        this.rows = new HashMap<>();
        for (Intent<?> intent : intents) {
            if (intent.readsRow() && known.containsKey(intent.key())) {
                rows.put(intent.key(), known.get(intent.key()));
            }
        }
        this.lost = lost;
        this.holders = new Holders(reads, intents);
    }

    /** One entity alone; its exception. */
    static <T> @Nullable T one(Intent<T> intent) {
        return one(intent, Map.of());
    }

    /** One entity alone whose main row was read before. */
    static <T> @Nullable T one(Intent<T> intent, Map<RowKey, @Nullable Row> known) {
        Session<T> session = intent.session();
        try {
            Commit commit = new Commit(Reads.single(session), List.of(intent), known, null);
            return intent.stored(commit.run().get(0));
        } catch (NotCommitted no) {
            throw no.error();
        }
    }

    /**
     * Commits all or none.
     *
     * @return the ETag of each main row, null of those deleted
     */
    List<@Nullable String> run() throws NotCommitted {
        try {
            while (true) {
                List<@Nullable String> done = attemptOrLater();
                if (done != null) {
                    return done;
                }
            }
        } catch (NotCommitted no) {
            throw asTold(no);
        } catch (TidetableException failed) {
            throw asTold(new NotCommitted(-1, failed));
        }
    }

    /** The main rows as read last: what the next commit need not read. */
    Map<RowKey, @Nullable Row> known() {
        return rows;
    }

    /** While a try may still arrive, nobody can say that it failed. */
    private NotCommitted asTold(NotCommitted no) {
        LostAnswer answer = lost;
        return answer == null || no.error() instanceof UnknownOutcomeException
                ? no
                : answer.unknown(no.change(), no.error());
    }

    /** An attempt; one that cannot read while an earlier one may still arrive is made again, to have an end to tell. */
    private @Nullable List<@Nullable String> attemptOrLater() throws NotCommitted {
        try {
            return attempt();
        } catch (ServiceException unread) {
            if (lost == null || !pace.afterLostAnswer()) {
                throw unread;
            }
            return null;
        }
    }

    private @Nullable List<@Nullable String> attempt() throws NotCommitted {
        readRows();
        List<Change> changes = changes();
        findings = findings.others(ofOthers(changes));
        Planned planned = WritePlanner.plan(gateway.table(), changes, findings.segments(segments.of(changes)));
        if (planned instanceof Planned.Impossible impossible) {
            throw new NotCommitted(impossible.change(), impossible.error());
        }
        WritePlan plan = (WritePlan) planned;
        Instant sent = Instant.now();
        Outcome outcome =
                plan.steps().size() == 1 ? gateway.send(plan.steps().get(0).write()) : gateway.send(plan.transaction());
        if (outcome instanceof Outcome.Done done) {
            segments.remember(plan, done);
            return Steps.mainETags(changes.size(), plan, done);
        }
        if (outcome instanceof Outcome.Unknown unknown) {
            if (intents.stream().allMatch(Intent::isRepeatable)) {
                return again(changes, unknown);
            }
            lost = LostAnswer.of(reads, changes, versions(), unknown, sent, lost);
            segments.forget(WritePlanner.segments(changes));
            return settle(lost);
        }
        Outcome.Refused refused = (Outcome.Refused) outcome;
        Failure failure = plan.failure(refused);
        LostAnswer before = lost;
        return before != null && Steps.isOfMainRow(failure) ? settle(before) : learn(changes, plan, failure, refused);
    }

    private void readRows() {
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

    private List<Change> changes() throws NotCommitted {
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

    /** Unique copies of rows that others wrote, which may share a value: those that another entity holds stay. */
    private Set<RowKey> ofOthers(List<Change> changes) {
        Map<Integer, List<Copy>> doubtful = new HashMap<>();
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            Row stored = rows.get(change.key());
            if (stored != null && stored.token() == null) {
                List<Copy> before = new ArrayList<>(change.unique(change.gone()));
                before.addAll(change.unique(change.kept()));
                doubtful.put(i, before);
            }
        }
        return doubtful.isEmpty() ? Set.of() : holders.heldByOthers(doubtful);
    }

    private Map<RowKey, String> versions() {
        Map<RowKey, String> versions = new HashMap<>();
        rows.forEach((key, row) -> {
            if (row != null && row.token() != null) {
                versions.put(key, row.token());
            }
        });
        return versions;
    }

    /** The ETags where it turns out to be done; null where it is to be tried again. */
    private @Nullable List<@Nullable String> settle(LostAnswer answer) throws NotCommitted {
        LostAnswer.Settled settled = answer.settle();
        if (settled.done() != null) {
            return settled.done();
        }
        forget();
        for (Intent<?> intent : intents) {
            if (intent.readsRow()) {
                rows.put(intent.key(), settled.rows().get(intent.key()));
            }
        }
        if (!settled.mayArrive()) {
            lost = null;
        }
        if (!pace.afterLostAnswer()) {
            boolean over = !settled.mayArrive() && answer.cause() instanceof ServiceException;
            throw over ? new NotCommitted(-1, (ServiceException) answer.cause()) : answer.unknown(-1, null);
        }
        return null;
    }

    /** What is known holds for main rows as they were read: index rows come and go with them. */
    private void forget() {
        rows.clear();
        segments.clear();
        findings = Findings.NONE;
        drifted = 0;
    }

    private @Nullable List<@Nullable String> again(List<Change> changes, Outcome.Unknown unknown) throws NotCommitted {
        segments.forget(WritePlanner.segments(changes));
        forget();
        if (!pace.afterLostAnswer()) {
            Change first = changes.get(0);
            throw new NotCommitted(-1, Refusals.unknown(gateway.table(), first.entity(), first.key(), unknown.cause()));
        }
        return null;
    }

    private @Nullable List<@Nullable String> learn(
            List<Change> changes, WritePlan plan, Failure failure, Outcome.Refused refused) throws NotCommitted {
        if (failure instanceof Failure.Refused other) {
            int change = Math.max(other.change(), changes.size() == 1 ? 0 : -1);
            Change at = changes.get(Math.max(change, 0));
            throw new NotCommitted(change, Refusals.refused(gateway.table(), at.entity(), at.key(), refused));
        }
        if (failure instanceof Failure.Drifted drift) {
            findings = findings.missing(drift.copy());
            if (++drifted > 1) {
                findings = Steps.withMissing(findings, reads.rows(), plan);
            }
        } else if (failure instanceof Failure.Held held) {
            hold(changes, held, refused);
        } else {
            race(changes, plan, failure, refused);
        }
        return null;
    }

    private void hold(List<Change> changes, Failure.Held held, Outcome.Refused refused) throws NotCommitted {
        RowKey copy = held.copy().row().key();
        Holders.Holder holder = holders.of(held.change(), copy);
        if (holder instanceof Holders.Holder.Alive) {
            Change change = changes.get(held.change());
            throw new NotCommitted(
                    held.change(), Refusals.taken(gateway.table(), change, held.copy(), refused.cause()));
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
                    change, Refusals.contended(gateway.table(), at.entity(), at.key(), pace.races(), refused.cause()));
        }
    }

    private static TidetableException refusal(Intent<?> intent, Failure failure, Outcome.Refused refused) {
        if (failure instanceof Failure.Exists) {
            return Refusals.exists(intent.mapping().table(), intent.entity(), intent.key(), refused.cause());
        }
        return failure instanceof Failure.Missing ? intent.missing(refused.cause()) : intent.conflict(refused.cause());
    }
}
