package io.tidetable.plan;

import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.Check.End;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Ends of a range as values that are stored, for a codec that keeps order but not every value: of a time that it keeps
 * in whole hours, what is since half past one is all behind one o'clock.
 *
 * @param member the member that is asked of
 * @param stored a value as it would read back
 */
record StoredEnds(MappedMember member, UnaryOperator<Object> stored) {
    Check of(Check.Within asked) {
        return new Check.Within(end(asked.lower(), true), end(asked.upper(), false));
    }

    private @Nullable End end(@Nullable End asked, boolean lower) {
        if (asked == null) {
            return null;
        }
        Object kept = stored.apply(asked.value());
        int step = compare(kept, asked.value());
        return new End(kept, step == 0 ? asked.inclusive() : lower == step > 0);
    }

    @SuppressWarnings("unchecked") // both are of the member's type
    private int compare(Object kept, Object asked) {
        if (TimeScale.has(member.compared())) {
            TimeScale scale = TimeScale.of(member.compared());
            return scale.instant(kept).compareTo(scale.instant(asked));
        }
        return kept instanceof Comparable<?> comparable ? ((Comparable<Object>) comparable).compareTo(asked) : 0;
    }
}
