package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.annotations.Large;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is wrong with the input of a bulk write is named, what came before is done and told, and nothing else is lost.
 */
class BulkInputTest {
    private final TestTable<Note> notes = TestTable.of(Note.class);
    private final Set<String> told = new TreeSet<>();

    private final BulkListener<Note> listener = new BulkListener<>() {
        @Override
        public void committed(List<? extends Note> entities) {
            entities.forEach(note -> told.add(note.id()));
        }
    };

    /** Each bulk write. */
    enum Bulk {
        INSERT,
        SAVE,
        DELETE
    }

    private BulkResult<Note> run(Bulk bulk, Iterable<Note> input) {
        return switch (bulk) {
            case INSERT -> notes.bulk.insertAll(input, listener);
            case SAVE -> notes.bulk.saveAll(input, listener);
            case DELETE -> notes.bulk.deleteAll(input, listener);
        };
    }

    /** Notes that the write can do: a delete needs them to be there. */
    private List<Note> some(Bulk bulk, int count) {
        List<Note> some = IntStream.range(0, count)
                .mapToObj(i -> Note.of("n" + i, "t").withStars(i))
                .toList();
        if (bulk == Bulk.DELETE) {
            notes.bulk.insertAll(some, notes.silent());
        }
        return new ArrayList<>(some);
    }

    private void isDone(Bulk bulk, int count) {
        assertThat(told).hasSize(count);
        assertThat(notes.rows()).hasSize(bulk == Bulk.DELETE ? 0 : count);
    }

    @ParameterizedTest
    @EnumSource
    void aNullIsNamedAndTheOthersGoOn(Bulk bulk) {
        @Nullable Note[] input = some(bulk, 130).toArray(new Note[131]);
        input[130] = input[7];
        input[7] = null;
        @SuppressWarnings("NullAway") // what callers do
        BulkResult<Note> result = run(bulk, Arrays.asList(input));
        assertThat(result.committed()).isEqualTo(130);
        assertThat(result.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.entity()).isNull();
            assertThat(failure.error()).hasMessageStartingWith("[BULK_NULL] Note: entity 8 of the input is null");
        });
        isDone(bulk, 130);
    }

    @ParameterizedTest
    @EnumSource
    void anInputThatEndsByAnErrorIsWrittenBeforeTheCallerHearsOfIt(Bulk bulk) {
        Iterator<Note> some = some(bulk, 130).iterator();
        AssertionError thrown = new AssertionError("of the input");
        Iterable<Note> broken = () -> new Iterator<>() {
            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Note next() {
                if (!some.hasNext()) {
                    throw thrown;
                }
                return some.next();
            }
        };
        assertThatThrownBy(() -> run(bulk, broken)).isSameAs(thrown);
        isDone(bulk, 130);
    }

    @ParameterizedTest
    @EnumSource
    void anEntityOfAnotherClassIsNamedAndTheOthersGoOn(Bulk bulk) {
        List<Note> input = some(bulk, 130);
        @SuppressWarnings("unchecked") // what unchecked casts bring into lists
        List<Object> any = (List<Object>) (List<?>) input;
        any.add(7, Member.bare("1"));
        BulkResult<Note> result = run(bulk, input);
        assertThat(result.committed()).isEqualTo(130);
        List<? extends BulkResult.Failure<?>> failures = result.failures();
        assertThat(failures)
                .singleElement()
                .satisfies(failure -> assertThat(failure.error())
                        .hasMessageStartingWith("[BULK_ENTITY] Note: entity 8 of the input threw"));
        isDone(bulk, 130);
    }

    @ParameterizedTest
    @EnumSource
    void anInputThatThrowsIsNamedAndWhatCameBeforeIsDone(Bulk bulk) {
        Iterator<Note> some = some(bulk, 130).iterator();
        Iterable<Note> broken = () -> new Iterator<>() {
            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Note next() {
                if (!some.hasNext()) {
                    throw new IllegalStateException("broken");
                }
                return some.next();
            }
        };
        BulkResult<Note> result = run(bulk, broken);
        assertThat(result.committed()).isEqualTo(130);
        assertThat(result.failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.error())
                        .hasMessageStartingWith("[BULK_INPUT] Note: the input threw behind entity 130")
                        .hasRootCauseMessage("broken"));
        isDone(bulk, 130);
    }

    @ParameterizedTest
    @EnumSource
    void anEntityThatCannotBeStoredIsNamedAndTheOthersGoOn(Bulk bulk) {
        List<Note> input = some(bulk, 130);
        Note impossible = Note.of("k".repeat(600), "t");
        input.add(50, impossible);
        BulkResult<Note> result = run(bulk, input);
        assertThat(result.failures()).singleElement().satisfies(failure -> {
            assertThat(failure.entity()).isSameAs(impossible);
            assertThat(failure.error())
                    .isInstanceOfAny(LimitExceededException.class, InvalidKeyException.class)
                    .hasMessageContaining("Note");
        });
        isDone(bulk, 130);
    }

    @ParameterizedTest
    @EnumSource
    void anEntityTwiceIsDoneInItsOrder(Bulk bulk) {
        List<Note> input = some(bulk, 130);
        input.add(60, input.get(59).withText("again"));
        BulkResult<Note> result = run(bulk, input);
        switch (bulk) {
            case INSERT -> {
                assertThat(result.committed()).isEqualTo(130);
                assertThat(result.failures()).singleElement().satisfies(failure -> {
                    assertThat(failure.entity()).isSameAs(input.get(60));
                    assertThat(failure.error()).isInstanceOf(EntityExistsException.class);
                });
                assertThat(notes.find("blue", "n59").orElseThrow().text()).isEqualTo("t");
            }
            case SAVE -> {
                assertThat(result.committed()).isEqualTo(131);
                assertThat(notes.find("blue", "n59").orElseThrow().text()).isEqualTo("again");
            }
            case DELETE -> assertThat(result).isEqualTo(new BulkResult<>(130, 0, List.of())); // gone the second time
        }
        isDone(bulk, 130);
    }

    @Test
    void aResultPrintsCountsAndTheFirstErrorButNoEntities() {
        Note secret = Note.of("n1", "secret");
        assertThat(notes.bulk.insertAll(List.of(secret), listener)).hasToString("1 committed, 0 failed");
        BulkResult<Note> again = notes.bulk.insertAll(List.of(secret, Note.of("n2", "t")), listener);
        assertThat(again.toString())
                .startsWith("1 committed, 1 failed; the first was not written: [ENTITY_EXISTS] Note")
                .doesNotContain("secret");
        assertThat(again.failures().toString()).doesNotContain("secret");
    }

    /** Copied whole four times: with 900 KiB of text it is more than a transaction takes. */
    @Table("Wide")
    record Wide(
            @PartitionKey String part,
            @RowKey String id,
            @SecondaryIndex String a,
            @SecondaryIndex String b,
            @SecondaryIndex String c,
            @SecondaryIndex String d,
            @Large String text) {}

    @Test
    void anEntityOverTheBudgetOfATransactionIsNamedAndTheOthersGoOn() {
        TestTable<Wide> wide = TestTable.of(Wide.class);
        List<Wide> input = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            input.add(new Wide("p", "w" + i, "a", "b", "c", "d", "é".repeat(i == 10 ? 450_000 : 10)));
        }
        for (int round = 0; round < 2; round++) {
            BulkResult<Wide> result =
                    round == 0 ? wide.bulk.insertAll(input, wide.silent()) : wide.bulk.saveAll(input, wide.silent());
            assertThat(result.committed()).isEqualTo(29);
            assertThat(result.failures()).singleElement().satisfies(failure -> {
                assertThat(failure.entity()).isSameAs(input.get(10));
                assertThat(failure.error())
                        .isInstanceOf(LimitExceededException.class)
                        .hasMessageContaining("Wide");
            });
            wide.check();
        }
    }
}
