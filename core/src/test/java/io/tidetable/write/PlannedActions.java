package io.tidetable.write;

import static io.tidetable.write.Staff.key;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Write;
import java.util.List;

/** Changes of employees, and their plans in words. */
final class PlannedActions {
    private PlannedActions() {}

    static Change insert(EntityRows after) {
        return Change.of("Employee", new Write.Insert(after.main()), null, after, "v1");
    }

    static Change replace(EntityRows before, EntityRows after) {
        return Change.of("Employee", new Write.Replace(after.main(), "e0"), before, after, "v1");
    }

    static Change delete(EntityRows before) {
        return Change.of("Employee", new Write.Delete(before.main().key(), "e0"), before, null, "v1");
    }

    static WritePlan plan(Findings findings, Change... changes) {
        return (WritePlan) WritePlanner.plan(Staff.TABLE, List.of(changes), findings);
    }

    static List<String> actions(WritePlan plan) {
        return plan.transaction().writes().stream().map(PlannedActions::action).toList();
    }

    private static String action(Write write) {
        String key = write.key().row();
        if (write instanceof Write.Insert) {
            return "insert " + key;
        }
        if (write instanceof Write.Upsert) {
            return "upsert " + key;
        }
        if (write instanceof Write.Replace replace) {
            return "replace " + key + " " + replace.etag();
        }
        if (write instanceof Write.Merge merge) {
            return "merge " + key + " " + merge.etag();
        }
        return "delete " + key + " " + ((Write.Delete) write).etag();
    }
}
