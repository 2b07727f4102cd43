package io.tidetable.write;

import static io.tidetable.write.PlannedActions.actions;
import static io.tidetable.write.PlannedActions.delete;
import static io.tidetable.write.PlannedActions.insert;
import static io.tidetable.write.PlannedActions.plan;
import static io.tidetable.write.PlannedActions.replace;
import static io.tidetable.write.Staff.employee;
import static io.tidetable.write.Staff.key;
import static io.tidetable.write.Staff.known;
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

/** Several entities to one transaction: what they share, and what is too much. */
class SharedTransactionTest {
    private static final EntityRows JOHN = employee("1", "j@x", "Hopper", "Paris");

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
