package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Writes of many entities. */
class BulkWritesTest {
    private final TestTable<Member> members = TestTable.of(Member.class);
    private final TestTable<Note> notes = TestTable.of(Note.class);

    @AfterEach
    void indexRowsFit() {
        members.check();
    }

    private static List<Member> some(int count, int clubs) {
        return IntStream.range(0, count)
                .mapToObj(
                        i -> Member.of("m" + i, i + "@x").withCity("c" + i % 3).in("club" + i % clubs))
                .toList();
    }

    private static List<Note> notes(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Note.of("n" + i, "t" + i))
                .toList();
    }

    @Test
    void aHundredEntitiesGoInOneTransaction() {
        assertThat(notes.requests(() -> assertThat(
                                notes.bulk.insertAll(notes(100), notes.silent()).committed())
                        .isEqualTo(100)))
                .isEqualTo(1);
        assertThat(notes.requests(() -> notes.bulk.saveAll(notes(350), notes.silent())))
                .isEqualTo(4);
        assertThat(notes.requests(() -> assertThat(
                                notes.bulk.deleteAll(notes(350), notes.silent()).committed())
                        .isEqualTo(350)))
                .isEqualTo(4);
        assertThat(notes.rows()).isEmpty();
    }

    @Test
    void indexedEntitiesShareSegmentsThatAreReadOnceAValue() {
        // four rows each and at most seven segments: 23 entities a transaction; four values to read
        long requests = members.requests(() -> assertThat(
                        members.bulk.insertAll(some(230, 1), members.silent()).failures())
                .isEmpty());
        assertThat(requests).isLessThanOrEqualTo(12 + 4);
        members.check();
        long saves = members.requests(() -> assertThat(
                        members.bulk.saveAll(some(230, 1), members.silent()).committed())
                .isEqualTo(230));
        assertThat(saves).isLessThanOrEqualTo(50);
        members.check();
        long deletes = members.requests(() -> assertThat(
                        members.bulk.deleteAll(some(230, 1), members.silent()).committed())
                .isEqualTo(230));
        assertThat(deletes).isLessThanOrEqualTo(50);
        assertThat(members.rows()).isEmpty();
    }

    @Test
    void partitionsGoSideBySide() {
        BulkResult<Member> result = members.bulk.insertAll(some(1000, 37), members.silent());
        assertThat(result.committed()).isEqualTo(1000);
        assertThat(members.rows())
                .filteredOn(row -> row.key().row().startsWith("m"))
                .hasSize(1000);
    }

    @Test
    void oneBadEntityTakesNoOtherDown() {
        members.writes.insert(Member.of("m5", "taken@x").in("club0"));
        List<Member> all = new ArrayList<>(some(60, 1));
        all.set(7, all.get(7).withEmail("TAKEN@x")); // of m5 above
        all.set(9, new Member(null_(), "x", null, null, null, null, null, 0, null)); // no key
        all.set(11, all.get(11).withName("\ud800"));
        BulkResult<Member> result = members.bulk.insertAll(all, members.silent());
        assertThat(result.committed()).isEqualTo(56);
        assertThat(result.failed()).isEqualTo(4);
        assertThat(result.failures())
                .extracting(failure -> failure.error().getClass().getSimpleName())
                .containsExactlyInAnyOrder(
                        EntityExistsException.class.getSimpleName(),
                        UniqueIndexException.class.getSimpleName(),
                        InvalidKeyException.class.getSimpleName(),
                        InvalidValueException.class.getSimpleName());
        assertThatThrownBy(result::orThrow)
                .isInstanceOf(TidetableException.class)
                .satisfies(first -> assertThat(first.getSuppressed()).hasSize(3));
    }

    @SuppressWarnings("NullAway") // what callers do
    private static String null_() {
        return null;
    }

    @Test
    void allThatIsThereAlreadyFailsInFewRequests() {
        members.bulk.insertAll(some(200, 1), members.silent());
        long requests = members.requests(() -> {
            BulkResult<Member> again = members.bulk.insertAll(some(200, 1), members.silent());
            assertThat(again.committed()).isZero();
            assertThat(again.failures()).hasSize(200).allMatch(f -> f.error() instanceof EntityExistsException);
        });
        assertThat(requests).isLessThan(60);
        assertThat(notes.bulk.deleteAll(notes(300), notes.silent())).isEqualTo(new BulkResult<>(0, 0, List.of()));
    }

    @Test
    @SuppressWarnings("NullAway") // what callers do
    void faultsOfTheInputAreNamedAndWhatCameBeforeIsWritten() {
        BulkResult<Note> withNull =
                notes.bulk.insertAll(Arrays.asList(Note.of("1", "a"), null, Note.of("2", "b")), notes.silent());
        assertThat(withNull.committed()).isEqualTo(2);
        assertThat(withNull.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.entity()).isNull();
            assertThat(failure.error()).hasMessageStartingWith("[BULK_NULL] Note: entity 2 of the input is null");
        });
        Iterable<Note> broken = () -> new Iterator<>() {
            private int given;

            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Note next() {
                if (given == 150) {
                    throw new IllegalStateException("broken");
                }
                return Note.of("b" + given++, "x");
            }
        };
        BulkResult<Note> half = notes.bulk.insertAll(broken, notes.silent());
        assertThat(half.committed()).isEqualTo(150);
        assertThat(half.failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.error())
                        .hasMessageStartingWith("[BULK_INPUT] Note: the input threw behind entity 150")
                        .hasCauseInstanceOf(IllegalStateException.class));
    }

    @Test
    void anEntityTwiceWaitsForTheNextTransaction() {
        Note first = Note.of("1", "a");
        BulkResult<Note> inserted = notes.bulk.insertAll(List.of(first, first.withText("b")), notes.silent());
        assertThat(inserted.committed()).isEqualTo(1);
        assertThat(inserted.failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.error()).isInstanceOf(EntityExistsException.class));
        BulkResult<Note> saved = notes.bulk.saveAll(
                List.of(Note.of("2", "a"), Note.of("2", "b"), Note.of("3", "a"), Note.of("2", "c")), notes.silent());
        assertThat(saved.committed()).isEqualTo(4);
        assertThat(notes.find("blue", "2").orElseThrow().text()).isEqualTo("c");
    }

    @Test
    void staleTokensFailAlone() {
        List<Note> stored = new ArrayList<>();
        notes.bulk.insertAll(notes(50), new BulkListener<Note>() {
            @Override
            public void committed(List<? extends Note> entities) {
                stored.addAll(entities);
            }
        });
        assertThat(stored).hasSize(50).allMatch(note -> note.etag() != null);
        notes.writes.update(stored.get(20).withText("newer"));
        BulkResult<Note> result = notes.bulk.saveAll(stored, notes.silent());
        assertThat(result.committed()).isEqualTo(49);
        assertThat(result.failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.error()).isInstanceOf(ConflictException.class));
        assertThat(notes.find("blue", "n20").orElseThrow().text()).isEqualTo("newer");
    }

    @Test
    void aTransactionThatNamesNoActionIsHalved() {
        notes.service
                .faults()
                .onWrites()
                .matching(request -> request.body().contains("\"n13\""))
                .respond(400, "InvalidInput");
        BulkResult<Note> result = notes.bulk.insertAll(notes(64), notes.silent());
        assertThat(result.committed()).isEqualTo(63);
        assertThat(result.failed()).isEqualTo(1);
    }

    @Test
    void entitiesOfAMebibyteFitFourToATransaction() {
        String text = "x".repeat(30_000);
        List<Note> large =
                IntStream.range(0, 200).mapToObj(i -> Note.of("n" + i, text)).toList();
        long requests = notes.requests(
                () -> assertThat(notes.bulk.insertAll(large, notes.silent()).committed())
                        .isEqualTo(200));
        assertThat(requests).isBetween(2L, 3L);
    }

    @Test
    void aTableThatIsNotThereFailsAllOnce() {
        Session<Note> other = TestTable.session(io.tidetable.embedded.EmbeddedTables.create(), Note.class);
        BulkResult<Note> result = new BulkWrites<>(other).insertAll(notes(250), notes.silent());
        assertThat(result.failed()).isEqualTo(250);
        assertThat(result.failures()).allMatch(failure -> failure.error() instanceof TableNotFoundException);
    }

    @Test
    void aListenerIsToldOneCallAtATime() {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger told = new AtomicInteger();
        members.bulk.insertAll(some(300, 20), new BulkListener<Member>() {
            @Override
            public void committed(List<? extends Member> entities) {
                assertThat(inside.incrementAndGet()).isEqualTo(1);
                told.addAndGet(entities.size());
                inside.decrementAndGet();
            }
        });
        assertThat(told).hasValue(300);
    }

    @Test
    void lostAnswersOfTransactionsAreSettled() {
        members.service.faults().onTransactions().nth(2).loseAnswer();
        members.service.faults().onTransactions().nth(5).loseRequest();
        BulkResult<Member> result = members.bulk.insertAll(some(150, 1), members.silent());
        assertThat(result).isEqualTo(new BulkResult<>(150, 0, List.of()));
        members.service.faults().onTransactions().nth(1).loseAnswer();
        members.service.faults().onTransactions().nth(3).loseRequest();
        assertThat(members.bulk.deleteAll(some(150, 1), members.silent()))
                .isEqualTo(new BulkResult<>(150, 0, List.of()));
        assertThat(members.rows()).isEmpty();
    }

    @Test
    void rowsThatGrowBetweenPackingAndSendingTakeNoneDown() {
        List<Member> theirs = IntStream.range(0, 45)
                .mapToObj(i ->
                        Member.of("m" + i, "other" + i + "@x").withCity("d").in("club0"))
                .toList();
        members.service
                .faults()
                .onTransactions()
                .nth(1)
                .before(request -> members.bulk.saveAll(theirs, members.silent()));
        assertThat(members.bulk.saveAll(some(45, 1), members.silent())).isEqualTo(new BulkResult<>(45, 0, List.of()));
    }

    @Test
    void whatAQueryFoundIsDeletedUnderItsETagAndJudgedAgainWhereItChanged() {
        members.bulk.insertAll(some(40, 1), members.silent());
        List<BulkWrites.Candidate> found = members.rows().stream()
                .filter(row -> row.key().row().startsWith("m"))
                .map(row -> new BulkWrites.Candidate(row.key(), row))
                .toList();
        members.writes.modify(members.key("club0", "m3"), m -> m.withPoints(5)); // no longer asked for
        members.writes.modify(members.key("club0", "m4"), m -> m.withCity("Oslo")); // still asked for
        members.writes.delete(members.key("club0", "m5"));
        BulkResult<Member> result = members.bulk.deleteFound(
                found.iterator(), row -> Long.valueOf(0).equals(row.properties().get("points")));
        assertThat(result).isEqualTo(new BulkResult<>(38, 0, List.of()));
        assertThat(members.find("club0", "m3")).isPresent();
    }
}
