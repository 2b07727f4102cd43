package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.ConflictException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.query.Attribute;
import io.tidetable.store.Row;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Writes of one entity beside those of others: unique values, index rows that are not where they should be, races. */
class WritesBesideOthersTest {
    private final TestTable<Member> members = TestTable.of(Member.class);
    private final TestTable<Note> notes = TestTable.of(Note.class);

    @AfterEach
    void indexRowsFit() {
        members.check();
        notes.check();
    }

    private Member ann() {
        return members.writes.insert(Member.of("1", "ann@x").withBadge(7));
    }

    @Test
    void aTakenUniqueValueNamesIndexAndValue() {
        ann();
        Member bob = members.writes.insert(Member.of("2", "bob@x"));
        assertThatThrownBy(() -> members.writes.insert(Member.of("3", "ANN@X")))
                .isInstanceOfSatisfying(UniqueIndexException.class, taken -> {
                    assertThat(taken.index()).isEqualTo("email");
                    assertThat(taken.value()).isEqualTo("ANN@X");
                    assertThat(taken.getMessage())
                            .contains("email")
                            .contains("Member")
                            .doesNotContain("ANN@X");
                    assertThat(taken.rowKey()).contains("3");
                });
        assertThatThrownBy(() -> members.writes.update(bob.withEmail("ann@x")))
                .isInstanceOf(UniqueIndexException.class);
        assertThatThrownBy(() -> members.writes.modify(members.key("chess", "2"), m -> m.withBadge(7)))
                .isInstanceOf(UniqueIndexException.class);
        assertThat(members.find("chess", "2")).contains(bob);
        assertThat(members.find("chess", "3")).isEmpty();
        members.writes.insert(Member.of("3", "ann@x").in("go")); // unique in its partition
    }

    @Test
    void aUniqueValueSetFreeIsFreeAtOnce() {
        Member ann = ann();
        members.writes.update(ann.withEmail("a@x"));
        Member bob = members.writes.insert(Member.of("2", "ann@x"));
        members.writes.delete(bob);
        members.writes.modify(members.key("chess", "1"), m -> m.withEmail("ann@x"));
    }

    @Test
    void aDeadCopyIsTakenOver() {
        members.put("chess", "~email_ann@x", Map.of(Row.MAIN_ROW_KEY, "gone"));
        ann();
        assertThat(members.row("chess", "~email_ann@x"))
                .satisfies(row -> assertThat(row.properties()).containsEntry(Row.MAIN_ROW_KEY, "1"));
        members.put("chess", "~badge_0000000008", Map.of(Row.MAIN_ROW_KEY, "1"));
        members.writes.modify(members.key("chess", "1"), m -> m.withBadge(8));
    }

    @Test
    void driftedIndexRowsNeverBlock() {
        Member ann = ann();
        for (String key : List.of("~email_ann@x", "~name_name1_1", "~badge_0000000007")) {
            members.remove("chess", key);
        }
        Member again = members.writes.update(ann.withPoints(1));
        members.check();
        for (String key : members.rowKeys()) {
            if (key.startsWith("~")) {
                members.remove("chess", key);
            }
        }
        members.writes.update(
                again.withEmail("new@x").withName("new").withBadge(9).withCity("Rome"));
        members.writes.patch(members.key("chess", "1"), patch -> patch.clear(Attribute.named("active")));
        members.check();
        for (String key : members.rowKeys()) {
            if (key.startsWith("~")) {
                members.remove("chess", key);
            }
        }
        members.writes.delete(members.key("chess", "1"));
        assertThat(members.rows()).isEmpty();
    }

    @Test
    void anEmptyMergeOfTheMainRowIsNoConflict() {
        Member ann = ann();
        members.service.faults().onTransactions().nth(1).conflictingWrite();
        Member next = members.writes.update(ann.withPoints(4));
        assertThat(members.find("chess", "1")).contains(next);
        members.service.faults().onTransactions().nth(1).conflictingWrite();
        members.writes.delete(next);
        assertThat(members.rows()).isEmpty();
    }

    @Test
    void manyModifiersOfOneEntityLoseNothing() throws Exception {
        ann();
        inParallel(64, i -> () -> members.writes.modify(members.key("chess", "1"), m -> m.withPoints(m.points() + 1)));
        assertThat(members.find("chess", "1").orElseThrow().points()).isEqualTo(64);
        notes.writes.insert(Note.of("1", "a"));
        inParallel(64, i -> () -> notes.writes.modify(notes.key("blue", "1"), n -> n.withStars(n.stars() + 1)));
        assertThat(notes.find("blue", "1").orElseThrow().stars()).isEqualTo(64);
    }

    @Test
    void manyWritersOfOneValueLoseNothing() throws Exception {
        inParallel(120, i -> () -> members.writes.insert(Member.of("m" + i, i + "@x")));
        assertThat(members.rowKeys()).filteredOn(key -> key.startsWith("m")).hasSize(120);
        members.check();
        inParallel(120, i -> () -> members.writes.deleteIfPresent(members.key("chess", "m" + i)));
        assertThat(members.rows()).isEmpty();
    }

    private static <R> void inParallel(int count, java.util.function.IntFunction<Callable<R>> work) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(8);
        List<Callable<R>> all = IntStream.range(0, count).mapToObj(work).toList();
        for (Future<R> done : pool.invokeAll(all)) {
            done.get();
        }
        pool.shutdown();
    }

    @Test
    void othersRowsWithoutOurTokenCanBeUpdatedUnderTheirETag() {
        members.put("chess", "1", Map.of("name", "ann", "points", 3L));
        Member read = members.find("chess", "1").orElseThrow();
        assertThat(read.etag()).startsWith("W/");
        Member written = members.writes.update(read.withPoints(4));
        assertThat(members.find("chess", "1")).contains(written);
        assertThatThrownBy(() -> members.writes.update(read)).isInstanceOf(ConflictException.class);
    }
}
