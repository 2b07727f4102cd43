package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs actors over one table request by request, once for every order in which their requests can reach the service:
 * only one is under way at a time, and what runs between two requests sees nothing of the others.
 */
final class Interleavings {
    private static final int SECONDS = 60;

    private final int switches;
    private final List<Integer> prefix = new ArrayList<>();
    private final List<List<Integer>> options = new ArrayList<>();
    private int runs;
    private int longest;

    private Interleavings(int switches) {
        this.switches = switches;
    }

    /** What actors do and what must hold in the end, for one order: made anew for each. */
    interface Scene {
        /** Where actors get their gateways and are told of. */
        void play(Stage stage);

        /** When all have ended. */
        void check(String order);
    }

    /** Every order. */
    static Interleavings all(Supplier<Scene> scenes) {
        return upTo(Integer.MAX_VALUE, scenes);
    }

    /** Every order in which an actor that could go on is left for another at most so many times. */
    static Interleavings upTo(int switches, Supplier<Scene> scenes) {
        Interleavings orders = new Interleavings(switches);
        do {
            orders.run(scenes.get());
        } while (orders.hasNext());
        return orders;
    }

    /** Orders that were run. */
    int runs() {
        return runs;
    }

    /** Most requests of one run. */
    int longest() {
        return longest;
    }

    private void run(Scene scene) {
        Stage stage = new Stage();
        options.clear();
        scene.play(stage);
        StringBuilder order = new StringBuilder();
        int last = -1;
        int left = switches;
        stage.actors.forEach(Actor::begin);
        while (true) {
            List<Integer> able = stage.able(last);
            if (able.isEmpty()) {
                break;
            }
            boolean goesOn = able.get(0) == last;
            List<Integer> choice = goesOn && left == 0 ? able.subList(0, 1) : able;
            int step = options.size();
            options.add(List.copyOf(choice));
            if (step == prefix.size()) {
                prefix.add(0);
            }
            int next = choice.get(prefix.get(step));
            left -= goesOn && next != last ? 1 : 0;
            last = next;
            order.append((char) ('A' + next));
            stage.actors.get(next).step();
        }
        runs++;
        longest = Math.max(longest, order.length());
        scene.check(order.toString());
    }

    private boolean hasNext() {
        for (int step = options.size() - 1; step >= 0; step--) {
            int next = prefix.get(step) + 1;
            if (next < options.get(step).size()) {
                prefix.subList(step, prefix.size()).clear();
                prefix.add(next);
                return true;
            }
        }
        return false;
    }

    /** What happens to one write of an actor. */
    enum Loss {
        /** It is done, its answer is lost. */
        ANSWER,
        /** It never arrives. */
        REQUEST,
        /** It arrives later, at any time. */
        LATE
    }

    /** The actors of one run. */
    static final class Stage {
        private final List<Actor> actors = new ArrayList<>();

        /** An actor that does this over a gateway that waits for its turn; the first of its writes may be lost. */
        void actor(TableGateway real, @Nullable Loss loss, Consumer<TableGateway> work) {
            Actor courier = loss == Loss.LATE ? new Actor(true) : null;
            Actor actor = new Actor(false);
            actor.work = () -> work.accept(new Turns(real, actor, loss, courier));
            actors.add(actor);
            if (courier != null) {
                actors.add(courier);
            }
        }

        /** Those that can go on, the one that went last first. */
        private List<Integer> able(int last) {
            List<Integer> able = new ArrayList<>();
            if (last >= 0 && actors.get(last).isAble()) {
                able.add(last);
            }
            for (int i = 0; i < actors.size(); i++) {
                if (i != last && actors.get(i).isAble()) {
                    able.add(i);
                }
            }
            return able;
        }
    }

    /** A thread that stops before each request; a courier has none, and delivers what it is given. */
    private static final class Actor {
        private final Semaphore turn = new Semaphore(0);
        private final BlockingQueue<Boolean> stops = new ArrayBlockingQueue<>(1);
        private final boolean courier;
        private Runnable work = () -> {};
        private boolean waits;
        private boolean ended;
        private @Nullable Throwable thrown;

        Actor(boolean courier) {
            this.courier = courier;
            this.waits = courier;
        }

        private boolean isAble() {
            return !waits && !ended;
        }

        private void begin() {
            if (courier) {
                return;
            }
            Thread thread = new Thread(() -> {
                try {
                    work.run();
                } catch (RuntimeException | Error e) {
                    thrown = e;
                }
                stops.add(true);
            });
            thread.setDaemon(true);
            thread.start();
            await();
        }

        private void step() {
            if (courier) {
                work.run();
                ended = true;
                return;
            }
            turn.release();
            await();
        }

        private void await() {
            try {
                Boolean end = stops.poll(SECONDS, TimeUnit.SECONDS);
                if (end == null) {
                    throw new AssertionError("an actor neither sends nor ends");
                }
                ended = end;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new AssertionError(e);
            }
            if (thrown != null) {
                throw new AssertionError("an actor threw", thrown);
            }
        }

        /** Called by the actor before a request. */
        private void stop() {
            stops.add(false);
            turn.acquireUninterruptibly();
        }

        /** What is to be delivered later. */
        private void post(Runnable delivery) {
            work = delivery;
            waits = false;
        }
    }

    /** A gateway whose requests wait for their actor's turn. */
    private static final class Turns implements TableGateway {
        private final TableGateway real;
        private final Actor actor;
        private @Nullable Loss loss;
        private final @Nullable Actor courier;

        Turns(TableGateway real, Actor actor, @Nullable Loss loss, @Nullable Actor courier) {
            this.real = real;
            this.actor = actor;
            this.loss = loss;
            this.courier = courier;
        }

        @Override
        public String table() {
            return real.table();
        }

        @Override
        public boolean createTable() {
            return real.createTable();
        }

        @Override
        public @Nullable Row read(RowKey key, List<String> select) {
            actor.stop();
            return real.read(key, select);
        }

        @Override
        public RowPage page(PageRequest request) {
            actor.stop();
            return real.page(request);
        }

        @Override
        public Outcome send(Write write) {
            return sent(() -> real.send(write));
        }

        @Override
        public Outcome send(Transaction transaction) {
            return sent(() -> real.send(transaction));
        }

        private Outcome sent(Supplier<Outcome> request) {
            actor.stop();
            Loss now = loss;
            loss = null;
            if (now == null) {
                return request.get();
            }
            if (now == Loss.LATE && courier != null) {
                courier.post(() -> Objects.requireNonNull(request.get()));
            }
            String lost = now == Loss.ANSWER ? "lost: " + request.get() : "lost";
            return new Outcome.Unknown(new IllegalStateException(lost));
        }
    }
}
