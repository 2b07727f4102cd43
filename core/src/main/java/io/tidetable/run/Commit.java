package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.store.Outcome;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Change;
import io.tidetable.write.Failure;
import io.tidetable.write.Planned;
import io.tidetable.write.Refusals;
import io.tidetable.write.WritePlan;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes one or more entities of one partition together: reads, plans, sends, and again until it is settled. */
final class Commit {
    private final Reads reads;
    private final TableGateway gateway;
    private final List<? extends Intent<?>> intents;
    private final MainRows rows;
    private final Lessons lessons;
    private final Pace pace = new Pace();
    private final HeldInterrupts interrupts = new HeldInterrupts();
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
        this.intents = intents;
        this.rows = new MainRows(reads, intents, known);
        this.lessons = new Lessons(reads, intents, rows, pace);
        this.lost = lost;
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
                interrupts.hold();
                List<@Nullable String> done = attemptOrLater();
                if (done != null) {
                    return done;
                }
            }
        } catch (NotCommitted no) {
            throw asTold(no);
        } catch (TidetableException failed) {
            throw asTold(new NotCommitted(-1, failed));
        } finally {
            interrupts.release();
        }
    }

    /** The main rows as read last: what the next commit need not read. */
    Map<RowKey, @Nullable Row> known() {
        return rows.known();
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

    /** The ETags where it was done; null where it is to be tried again. */
    private @Nullable List<@Nullable String> attempt() throws NotCommitted {
        List<Change> changes = rows.changes();
        Planned planned = lessons.plan(changes);
        if (planned instanceof Planned.Impossible impossible) {
            throw new NotCommitted(impossible.change(), impossible.error());
        }
        WritePlan plan = (WritePlan) planned;
        Instant sent = Instant.now();
        Outcome outcome = send(plan);
        interrupts.hold();
        if (outcome instanceof Outcome.Done done) {
            lessons.remember(plan, done);
            return Steps.mainETags(changes.size(), plan, done);
        }
        return outcome instanceof Outcome.Unknown unknown
                ? afterLostAnswer(changes, unknown, sent)
                : afterRefusal(changes, plan, (Outcome.Refused) outcome);
    }

    private Outcome send(WritePlan plan) {
        return plan.steps().size() == 1 ? gateway.send(plan.steps().get(0).write()) : gateway.send(plan.transaction());
    }

    private @Nullable List<@Nullable String> afterRefusal(List<Change> changes, WritePlan plan, Outcome.Refused refused)
            throws NotCommitted {
        Failure failure = plan.failure(refused);
        LostAnswer before = lost;
        if (before != null && Steps.isOfMainRow(failure)) {
            return settle(before); // perhaps by the earlier try
        }
        lessons.learn(changes, plan, failure, refused);
        return null;
    }

    private @Nullable List<@Nullable String> afterLostAnswer(
            List<Change> changes, Outcome.Unknown unknown, Instant sent) throws NotCommitted {
        if (intents.stream().allMatch(Intent::isRepeatable)) {
            repeat(changes, unknown);
            return null;
        }
        LostAnswer answer = LostAnswer.of(reads, changes, rows.versions(), unknown, sent, lost);
        lost = answer;
        lessons.forgetSegments(changes);
        return settle(answer);
    }

    /** What can be done twice needs no settlement. */
    private void repeat(List<Change> changes, Outcome.Unknown unknown) throws NotCommitted {
        lessons.forgetSegments(changes);
        lessons.forget();
        if (!pace.afterLostAnswer()) {
            Change first = changes.get(0);
            throw new NotCommitted(-1, Refusals.unknown(gateway.table(), first.entity(), first.key(), unknown.cause()));
        }
    }

    /** The ETags where it turns out to be done; null where it is to be tried again. */
    private @Nullable List<@Nullable String> settle(LostAnswer answer) throws NotCommitted {
        LostAnswer.Settled settled = answer.settle();
        if (settled.done() != null) {
            return settled.done();
        }
        lessons.forget();
        rows.know(settled.rows());
        if (!settled.mayArrive()) {
            lost = null;
        }
        if (!pace.afterLostAnswer()) {
            boolean over = !settled.mayArrive() && answer.cause() instanceof ServiceException;
            throw over ? new NotCommitted(-1, (ServiceException) answer.cause()) : answer.unknown(-1, null);
        }
        return null;
    }
}
