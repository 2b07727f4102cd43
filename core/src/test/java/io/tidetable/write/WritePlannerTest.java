package io.tidetable.write;

import static io.tidetable.write.Staff.employee;
import static io.tidetable.write.Staff.key;
import static io.tidetable.write.Staff.known;
import static io.tidetable.write.Staff.noSegment;
import static io.tidetable.write.Staff.segment;
import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.error.LimitExceededException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.mapping.EntityRows;
import io.tidetable.store.Row;
import io.tidetable.store.Write;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Before and after to a transaction. */
class WritePlannerTest {
    private static final EntityRows JOHN = employee("1", "j@x", "Hopper", "Paris");

    private static Change insert(EntityRows after) {
        return Change.of("Employee", new Write.Insert(after.main()), null, after, "v1");
    }

    private static Change replace(EntityRows before, EntityRows after) {
        return Change.of("Employee", new Write.Replace(after.main(), "e0"), before, after, "v1");
    }

    private static Change delete(EntityRows before) {
        return Change.of("Employee", new Write.Delete(before.main().key(), "e0"), before, null, "v1");
    }

    private static WritePlan plan(Findings findings, Change... changes) {
        return (WritePlan) WritePlanner.plan(Staff.TABLE, List.of(changes), findings);
    }

    private static List<String> actions(WritePlan plan) {
        return plan.transaction().writes().stream()
                .map(WritePlannerTest::action)
                .toList();
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

    @Test
    void aUniqueValueChangesHandsWithinATransactionByOneReplace() {
        EntityRows ann = employee("2", "j@x", "Lee", "-");
        Findings findings = known(segment("Paris", "s1", "1"));
        assertThat(actions(plan(findings, delete(JOHN), insert(ann))))
                .containsOnlyOnce("replace ~email_j@x *")
                .noneMatch(a -> a.startsWith("delete ~email"));
        WritePlan takenFirst = plan(findings, insert(ann), delete(JOHN));
        assertThat(actions(takenFirst))
                .containsOnlyOnce("replace ~email_j@x *")
                .noneMatch(a -> a.startsWith("delete ~email"));
        assertThat(takenFirst.steps())
                .filteredOn(step -> step.write().key().row().equals("~email_j@x"))
                .singleElement()
                .satisfies(
                        step -> assertThat(((Write.Replace) step.write()).row().properties())
                                .containsEntry(Row.MAIN_ROW_KEY, "2")
                                .containsEntry(Row.TOKEN, "v1"));
    }

    @Test
    void aUniqueValueThatSeveralSetFreeGoesToItsTakerWithTheToken() {
        EntityRows ann = employee("2", "j@x", "-", "-");
        EntityRows bob = employee("3", "j@x", "-", "-");
        assertThat(plan(Findings.NONE, delete(employee("1", "j@x", "-", "-")), insert(ann), delete(bob))
                        .steps())
                .filteredOn(step -> step.write().key().row().equals("~email_j@x"))
                .singleElement()
                .satisfies(
                        step -> assertThat(((Write.Replace) step.write()).row().properties())
                                .containsEntry(Row.MAIN_ROW_KEY, "2")
                                .containsEntry(Row.TOKEN, "v1"));
    }

    @Test
    void aUniqueValueWhoseCopyIsGoneIsInsertedByItsTaker() {
        Findings findings = Findings.NONE.missing(key("~email_j@x"));
        Change taker = insert(employee("2", "j@x", "-", "-"));
        Change giver = delete(employee("1", "j@x", "-", "-"));
        assertThat(actions(plan(findings, taker, giver)))
                .containsExactlyInAnyOrder("insert 2", "delete 1 e0", "insert ~email_j@x");
        assertThat(actions(plan(findings, giver, taker)))
                .containsExactlyInAnyOrder("insert 2", "delete 1 e0", "insert ~email_j@x");
    }

    @Test
    void aUniqueValueTwiceInATransactionIsRefusedBeforeItIsSent() {
        Planned planned = WritePlanner.plan(
                Staff.TABLE,
                List.of(insert(employee("1", "j@x", "-", "-")), insert(employee("2", "j@x", "-", "-"))),
                Findings.NONE);
        assertThat(planned).isInstanceOfSatisfying(Planned.Impossible.class, impossible -> {
            assertThat(impossible.change()).isEqualTo(1);
            assertThat(impossible.error()).isInstanceOfSatisfying(UniqueIndexException.class, error -> {
                assertThat(error.index()).isEqualTo("email");
                assertThat(error.value()).isEqualTo("j@x");
                assertThat(error.getMessage())
                        .startsWith("[UNIQUE_TAKEN] Employee")
                        .doesNotContain("j@x");
            });
        });
    }

    @Test
    void aRowTwiceInATransactionIsRefused() {
        EntityRows bare = employee("1", "-", "-", "-");
        assertThat(WritePlanner.plan(Staff.TABLE, List.of(insert(bare), delete(bare)), Findings.NONE))
                .isInstanceOfSatisfying(
                        Planned.Impossible.class,
                        impossible -> assertThat(impossible.error())
                                .hasMessageStartingWith("[TRANSACTION_ROW_TWICE] Employee"));
    }

    @Test
    void segmentsAreSharedAndComeLast() {
        WritePlan plan = plan(
                known(segment("Paris", "s1", "1", "9")),
                delete(employee("1", "-", "-", "Paris")),
                insert(employee("2", "-", "-", "Paris")),
                insert(employee("3", "-", "-", "Paris")));
        assertThat(actions(plan)).containsExactly("delete 1 e0", "insert 2", "insert 3", "replace ~city_Paris_00 s1");
        assertThat(Segment.ids(((Write.Replace) plan.steps().get(3).write()).row()))
                .containsExactly("9", "2", "3");
        assertThat(plan.steps().get(3).role()).isEqualTo(new Role.OfSegment(List.of(0, 1, 2)));
    }

    @Test
    void aFullSegmentSaysWhatToDo() {
        String[] ids =
                IntStream.range(0, 14_000).mapToObj(i -> "x".repeat(36) + i).toArray(String[]::new);
        Planned planned = WritePlanner.plan(Staff.TABLE, List.of(insert(JOHN)), known(segment("Paris", "s1", ids)));
        assertThat(planned)
                .isInstanceOfSatisfying(
                        Planned.Impossible.class,
                        impossible -> assertThat(impossible.error())
                                .isInstanceOf(LimitExceededException.class)
                                .hasMessageStartingWith("[INDEX_ENTITY_FULL] Employee.city")
                                .hasMessageContaining("copy = KEY")
                                .hasMessageContaining("rebuild(\"city\")"));
    }

    @Test
    void aHundredActionsGoAndMoreSayWhatUsedThemUp() {
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            changes.add(insert(employee("" + i, i + "@x", "-", "-")));
        }
        assertThat(WritePlanner.plan(Staff.TABLE, changes, Findings.NONE)).isInstanceOf(WritePlan.class);
        changes.add(insert(employee("50", "-", "-", "-")));
        assertThat(WritePlanner.plan(Staff.TABLE, changes, Findings.NONE))
                .isInstanceOfSatisfying(
                        Planned.Impossible.class,
                        impossible -> assertThat(impossible.error())
                                .isInstanceOf(LimitExceededException.class)
                                .hasMessageContaining("101 actions")
                                .hasMessageContaining("Employee 51 main rows, 50 copies"));
    }

    @Test
    void fourMebibytesAreTheLimit() {
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Map<String, Object> big = Map.of("text", "x".repeat(900_000));
            changes.add(insert(new EntityRows(Staff.row("" + i, big), List.of(), List.of())));
        }
        assertThat(WritePlanner.plan(Staff.TABLE, changes.subList(0, 4), Findings.NONE))
                .isInstanceOf(WritePlan.class);
        assertThat(WritePlanner.plan(Staff.TABLE, changes, Findings.NONE))
                .isInstanceOfSatisfying(
                        Planned.Impossible.class,
                        impossible -> assertThat(impossible.error()).hasMessageContaining("4.3 MiB"));
    }

    @Test
    void packingCountsNoLessThanIsPlanned() {
        EntityRows longKeys = employee("1", "e".repeat(450), "n".repeat(450), "-");
        EntityRows moved = employee("1", "f".repeat(450), "m".repeat(450), "-");
        for (Change change :
                List.of(insert(longKeys), replace(longKeys, moved), replace(longKeys, longKeys), delete(longKeys))) {
            long planned = plan(Findings.NONE, change).steps().stream()
                    .mapToLong(step -> SentBytes.of(step.write()))
                    .sum();
            assertThat(SentBytes.of(change)).isGreaterThanOrEqualTo(planned);
        }
    }
}
