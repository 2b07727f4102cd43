package io.tidetable.write;

import static io.tidetable.write.PlannedActions.actions;
import static io.tidetable.write.PlannedActions.delete;
import static io.tidetable.write.PlannedActions.insert;
import static io.tidetable.write.PlannedActions.plan;
import static io.tidetable.write.PlannedActions.replace;
import static io.tidetable.write.Staff.employee;
import static io.tidetable.write.Staff.key;
import static io.tidetable.write.Staff.known;
import static io.tidetable.write.Staff.noSegment;
import static io.tidetable.write.Staff.segment;
import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.Write;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Before and after to a transaction. */
class WritePlannerTest {
    private static final EntityRows JOHN = employee("1", "j@x", "Hopper", "Paris");

    @Test
    void anInsertMakesMainRowCopiesAndANewSegment() {
        WritePlan plan = plan(known(noSegment("Paris")), insert(JOHN));
        assertThat(actions(plan))
                .containsExactly("insert 1", "insert ~email_j@x", "upsert ~name_Hopper_1", "insert ~city_Paris_00");
        assertThat(plan.transaction().partition()).isEqualTo(Staff.PARTITION);
    }

    @Test
    void everyRowCarriesTheTokenOfTheWrite() {
        WritePlan plan = plan(known(noSegment("Paris")), insert(JOHN));
        assertThat(plan.steps())
                .allSatisfy(step -> assertThat(properties(step.write())).containsEntry(Row.TOKEN, "v1"));
    }

    private static Map<String, Object> properties(Write write) {
        if (write instanceof Write.Insert insert) {
            return insert.row().properties();
        }
        return write instanceof Write.Upsert upsert ? upsert.row().properties() : Map.of();
    }

    @Test
    void anInsertJoinsASegmentUnderItsETag() {
        WritePlan plan = plan(known(segment("Paris", "s1", "7")), insert(JOHN));
        assertThat(plan.transaction().writes().get(3)).isInstanceOfSatisfying(Write.Replace.class, write -> {
            assertThat(write.etag()).isEqualTo("s1");
            assertThat(Segment.ids(write.row())).containsExactly("7", "1");
        });
    }

    @Test
    void anInsertThatIsListedAlreadyStillGuardsTheSegment() {
        WritePlan plan = plan(known(segment("Paris", "s1", "1")), insert(JOHN));
        assertThat(actions(plan)).contains("replace ~city_Paris_00 s1");
    }

    @Test
    void nullValuesHaveNoIndexRows() {
        assertThat(actions(plan(Findings.NONE, insert(employee("1", "-", "-", "-")))))
                .containsExactly("insert 1");
    }

    @Test
    void anUpdateOfOtherPropertiesReplacesCopiesAndReadsNoSegment() {
        Change change = replace(JOHN, JOHN);
        assertThat(WritePlanner.segments(List.of(change))).isEmpty();
        assertThat(actions(plan(Findings.NONE, change)))
                .containsExactly("replace 1 e0", "replace ~email_j@x *", "upsert ~name_Hopper_1");
    }

    @Test
    void anUpdateMovesCopiesAndPlaces() {
        Change change = replace(JOHN, employee("1", "new@x", "Lee", "Rome"));
        assertThat(WritePlanner.segments(List.of(change)))
                .containsExactlyInAnyOrder(key("~city_Paris_00"), key("~city_Rome_00"));
        assertThat(actions(plan(known(segment("Paris", "s1", "1", "2"), noSegment("Rome")), change)))
                .containsExactly(
                        "replace 1 e0",
                        "delete ~email_j@x *",
                        "delete ~name_Hopper_1 *",
                        "insert ~email_new@x",
                        "upsert ~name_Lee_1",
                        "replace ~city_Paris_00 s1",
                        "insert ~city_Rome_00");
    }

    @Test
    void aDeleteTakesAllAndTheEmptySegment() {
        assertThat(actions(plan(known(segment("Paris", "s1", "1")), delete(JOHN))))
                .containsExactly(
                        "delete 1 e0", "delete ~email_j@x *", "delete ~name_Hopper_1 *", "delete ~city_Paris_00 s1");
    }

    @Test
    void aDeleteOfAnUnlistedEntityLeavesTheSegmentAlone() {
        assertThat(actions(plan(known(segment("Paris", "s1", "7")), delete(JOHN))))
                .noneMatch(a -> a.contains("city"));
        assertThat(actions(plan(known(noSegment("Paris")), delete(JOHN)))).noneMatch(a -> a.contains("city"));
    }

    @Test
    void aMissingCopyIsNotDeletedAgainAndAMissingUniqueOneIsClaimedAnew() {
        Findings findings = known(segment("Paris", "s1", "1")).missing(key("~email_j@x"));
        assertThat(actions(plan(findings, delete(JOHN))))
                .doesNotContain("delete ~email_j@x *")
                .hasSize(3);
        assertThat(actions(plan(findings, replace(JOHN, JOHN)))).contains("insert ~email_j@x");
    }

    @Test
    void aDeadCopyIsTakenOverUnderItsETag() {
        Findings findings = known(noSegment("Paris")).dead(key("~email_j@x"), "d1");
        assertThat(actions(plan(findings, insert(JOHN)))).contains("replace ~email_j@x d1");
        assertThat(actions(plan(findings.dead(key("~email_j@x"), null), insert(JOHN))))
                .contains("insert ~email_j@x");
    }

    @Test
    void aPatchMergesTheMainRowAndReplacesCopies() {
        Change change = Change.of("Employee", new Write.Merge(Staff.row("1", Map.of("x", 1)), "e0"), JOHN, JOHN, "v1");
        assertThat(actions(plan(Findings.NONE, change)))
                .containsExactly("merge 1 e0", "replace ~email_j@x *", "upsert ~name_Hopper_1");
    }
}
