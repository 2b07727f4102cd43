package io.tidetable.run;

import io.tidetable.query.Plan;
import java.time.Duration;

/** Told of the plan and cost of each query when it ends, on its thread. */
@FunctionalInterface
public interface CostListener {
    /** Plan and cost of a query. */
    void answered(Class<?> entity, Plan plan, int requests, long rows, long bytes, Duration time);
}
