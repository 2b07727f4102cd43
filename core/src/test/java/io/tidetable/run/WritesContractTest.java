package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.query.Attribute;
import io.tidetable.repository.Committed;
import io.tidetable.store.Row;
import io.tidetable.testing.Service;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Writes of single entities, unique values, index entities and transactions mean the same on every service. */
@ParameterizedClass
@MethodSource("io.tidetable.testing.Services#all")
class WritesContractTest {
    private static final int WRITERS = 8;

    private final StoredTable<Member> members;
    private final StoredTable<Note> notes;

    WritesContractTest(Service service) {
        members = StoredTable.on(service, Member.class);
        notes = StoredTable.on(service, Note.class);
    }

    @AfterEach
    void indexRowsFit() {
        members.check();
    }

    private Member ann() {
        return members.writes.insert(Member.of("1", "ann@x").withBadge(7));
    }

    @Test
    void whatIsWrittenIsStoredAndGivenBack() {
        Member ann = ann();
        assertThat(members.find("chess", "1")).contains(ann);
        Member moved = members.writes.update(ann.withCity("Rome").withEmail("a@x"));
        assertThat(members.find("chess", "1")).contains(moved);
        Member saved = members.writes.save(moved.withEtag(null).withName(null));
        assertThat(members.find("chess", "1")).contains(saved);
        members.writes.patch(
                members.key("chess", "1"),
                patch -> patch.set(Attribute.named("points"), 3L).clear(Attribute.named("city")));
        assertThat(members.find("chess", "1").orElseThrow().withEtag(null))
                .isEqualTo(saved.withPoints(3).withCity(null).withEtag(null));
        members.writes.modify(members.key("chess", "1"), m -> m.withPoints(m.points() + 1));
        members.writes.delete(members.find("chess", "1").orElseThrow());
        assertThat(members.rows()).isEmpty();
        Note note = notes.writes.insert(Note.of("1", "a"));
        Note again = notes.writes.update(note.withText("b"));
        assertThat(notes.find("blue", "1")).contains(again);
        notes.writes.delete(again);
    }

    @Test
    void takenMissingAndStale() {
        Member ann = ann();
        assertThatThrownBy(() -> members.writes.insert(Member.bare("1"))).isInstanceOf(EntityExistsException.class);
        assertThatThrownBy(() -> members.writes.update(Member.bare("9"))).isInstanceOf(EntityNotFoundException.class);
        assertThat(members.writes.deleteIfPresent(members.key("chess", "9"))).isFalse();
        members.writes.update(ann.withPoints(1));
        assertThatThrownBy(() -> members.writes.update(ann.withPoints(2))).isInstanceOf(ConflictException.class);
        assertThatThrownBy(() -> members.writes.delete(ann)).isInstanceOf(ConflictException.class);
        Note note = notes.writes.insert(Note.of("1", "a"));
        notes.writes.update(note.withText("b"));
        assertThatThrownBy(() -> notes.writes.update(note)).isInstanceOf(ConflictException.class);
        assertThatThrownBy(() -> notes.writes.insert(note)).isInstanceOf(EntityExistsException.class);
        assertThatThrownBy(() -> notes.writes.delete(Note.of("9", "a"))).isInstanceOf(EntityNotFoundException.class);
    }

    @Test
    void uniqueValuesAreHeldSetFreeAndTakenOver() {
        Member ann = ann();
        assertThatThrownBy(() -> members.writes.insert(Member.of("2", "ANN@X")))
                .isInstanceOfSatisfying(
                        UniqueIndexException.class,
                        taken -> assertThat(taken.index()).isEqualTo("email"));
        members.writes.update(ann.withEmail("a@x"));
        members.writes.insert(Member.of("2", "ann@x"));
        members.put("chess", "~email_ghost@x", Map.of(Row.MAIN_ROW_KEY, "ghost"));
        members.writes.insert(Member.of("3", "ghost@x"));
    }

    @Test
    void driftedIndexRowsNeverBlock() {
        Member ann = ann();
        members.rowKeys().stream().filter(key -> key.startsWith("~")).forEach(key -> members.remove("chess", key));
        members.writes.update(ann.withEmail("new@x").withName("new").withCity("Rome"));
        members.writes.patch(members.key("chess", "1"), patch -> patch.clear(Attribute.named("active")));
    }

    @Test
    void severalEntitiesAllOrNone() {
        Member one = Member.of("1", "a@x");
        Member two = Member.of("2", "b@x");
        AtomicTransaction both = new AtomicTransaction(members.sessions());
        both.insert(one).insert(two);
        Committed committed = both.commit();
        assertThat(members.find("chess", "2")).contains(committed.stored(two));
        AtomicTransaction swap = new AtomicTransaction(members.sessions());
        swap.update(committed.stored(one).withEmail("c@x")).insert(Member.of("3", "a@x"));
        swap.commit();
        AtomicTransaction bad = new AtomicTransaction(members.sessions());
        bad.insert(Member.of("4", "d@x")).insert(Member.of("3", "e@x"));
        assertThatThrownBy(bad::commit).isInstanceOf(EntityExistsException.class);
        AtomicTransaction anew = new AtomicTransaction(members.sessions());
        anew.delete(committed.stored(two)).insert(Member.of("2", "f@x"));
        anew.commit();
        assertThat(members.find("chess", "4")).isEmpty();
        assertThat(members.find("chess", "2").orElseThrow().email()).isEqualTo("f@x");
    }

    @Test
    void eightWritersOfOneIndexValueLoseNothing() throws Exception {
        inParallel(48, i -> () -> members.writes.insert(Member.of("m" + i, i + "@x")));
        assertThat(members.rowKeys()).filteredOn(key -> key.startsWith("m")).hasSize(48);
        members.check();
        inParallel(
                48,
                i -> () -> members.writes.modify(
                        members.key("chess", "m" + i), m -> m.withCity(i % 2 == 0 ? "Rome" : "Paris")));
        members.check();
        inParallel(48, i -> () -> members.writes.deleteIfPresent(members.key("chess", "m" + i)));
        assertThat(members.rows()).isEmpty();
    }

    @Test
    void eightModifiersOfOneEntityLoseNothing() throws Exception {
        ann();
        inParallel(24, i -> () -> members.writes.modify(members.key("chess", "1"), m -> m.withPoints(m.points() + 1)));
        assertThat(members.find("chess", "1").orElseThrow().points()).isEqualTo(24);
    }

    @Test
    void ofEightInsertsOfOneValueOneIsDone() throws Exception {
        List<Boolean> done = inParallel(WRITERS, i -> () -> {
            try {
                members.writes.insert(Member.of("m" + i, "one@x"));
                return true;
            } catch (UniqueIndexException taken) {
                return false;
            }
        });
        assertThat(done).containsOnlyOnce(true);
    }

    private static <R> List<R> inParallel(int count, IntFunction<Callable<R>> work) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(WRITERS);
        try {
            List<Callable<R>> all = IntStream.range(0, count).mapToObj(work).toList();
            List<R> results = new ArrayList<>();
            for (Future<R> done : pool.invokeAll(all)) {
                results.add(done.get());
            }
            return results;
        } finally {
            pool.shutdown();
        }
    }
}
