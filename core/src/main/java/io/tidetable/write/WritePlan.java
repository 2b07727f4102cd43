package io.tidetable.write;

import io.tidetable.store.Outcome;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.util.List;

/** Actions in order, each with what it is for. */
public record WritePlan(List<Step> steps) implements Planned {
    private static final int NOT_FOUND = 404;
    private static final int CONFLICT = 409;
    private static final int PRECONDITION_FAILED = 412;

    /** Copies the list. */
    public WritePlan {
        steps = List.copyOf(steps);
    }

    /** An action and what it is for. */
    public record Step(Write write, Role role) {}

    /** All actions as one transaction. */
    public Transaction transaction() {
        return new Transaction(
                steps.get(0).write().key().partition(),
                steps.stream().map(Step::write).toList());
    }

    /** What a refusal means. */
    public Failure failure(Outcome.Refused refused) {
        int action = steps.size() == 1 ? 0 : refused.action();
        if (action < 0 || action >= steps.size()) {
            return new Failure.Refused(-1, refused);
        }
        Step step = steps.get(action);
        if (step.role() instanceof Role.Main main) {
            return ofMain(main.change(), refused);
        }
        if (step.role() instanceof Role.OfCopy copy) {
            return ofCopy(copy, refused);
        }
        return stale(refused)
                ? new Failure.SegmentMoved(step.write().key())
                : new Failure.Refused(((Role.OfSegment) step.role()).changes().get(0), refused);
    }

    private static Failure ofMain(int change, Outcome.Refused refused) {
        return switch (refused.status()) {
            case NOT_FOUND -> new Failure.Missing(change);
            case CONFLICT -> new Failure.Exists(change);
            case PRECONDITION_FAILED -> new Failure.Moved(change);
            default -> new Failure.Refused(change, refused);
        };
    }

    private static Failure ofCopy(Role.OfCopy role, Outcome.Refused refused) {
        if (!stale(refused)) {
            return new Failure.Refused(role.change(), refused);
        }
        return switch (role.standing()) {
            case GONE, KEPT -> new Failure.Drifted(role.copy().row().key());
            case ADDED -> new Failure.Held(role.change(), role.copy());
            case TAKEN_OVER -> new Failure.TakeoverLost(role.copy().row().key());
        };
    }

    private static boolean stale(Outcome.Refused refused) {
        return refused.status() == NOT_FOUND || refused.status() == CONFLICT || refused.status() == PRECONDITION_FAILED;
    }
}
