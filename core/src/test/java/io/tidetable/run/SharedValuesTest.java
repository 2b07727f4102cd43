package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.repository.BulkResult;
import io.tidetable.repository.IndexReport;
import io.tidetable.store.Row;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A unique value that two entities hold, one of them a row that others wrote. */
class SharedValuesTest {
    private final TestTable<Member> members = TestTable.of(Member.class);
    private final Maintenance<Member> indexes = Maintenance.of(members.session);

    @BeforeEach
    void annHoldsTheValueAndAnotherHasItToo() {
        members.writes.insert(Member.of("1", "ann@x").withBadge(7));
        members.put("chess", "2", Map.of("email", "ANN@x", "badge", 7, "points", 3L, "name", "bob"));
    }

    private void annIsFoundByHerMail() {
        for (String copy : List.of("~email_ann@x", "~badge_0000000007")) {
            assertThat(members.row("chess", copy).properties()).containsEntry(Row.MAIN_ROW_KEY, "1");
        }
    }

    @Test
    void deletingTheOtherLeavesTheHolderItsCopy() {
        members.writes.delete(members.key("chess", "2"));
        annIsFoundByHerMail();
        members.check();
    }

    @Test
    void deletingManyLeavesTheHoldersTheirCopies() {
        BulkResult<Member> result = members.bulk.deleteAll(List.of(Member.bare("2")), members.silent());
        assertThat(result.committed()).isEqualTo(1);
        annIsFoundByHerMail();
        members.check();
    }

    @Test
    void changingTheOthersValueLeavesTheHolderItsCopy() {
        members.writes.modify(
                members.key("chess", "2"), m -> m.withEmail("bob@x").withBadge(null));
        annIsFoundByHerMail();
        members.check();
    }

    @Test
    void keepingTheValueTakesNothingFromTheHolder() {
        members.writes.modify(members.key("chess", "2"), m -> m.withPoints(4));
        annIsFoundByHerMail();
        assertThat(indexes.verify().duplicated()).isEqualTo(2);
    }

    @Test
    void repairLeavesTheOtherAloneUntilItsValueIsChanged() {
        IndexReport report = indexes.repair();
        assertThat(report.duplicated()).isEqualTo(2);
        annIsFoundByHerMail();
        members.writes.delete(members.key("chess", "2"));
        annIsFoundByHerMail();
        assertThat(indexes.verify().isClean()).isTrue();
        members.check();
    }

    @Test
    void theHolderCanGo() {
        members.writes.delete(members.key("chess", "1"));
        indexes.repair();
        assertThat(indexes.verify().isClean()).isTrue();
        members.check();
    }
}
