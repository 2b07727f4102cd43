package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.EntityExistsException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkListenerException;
import io.tidetable.repository.BulkResult;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Bulk writes that lose races and answers: each entity's own fate, in few requests. */
class BulkFaultsTest {
    private final TestTable<Member> members = TestTable.of(Member.class);
    private final TestTable<Member> others = new TestTable<>(members.service, Member.class);

    @AfterEach
    void indexRowsFit() {
        members.service.faults().clear();
        members.check();
    }

    private static List<Member> some(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Member("chess", "m" + i, "n", i + "@x", null, null, null, i, null))
                .toList();
    }

    private void duringTheFirstTransaction(Runnable work) {
        members.service.faults().onTransactions().nth(1).before(request -> work.run());
    }

    @Test
    void rowsWithoutTokensThatAreRewrittenMeanwhileAreReadAfreshAtOnce() {
        members.bulk.insertAll(some(30), members.silent());
        duringTheFirstTransaction(() -> others.bulk.saveAll(some(30), others.silent()));
        long requests = members.requests(() -> assertThat(members.bulk.deleteAll(some(30), members.silent()))
                .isEqualTo(new BulkResult<>(30, 0, List.of())));
        assertThat(requests).isLessThan(20); // two more readings at most: the two transactions of 30 entities
        assertThat(members.rows()).isEmpty();
    }

    @Test
    void whatIsGoneMeanwhileAndWhatIsNewMeanwhileIsSeenInOneReading() {
        members.bulk.insertAll(some(20), members.silent());
        duringTheFirstTransaction(() -> {
            others.bulk.deleteAll(some(20), others.silent());
            others.bulk.insertAll(some(10), others.silent());
        });
        long requests = members.requests(() -> assertThat(members.bulk.deleteAll(some(20), members.silent()))
                .isEqualTo(new BulkResult<>(10, 0, List.of())));
        assertThat(requests).isLessThan(20);
    }

    @Test
    void ofALostTransactionOnlyTheOvertakenEntityIsUnknown() {
        duringTheFirstTransaction(() -> others.writes.insert(Member.bare("m7")));
        members.service.faults().onTransactions().nth(1).loseRequest();
        BulkResult<Member> result = members.bulk.insertAll(some(20), members.silent());
        assertThat(result.committed()).isEqualTo(19);
        assertThat(result.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.error()).isInstanceOf(UnknownOutcomeException.class);
            assertThat(failure.error().rowKey()).contains("m7");
        });
    }

    @Test
    void ofALostTransactionThatChangedNothingNoEntityIsUnknown() {
        members.bulk.insertAll(some(10), members.silent());
        duringTheFirstTransaction(() -> others.writes.insert(Member.bare("m15")));
        members.service.faults().onTransactions().nth(1).loseRequest();
        BulkResult<Member> result = members.bulk.saveAll(some(20), members.silent());
        assertThat(result).isEqualTo(new BulkResult<>(20, 0, List.of()));
        assertThat(members.find("chess", "m15").orElseThrow().points()).isEqualTo(15);
    }

    @Test
    void aServiceThatStaysAwayLeavesAllUnknown() {
        members.service.faults().onTransactions().loseRequest();
        BulkResult<Member> result = members.bulk.insertAll(some(5), members.silent());
        assertThat(result.failures()).hasSize(5).allMatch(f -> f.error() instanceof UnknownOutcomeException);
    }

    @Test
    void aBusyServiceTakesNoOneDownThatIsThereAlready() {
        members.bulk.insertAll(some(3), members.silent());
        members.service.faults().onTransactions().nth(1).busy();
        BulkResult<Member> result = members.bulk.insertAll(some(20), members.silent());
        assertThat(result.committed()).isEqualTo(17);
        assertThat(result.failures()).hasSize(3).allMatch(f -> f.error() instanceof EntityExistsException);
    }

    @Test
    void takenUniqueValuesAreFoundTogether() {
        members.bulk.insertAll(some(60), members.silent());
        List<Member> same = IntStream.range(0, 60)
                .mapToObj(i -> new Member("chess", "x" + i, "n", i + "@X", null, null, null, i, null))
                .toList();
        long requests = members.requests(() -> {
            BulkResult<Member> result = members.bulk.insertAll(same, members.silent());
            assertThat(result.failures())
                    .hasSize(60)
                    .allMatch(f -> f.error() instanceof UniqueIndexException
                            && f.error().rowKey().orElse("").startsWith("x"));
        });
        assertThat(requests).isLessThan(24); // two transactions of 33 and 27, each with two faults of three requests
    }

    @Test
    void valuesOfTheDeadAmongTheTakenAreTakenOver() {
        members.bulk.insertAll(some(10), members.silent());
        for (int i = 5; i < 10; i++) {
            members.remove("chess", "m" + i);
            members.remove("chess", "~name_n_m" + i);
        }
        List<Member> same = IntStream.range(0, 10)
                .mapToObj(i -> new Member("chess", "x" + i, "n", i + "@X", null, null, null, i, null))
                .toList();
        BulkResult<Member> result = members.bulk.insertAll(same, members.silent());
        assertThat(result.committed()).isEqualTo(5);
        assertThat(result.failures()).hasSize(5).allMatch(f -> f.error() instanceof UniqueIndexException);
    }

    @Test
    void aListenerThatThrowsStopsNothingAndLosesNothing() {
        AtomicInteger told = new AtomicInteger();
        List<Member> all = new ArrayList<>(some(120));
        all.set(5, all.get(5).withName("\ud800"));
        assertThatThrownBy(() -> members.bulk.insertAll(all, new BulkListener<Member>() {
                    @Override
                    public void committed(List<? extends Member> entities) {
                        told.incrementAndGet();
                        throw new IllegalStateException("enough " + told);
                    }
                }))
                .isInstanceOfSatisfying(BulkListenerException.class, thrown -> {
                    assertThat(thrown.result().committed()).isEqualTo(119);
                    assertThat(thrown.result().failures()).hasSize(1);
                    assertThat(thrown)
                            .hasMessageStartingWith("[BULK_LISTENER] Members")
                            .hasRootCauseMessage("enough 1");
                    assertThat(thrown.getSuppressed()).hasSize(told.get() - 1);
                });
        assertThat(told.get()).isGreaterThan(2);
        assertThat(members.rowKeys()).filteredOn(key -> key.startsWith("m")).hasSize(119);
    }
}
