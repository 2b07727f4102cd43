package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.UniqueIndexException;
import io.tidetable.repository.BulkResult;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A unique value that two entities of one transaction claim, one of which holds it: the other is at fault. */
class ClaimedValuesTest {
    private final TestTable<Member> members = TestTable.of(Member.class);
    private final Member newcomer = Member.of("9", "ANN@x");

    @BeforeEach
    void annAndBob() {
        members.writes.insert(Member.of("1", "ann@x"));
        members.writes.insert(Member.of("2", "bob@x"));
    }

    @AfterEach
    void indexRowsFit() {
        members.check();
    }

    private void isAlone(BulkResult<Member> result, Member atFault) {
        assertThat(result.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.entity()).isEqualTo(atFault);
            assertThat(failure.error()).isInstanceOf(UniqueIndexException.class);
        });
    }

    @Test
    void aNewcomerBeforeTheHolderFailsAlone() {
        Member holder = Member.of("1", "ann@x").withPoints(5);
        BulkResult<Member> result = members.bulk.saveAll(List.of(newcomer, holder), members.silent());
        assertThat(result.committed()).isOne();
        isAlone(result, newcomer);
        assertThat(members.find("chess", "1").orElseThrow().points()).isEqualTo(5);
    }

    @Test
    void anEntityThatMovesToTheHoldersValueFailsAlone() {
        Member mover = Member.of("2", "ann@x").withPoints(4);
        Member holder = Member.of("1", "ann@x").withPoints(5);
        isAlone(members.bulk.saveAll(List.of(mover, holder), members.silent()), mover);
        isAlone(members.bulk.saveAll(List.of(holder, mover), members.silent()), mover);
        assertThat(members.find("chess", "2").orElseThrow().email()).isEqualTo("bob@x");
    }

    @Test
    void aHolderWhoseCopyIsGoneFailsNoMoreThanOne() {
        members.remove("chess", "~email_ann@x");
        Member holder = Member.of("1", "ann@x").withPoints(5);
        BulkResult<Member> result = members.bulk.saveAll(List.of(newcomer, holder), members.silent());
        assertThat(result.committed()).isOne();
        isAlone(result, newcomer);
    }

    @Test
    void aTransactionNamesTheNewcomer() {
        AtomicTransaction transaction = new AtomicTransaction(members.sessions());
        transaction.insert(newcomer).save(Member.of("1", "ann@x").withPoints(7));
        assertThatThrownBy(transaction::commit)
                .isInstanceOfSatisfying(
                        UniqueIndexException.class, e -> assertThat(e.rowKey()).contains("9"))
                .hasMessageContaining("keys 'chess', '9'");
    }
}
