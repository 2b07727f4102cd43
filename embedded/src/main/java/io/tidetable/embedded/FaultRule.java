package io.tidetable.embedded;

import io.tidetable.embedded.protocol.Paging;
import java.time.Duration;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A rule as it is being narrowed; an effect turns it into a fault by {@code place}. */
record FaultRule(
        Predicate<Incoming> which,
        Window window,
        Supplier<Predicate<Incoming>> chance,
        boolean committed,
        Function<PlacedFault, Faults.Fault> place)
        implements Faults.Rule {
    /** Which of the matching requests are hit. */
    record Window(long skipped, long most) {}

    static FaultRule any(Function<PlacedFault, Faults.Fault> place) {
        return new FaultRule(request -> true, new Window(0, Long.MAX_VALUE), () -> request -> true, false, place);
    }

    @Override
    public Faults.Rule method(String method) {
        return matching(request -> canonical(request.method()).equals(canonical(method)));
    }

    private static String canonical(String method) {
        return method.equals("PATCH") ? "MERGE" : method;
    }

    @Override
    public Faults.Rule table(String name) {
        return matching(request -> name.equalsIgnoreCase(request.table()));
    }

    @Override
    public Faults.Rule path(Predicate<String> path) {
        return matching(request -> path.test(request.path()));
    }

    @Override
    public Faults.Rule matching(Predicate<Incoming> more) {
        return new FaultRule(which.and(more), window, chance, committed, place);
    }

    @Override
    public Faults.Rule skip(long count) {
        return new FaultRule(which, new Window(count, window.most), chance, committed, place);
    }

    @Override
    public Faults.Rule times(long count) {
        return new FaultRule(which, new Window(window.skipped, count), chance, committed, place);
    }

    @Override
    public Faults.Rule withProbability(double probability, long seed) {
        return new FaultRule(which, window, () -> seeded(probability, seed), committed, place);
    }

    private static Predicate<Incoming> seeded(double probability, long seed) {
        Random random = new Random(seed);
        return request -> random.nextDouble() < probability;
    }

    @Override
    public Faults.Rule afterCommit() {
        return new FaultRule(which, window, chance, true, place);
    }

    @Override
    public Faults.Fault loseRequest() {
        return placed(new Effect.Break(false), committed);
    }

    @Override
    public Faults.Fault resetConnection() {
        return placed(new Effect.Break(true), committed);
    }

    @Override
    public Faults.Fault respond(int status, String code) {
        return placed(new Effect.Respond(status, code, null), committed);
    }

    @Override
    public Faults.Fault respond(int status, String code, Duration retryAfter) {
        return placed(new Effect.Respond(status, code, retryAfter), committed);
    }

    @Override
    public Faults.Fault delay(Duration time) {
        return placed(new Effect.Wait(time), committed);
    }

    @Override
    public Faults.Fault before(Consumer<Incoming> hook) {
        return placed(new Effect.Hook(hook), false);
    }

    @Override
    public Faults.Fault after(Consumer<Incoming> hook) {
        return placed(new Effect.Hook(hook), true);
    }

    @Override
    public Faults.Fault conflictingWrite() {
        return placed(new Effect.Conflict(), false);
    }

    @Override
    public Faults.Fault shortPages(int rows) {
        return placed(new Effect.Cut(new Paging(rows, false)), false);
    }

    @Override
    public Faults.Fault pagesWithoutNextRowKey() {
        return placed(new Effect.Cut(new Paging(Integer.MAX_VALUE, true)), false);
    }

    private Faults.Fault placed(Effect effect, boolean after) {
        return place.apply(new PlacedFault(which, window, chance.get(), effect, after));
    }
}
