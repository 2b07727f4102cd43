package io.tidetable.run;

import io.tidetable.plan.QueryPlan;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells once what a query cost: the listener, and the log at debug, without any value. */
final class Ended implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger("io.tidetable.queries");

    private final Session<?> session;
    private final QueryPlan plan;
    private final Cost cost;
    private final AtomicBoolean told = new AtomicBoolean();

    Ended(Session<?> session, QueryPlan plan, Cost cost) {
        this.session = session;
        this.plan = plan;
        this.cost = cost;
    }

    @Override
    public void run() {
        if (told.compareAndSet(false, true)) {
            LOG.debug("{}", this);
            session.settings()
                    .cost()
                    .answered(
                            session.entity(),
                            plan.withoutValues(),
                            cost.requests(),
                            cost.rows(),
                            cost.bytes(),
                            cost.time());
        }
    }

    /** As it is logged. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s%s of %s in %s: %d requests, %d rows, %d bytes, %d ms",
                plan.access(),
                plan.index().map(index -> " by " + index).orElse(""),
                plan.entity(),
                session.mapping().table(),
                cost.requests(),
                cost.rows(),
                cost.bytes(),
                cost.time().toMillis());
    }
}
