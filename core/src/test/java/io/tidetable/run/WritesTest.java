package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.query.Attribute;
import io.tidetable.store.Row;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Writes of one entity: what they do, what they cost, what they refuse. */
class WritesTest {
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
    void anInsertCostsASegmentReadAndATransaction() {
        assertThat(members.requests(this::ann)).isEqualTo(3); // two index entities, one transaction
        assertThat(members.rowKeys()).hasSize(6).contains("1", "~name_name1_1", "~email_ann@x", "~badge_0000000007");
        assertThat(members.requests(() -> members.writes.insert(Member.bare("2"))))
                .isEqualTo(1);
        assertThat(notes.requests(() -> notes.writes.insert(Note.of("1", "a")))).isEqualTo(1);
    }

    @Test
    void anUpdateCostsAReadAndATransactionAndSegmentsOnlyIfAValueMoves() {
        Member ann = ann();
        assertThat(members.requests(() -> members.writes.update(ann.withPoints(5))))
                .isEqualTo(2);
        Member read = members.find("chess", "1").orElseThrow();
        assertThat(members.requests(() -> members.writes.update(read.withCity("Rome"))))
                .isEqualTo(4);
        Note note = notes.writes.insert(Note.of("1", "a"));
        assertThat(notes.requests(() -> notes.writes.update(note.withText("b"))))
                .isEqualTo(1);
    }

    @Test
    void aDeleteCostsAReadSegmentsAndATransaction() {
        Member ann = ann();
        assertThat(members.requests(() -> members.writes.delete(ann))).isEqualTo(4);
        assertThat(members.rows()).isEmpty();
        Note note = notes.writes.insert(Note.of("1", "a"));
        assertThat(notes.requests(() -> notes.writes.delete(note))).isEqualTo(1);
        assertThat(notes.rows()).isEmpty();
    }

    @Test
    void savesModifiesAndPatchesCostWhatTheTableSays() {
        ann();
        Member unguarded = members.find("chess", "1").orElseThrow().withEtag(null);
        assertThat(members.requests(() -> members.writes.save(unguarded))).isEqualTo(2);
        assertThat(members.requests(() -> members.writes.modify(members.key("chess", "1"), m -> m.withPoints(9))))
                .isEqualTo(2);
        assertThat(members.requests(() -> members.writes.patch(
                        members.key("chess", "1"), patch -> patch.set(Attribute.named("points"), 3L))))
                .isEqualTo(2);
        assertThat(notes.requests(() -> notes.writes.save(Note.of("1", "a")))).isEqualTo(1);
        assertThat(notes.requests(() -> notes.writes.modify(notes.key("blue", "1"), n -> n.withStars(1))))
                .isEqualTo(2);
        assertThat(notes.requests(() ->
                        notes.writes.patch(notes.key("blue", "1"), patch -> patch.set(Attribute.named("stars"), 3L))))
                .isEqualTo(1);
        assertThat(notes.requests(() ->
                        notes.writes.patch(notes.key("blue", "1"), patch -> patch.clear(Attribute.named("text")))))
                .isEqualTo(2);
        assertThat(notes.find("blue", "1").orElseThrow().withEtag(null))
                .isEqualTo(new Note("blue", "1", null, 3, null));
    }

    @Test
    void whatIsReturnedIsWhatIsStored() {
        Member ann = ann();
        assertThat(members.find("chess", "1")).contains(ann);
        Member second = members.writes.update(ann.withPoints(2));
        Member third = members.writes.update(second.withPoints(3));
        assertThat(members.find("chess", "1")).contains(third);
        Note note = notes.writes.insert(Note.of("1", "a"));
        assertThat(notes.find("blue", "1")).contains(note);
        Note again = notes.writes.save(note.withText("b"));
        assertThat(notes.find("blue", "1")).contains(again);
        assertThat(notes.writes.modify(notes.key("blue", "1"), n -> n.withStars(5)))
                .isEqualTo(notes.find("blue", "1").orElseThrow());
    }

    @Test
    void insertMeetsATakenKey() {
        ann();
        assertThatThrownBy(() -> members.writes.insert(Member.bare("1")))
                .isInstanceOf(EntityExistsException.class)
                .hasMessageStartingWith("[ENTITY_EXISTS] Member");
        notes.writes.insert(Note.of("1", "a"));
        assertThatThrownBy(() -> notes.writes.insert(Note.of("1", "b"))).isInstanceOf(EntityExistsException.class);
    }

    @Test
    void nothingThereIsMissing() {
        assertThatThrownBy(() -> members.writes.update(Member.bare("9"))).isInstanceOf(EntityNotFoundException.class);
        assertThatThrownBy(() -> members.writes.delete(Member.bare("9"))).isInstanceOf(EntityNotFoundException.class);
        assertThatThrownBy(() -> members.writes.delete(members.key("chess", "9")))
                .isInstanceOf(EntityNotFoundException.class);
        assertThat(members.writes.deleteIfPresent(members.key("chess", "9"))).isFalse();
        assertThatThrownBy(() -> members.writes.modify(members.key("chess", "9"), m -> m))
                .isInstanceOf(EntityNotFoundException.class);
        assertThatThrownBy(() -> members.writes.patch(
                        members.key("chess", "9"), patch -> patch.set(Attribute.named("points"), 3L)))
                .isInstanceOf(EntityNotFoundException.class);
        assertThatThrownBy(() -> notes.writes.update(Note.of("9", "a"))).isInstanceOf(EntityNotFoundException.class);
        assertThatThrownBy(() -> notes.writes.delete(Note.of("9", "a"))).isInstanceOf(EntityNotFoundException.class);
        assertThatThrownBy(() ->
                        notes.writes.patch(notes.key("blue", "9"), patch -> patch.set(Attribute.named("stars"), 3L)))
                .isInstanceOf(EntityNotFoundException.class);
        assertThat(notes.writes.deleteIfPresent(notes.key("blue", "9"))).isFalse();
        assertThat(notes.rows()).isEmpty();
    }

    @Test
    void aStaleTokenIsAConflictAtOnce() {
        Member ann = ann();
        members.writes.update(ann.withPoints(1));
        assertThat(members.requests(() -> assertThatThrownBy(() -> members.writes.update(ann.withPoints(2)))
                        .isInstanceOf(ConflictException.class)))
                .isEqualTo(1);
        assertThatThrownBy(() -> members.writes.save(ann)).isInstanceOf(ConflictException.class);
        assertThatThrownBy(() -> members.writes.delete(ann)).isInstanceOf(ConflictException.class);
        assertThatThrownBy(() -> members.writes.patch(
                        members.key("chess", "1"),
                        patch -> patch.set(Attribute.named("points"), 3L).ifUnchanged(String.valueOf(ann.etag()))))
                .isInstanceOf(ConflictException.class);
        Note note = notes.writes.insert(Note.of("1", "a"));
        notes.writes.update(note.withText("b"));
        assertThatThrownBy(() -> notes.writes.update(note)).isInstanceOf(ConflictException.class);
        assertThatThrownBy(() -> notes.writes.save(note)).isInstanceOf(ConflictException.class);
        assertThatThrownBy(() -> notes.writes.delete(note)).isInstanceOf(ConflictException.class);
        assertThat(notes.find("blue", "1").orElseThrow().text()).isEqualTo("b");
    }

    @Test
    void aMangledTokenIsNeverAnUnguardedWrite() {
        ann();
        notes.writes.insert(Note.of("1", "a"));
        for (String mangled : List.of("*", "", "W/\"", "W/\"datetime'2026'\"x", "null")) {
            assertThatThrownBy(() -> notes.writes.update(Note.of("1", "b").withEtag(mangled)))
                    .as(mangled)
                    .isInstanceOf(ConflictException.class);
            assertThatThrownBy(() -> notes.writes.delete(Note.of("1", "b").withEtag(mangled)))
                    .as(mangled)
                    .isInstanceOf(ConflictException.class);
            assertThatThrownBy(() -> members.writes.update(Member.bare("1").withEtag(mangled)))
                    .as(mangled)
                    .isInstanceOf(ConflictException.class);
        }
        assertThat(notes.find("blue", "1").orElseThrow().text()).isEqualTo("a");
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
    void unknownPropertiesGoWithUpdateAndStayWithPatch() {
        Member ann = ann();
        Map<String, Object> more = new HashMap<>(members.row("chess", "1").properties());
        more.put("extra", "x");
        members.put("chess", "1", more);
        members.writes.patch(members.key("chess", "1"), patch -> patch.set(Attribute.named("points"), 3L));
        assertThat(members.row("chess", "1").properties()).containsEntry("extra", "x");
        members.writes.patch(members.key("chess", "1"), patch -> patch.clear(Attribute.named("badge")));
        assertThat(members.row("chess", "1").properties())
                .containsEntry("extra", "x")
                .doesNotContainKey("badge");
        members.writes.update(ann.withEtag(null));
        assertThat(members.row("chess", "1").properties()).doesNotContainKey("extra");
    }

    @Test
    void aPatchMovesIndexRows() {
        ann();
        members.writes.patch(
                members.key("chess", "1"),
                patch -> patch.set(Attribute.named("email"), "new@x")
                        .set(Attribute.named("city"), "Rome")
                        .clear(Attribute.named("name")));
        assertThat(members.find("chess", "1").orElseThrow().withEtag(null))
                .isEqualTo(new Member("chess", "1", null, "new@x", 7, "Rome", true, 0, null));
        assertThat(members.rowKeys()).hasSize(5);
    }

    @Test
    void aPatchOfWhatCannotBePatchedIsRefusedBeforeItIsSent() {
        ann();
        assertThat(members.requests(() -> {
                    assertThatThrownBy(() -> members.writes.patch(
                                    members.key("chess", "1"), patch -> patch.set(Attribute.named("id"), "2")))
                            .isInstanceOf(InvalidKeyException.class)
                            .hasMessageContaining("Member.id");
                    assertThatThrownBy(() -> members.writes.patch(
                                    members.key("chess", "1"), patch -> patch.set(Attribute.named("etag"), "2")))
                            .isInstanceOf(InvalidValueException.class)
                            .hasMessageContaining("ifUnchanged");
                    assertThatThrownBy(() -> members.writes.patch(
                                    members.key("chess", "1"), patch -> patch.set(Attribute.named("nothing"), "2")))
                            .isInstanceOf(InvalidValueException.class)
                            .hasMessageContaining("Member.nothing");
                }))
                .isZero();
        notes.writes.insert(Note.of("1", "a"));
        assertThatThrownBy(() -> notes.writes.patch(
                        notes.key("blue", "1"), patch -> patch.set(Attribute.named("stars"), "many")))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Note.stars");
        assertThatThrownBy(() -> notes.writes.patch(
                        notes.key("blue", "1"), patch -> patch.set(Attribute.named("text"), "x".repeat(32_769))))
                .isInstanceOf(LimitExceededException.class);
    }

    @Test
    void aModifyThatChangesTheKeyOrGivesNothingIsRefused() {
        ann();
        assertThatThrownBy(() -> members.writes.modify(members.key("chess", "1"), m -> m.in("go")))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageStartingWith("[MODIFY_RESULT] Member");
        assertThatThrownBy(() -> members.writes.modify(members.key("chess", "1"), m -> null))
                .isInstanceOf(InvalidKeyException.class);
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
