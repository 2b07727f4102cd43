package io.tidetable.write;

import io.tidetable.store.Transaction;
import io.tidetable.write.WritePlan.Step;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Checks a transaction against what the service takes at once, and says what used it up. */
final class Budget {
    private Budget() {}

    static Planned check(String table, List<Change> changes, List<Step> steps) {
        long bytes = 0;
        for (int i = 0; i < steps.size(); i++) {
            bytes += SentBytes.of(steps.get(i).write());
            if (i >= Transaction.MAX_ACTIONS || bytes > Transaction.MAX_BYTES) {
                int last = changes.size() - 1; // of several no one is at fault: fewer of them may go together
                return new Planned.Impossible(
                        last == 0 ? 0 : -1, Refusals.tooMuch(table, changes.get(last), usedUp(changes, steps)));
            }
        }
        return new WritePlan(steps);
    }

    /** As in {@code "135 actions, 0.2 MiB: Employee 45 main rows, 86 copies; 4 segments of index entities"}. */
    private static String usedUp(List<Change> changes, List<Step> steps) {
        Map<String, int[]> byClass = new TreeMap<>();
        int segments = 0;
        long bytes = 0;
        for (Step step : steps) {
            bytes += SentBytes.of(step.write());
            if (step.role() instanceof Role.Main main) {
                byClass.computeIfAbsent(changes.get(main.change()).entity(), any -> new int[2])[0]++;
            } else if (step.role() instanceof Role.OfCopy copy) {
                byClass.computeIfAbsent(changes.get(copy.change()).entity(), any -> new int[2])[1]++;
            } else {
                segments++;
            }
        }
        StringBuilder text = new StringBuilder(
                String.format(Locale.ROOT, "%d actions, %.1f MiB:", steps.size(), bytes / 1024.0 / 1024.0));
        byClass.forEach((entity, rows) ->
                text.append(String.format(Locale.ROOT, " %s %d main rows, %d copies;", entity, rows[0], rows[1])));
        return text.append(String.format(Locale.ROOT, " %d segments of index entities", segments))
                .toString();
    }
}
