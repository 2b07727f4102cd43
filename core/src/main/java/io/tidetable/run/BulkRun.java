package io.tidetable.run;

import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * A bulk write under way: entities wait in the lane of their partition until a transaction is full; lanes are worked
 * off in parallel, each by one thread at a time. The calling thread feeds, and works where it would wait.
 */
final class BulkRun<T> {
    /** What may wait in memory, about, before feeding stops. */
    private static final long MAX_WAITING_BYTES = 16L * 1024 * 1024;

    private final Session<T> session;
    private final BulkTally<T> tally;
    private final Map<String, Lane<T>> lanes = new HashMap<>();
    private final Map<String, Reads> memories = new HashMap<>();
    private final Deque<Lane<T>> ready = new ArrayDeque<>();
    private int helpers;
    private int working;
    private long ended;
    private long waitingBytes;
    private final HeldInterrupts interrupts = new HeldInterrupts(); // of the calling thread
    private @Nullable Throwable broken;

    BulkRun(Session<T> session, BulkListener<? super T> listener) {
        this.session = session;
        this.tally = new BulkTally<>(new Place(session.gateway().table(), null, null), listener);
    }

    /** An entity that cannot be written. */
    void failed(@Nullable T entity, TidetableException error) {
        tally.failed(entity, error);
    }

    /** Whether there is no use in going on. */
    synchronized boolean isStopped() {
        return broken != null;
    }

    /** One more; waits while too many wait. */
    void add(Waiting<T> entity) {
        synchronized (this) {
            Lane<T> lane = lanes.computeIfAbsent(entity.intent().key().partition(), Lane::new);
            lane.add(entity);
            waitingBytes += entity.bytes();
            schedule(lane);
        }
        while (isFull()) {
            workOrWait();
        }
        interrupts.release(); // for the input, which alone can end what has no end
    }

    private synchronized boolean isFull() {
        return waitingBytes > MAX_WAITING_BYTES && !isStopped();
    }

    /** All that waits is written; the result. */
    BulkResult<T> end() {
        synchronized (this) {
            for (Lane<T> lane : List.copyOf(lanes.values())) {
                lane.flush();
                schedule(lane);
            }
        }
        while (isBusy()) {
            workOrWait(); // what came back from a transaction under way is less than a full one, and no longer due
        }
        interrupts.release();
        synchronized (this) {
            if (broken instanceof Error error) {
                throw error;
            }
            if (broken instanceof RuntimeException exception) {
                throw exception;
            }
        }
        return tally.result();
    }

    private synchronized boolean isBusy() {
        return working > 0 || (!isStopped() && !lanes.isEmpty());
    }

    private void schedule(Lane<T> lane) {
        if (!lane.isScheduled() && lane.isReady()) {
            lane.schedule(true);
            ready.addLast(lane);
            help();
        }
    }

    private void help() {
        if (helpers < session.settings().parallelism() - 1) {
            helpers++;
            try {
                session.settings().executor().execute(this::workOff);
            } catch (RejectedExecutionException full) {
                helpers--; // the calling thread does it
            }
        }
    }

    private void workOff() {
        Lane<T> lane = nextLane();
        while (lane != null) {
            work(lane);
            lane = nextLane();
        }
        synchronized (this) {
            helpers--;
            notifyAll();
        }
    }

    private synchronized @Nullable Lane<T> nextLane() {
        Lane<T> lane = isStopped() ? null : ready.pollFirst();
        working += lane == null ? 0 : 1;
        return lane;
    }

    private void workOrWait() {
        interrupts.hold(); // what was given is written first
        Lane<T> lane = nextLane();
        if (lane != null) {
            work(lane);
            return;
        }
        synchronized (this) {
            if (working < session.settings().parallelism()) {
                lanes.values().stream()
                        .filter(each -> !each.isScheduled())
                        .max(Comparator.comparingLong(Lane::bytes))
                        .ifPresent(largest -> {
                            largest.flush();
                            schedule(largest);
                        });
            }
            await();
        }
    }

    /** Until a lane is ready, or one has been worked off. */
    private void await() {
        for (long before = ended; ready.isEmpty() && working > 0 && ended == before; ) {
            try {
                wait();
            } catch (InterruptedException stop) {
                interrupts.caught();
            }
        }
    }

    /** Writes one transaction of a lane; the lane comes back to the others where more is ready. */
    private void work(Lane<T> lane) {
        try {
            step(lane);
        } catch (RuntimeException | Error thrown) {
            synchronized (this) {
                broken = broken == null ? thrown : broken;
            }
        } finally {
            synchronized (this) {
                working--;
                ended++;
                lane.schedule(false);
                if (lane.isEmpty()) {
                    lanes.remove(lane.partition());
                    forgetIdle();
                } else {
                    schedule(lane);
                }
                notifyAll();
            }
        }
    }

    private void step(Lane<T> lane) {
        List<Waiting<T>> candidates;
        Reads memory;
        synchronized (this) {
            long before = lane.bytes();
            candidates = lane.take();
            waitingBytes -= before - lane.bytes();
            memory = memories.computeIfAbsent(lane.partition(), any -> memory());
        }
        Group<T> group = new Group<>(session, memory, tally);
        Packing<T> packing = new Packing<>(memory.rows());
        packing.pack(candidates, group);
        synchronized (this) {
            long before = lane.bytes();
            lane.putBack(packing.left());
            lane.left(candidates.size() - packing.left().size());
            waitingBytes += lane.bytes() - before;
        }
        group.write(packing.packed());
    }

    /** What a lane remembers of its partition; requests in flight are shared among the lanes that work. */
    private Reads memory() {
        Settings all = session.settings();
        Settings share = all.withParallelism(Math.max(1, all.parallelism() / Math.max(1, working)));
        SegmentReader points = SegmentPoints.of(session.gateway(), share);
        return new Reads(
                session.gateway(),
                new PartitionRows(session.gateway(), share),
                new ValueSegments(session.gateway(), points));
    }

    private void forgetIdle() {
        if (memories.size() > 2 * session.settings().parallelism()) {
            memories.keySet().removeIf(partition -> !lanes.containsKey(partition));
        }
    }
}
