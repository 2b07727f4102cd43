package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.query.Attribute;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
}
