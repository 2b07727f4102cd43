package io.tidetable.run;

import io.tidetable.error.TidetableException;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Two actors on one table, and what each was told. */
final class Race implements Interleavings.Scene {
    private final TestTable<Member> members;
    private final Consumer<Actions> one;
    private final Consumer<Actions> other;
    private final Interleavings.@Nullable Loss loss;
    private final Consumer<Race> end;
    private @Nullable TidetableException told;
    private @Nullable TidetableException toldOther;

    /**
     * A race to come.
     *
     * @param loss what happens to the first write of the one actor
     * @param end what must hold when both have ended
     */
    Race(
            TestTable<Member> members,
            Consumer<Actions> one,
            Interleavings.@Nullable Loss loss,
            Consumer<Actions> other,
            Consumer<Race> end) {
        this.members = members;
        this.one = one;
        this.other = other;
        this.loss = loss;
        this.end = end;
    }

    /** What an actor can do. */
    record Actions(Session<Member> session) {
        Writes<Member> writes() {
            return new Writes<>(session);
        }

        BulkResult<Member> saveAll(List<Member> all) {
            return new BulkWrites<>(session).saveAll(all, new BulkListener<>() {});
        }

        Maintenance<Member> indexes() {
            return Maintenance.of(session);
        }
    }

    @Override
    public void play(Interleavings.Stage stage) {
        stage.actor(members.gateway, loss, gateway -> told = told(one, new Actions(members.over(gateway))));
        stage.actor(members.gateway, null, gateway -> toldOther = told(other, new Actions(members.over(gateway))));
    }

    private static @Nullable TidetableException told(Consumer<Actions> work, Actions actions) {
        try {
            work.accept(actions);
            return null;
        } catch (TidetableException refused) {
            return refused;
        }
    }

    /** What the one was told; null where it was done. */
    @Nullable
    TidetableException told() {
        return told;
    }

    /** What the other was told. */
    @Nullable
    TidetableException toldOther() {
        return toldOther;
    }

    boolean bothDone() {
        return told == null && toldOther == null;
    }

    @Override
    public void check(String order) {
        try {
            end.accept(this);
        } catch (AssertionError wrong) {
            throw new AssertionError("order " + order + ", told " + told + " and " + toldOther, wrong);
        }
    }
}
