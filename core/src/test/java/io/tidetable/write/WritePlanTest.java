package io.tidetable.write;

import static io.tidetable.write.Staff.employee;
import static io.tidetable.write.Staff.key;
import static io.tidetable.write.Staff.known;
import static io.tidetable.write.Staff.segment;
import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Outcome;
import io.tidetable.store.Write;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A failed action to what it means. */
class WritePlanTest {
    private static final EntityRows BEFORE = employee("1", "old@x", "Hopper", "Paris");
    private static final EntityRows AFTER = employee("1", "new@x", "Hopper", "Rome");

    private final WritePlan update = plan(Findings.NONE);

    private static WritePlan plan(Findings findings) {
        Change change = Change.of("Employee", new Write.Replace(AFTER.main(), "e0"), BEFORE, AFTER, "v1");
        return (WritePlan) WritePlanner.plan(
                Staff.TABLE,
                List.of(change),
                findings.segments(known(segment("Paris", "s1", "1", "2"), segment("Rome", "s2", "3"))
                        .segments()));
    }

    private static Outcome.Refused refused(int action, int status) {
        return new Outcome.Refused(action, status, "Code", new IllegalStateException());
    }

    private int indexOf(String rowKey) {
        return update.steps().stream()
                .map(step -> step.write().key().row())
                .toList()
                .indexOf(rowKey);
    }

    @Test
    void theMainRowTellsOfTheEntity() {
        assertThat(update.failure(refused(0, 404))).isEqualTo(new Failure.Missing(0));
        assertThat(update.failure(refused(0, 409))).isEqualTo(new Failure.Exists(0));
        assertThat(update.failure(refused(0, 412))).isEqualTo(new Failure.Moved(0));
    }

    @Test
    void aTakenKeyOfAUniqueCopyIsHeldBySomebody() {
        assertThat(update.failure(refused(indexOf("~email_new@x"), 409)))
                .isInstanceOfSatisfying(Failure.Held.class, held -> {
                    assertThat(held.change()).isZero();
                    assertThat(held.copy().value()).isEqualTo("new@x");
                });
    }

    @Test
    void aCopyThatIsNotThereHasDrifted() {
        assertThat(update.failure(refused(indexOf("~email_old@x"), 404)))
                .isEqualTo(new Failure.Drifted(key("~email_old@x")));
    }

    @Test
    void aTakeoverCanBeLost() {
        WritePlan takeover = plan(Findings.NONE.dead(key("~email_new@x"), "d1"));
        for (int status : new int[] {404, 409, 412}) {
            assertThat(takeover.failure(refused(indexOf("~email_new@x"), status)))
                    .isEqualTo(new Failure.TakeoverLost(key("~email_new@x")));
        }
    }

    @Test
    void aSegmentCanMove() {
        for (int status : new int[] {404, 409, 412}) {
            assertThat(update.failure(refused(indexOf("~city_Rome_00"), status)))
                    .isEqualTo(new Failure.SegmentMoved(key("~city_Rome_00")));
        }
    }

    @Test
    void otherRefusalsNameTheirChangeWhereTheServiceDoes() {
        Outcome.Refused tooLarge = refused(indexOf("~city_Rome_00"), 400);
        assertThat(update.failure(tooLarge)).isEqualTo(new Failure.Refused(0, tooLarge));
        Outcome.Refused ofCopy = refused(indexOf("~email_new@x"), 400);
        assertThat(update.failure(ofCopy)).isEqualTo(new Failure.Refused(0, ofCopy));
        Outcome.Refused ofMain = refused(0, 403);
        assertThat(update.failure(ofMain)).isEqualTo(new Failure.Refused(0, ofMain));
        Outcome.Refused unplaced = refused(-1, 409);
        assertThat(update.failure(unplaced)).isEqualTo(new Failure.Refused(-1, unplaced));
    }

    @Test
    void aSingleActionNeedsNoNumber() {
        Change bare = Change.of("Employee", new Write.Delete(key("1"), Write.ANY), null, null, "v1");
        WritePlan plan = (WritePlan) WritePlanner.plan(Staff.TABLE, List.of(bare), Findings.NONE);
        assertThat(plan.failure(refused(-1, 404))).isEqualTo(new Failure.Missing(0));
    }
}
