package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.embedded.Faults;
import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.ServiceException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.repository.BulkListener;
import io.tidetable.store.Row;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that are lost, and races made at every interleaving of their requests. */
class LostWritesTest {
    private final TestTable<Member> members = TestTable.of(Member.class);
    private final TestTable<Member> others = new TestTable<>(members.service, Member.class);
    private final TestTable<Note> notes = new TestTable<>(members.service, Note.class);

    @AfterEach
    void indexRowsFit() {
        members.service.faults().clear();
        members.check();
    }

    private void fault(Consumer<Faults.Rule> effect) {
        effect.accept(members.service.faults().onWrites().nth(1));
    }

    @Test
    void whatWasDoneIsToldAsDoneAndWhatWasNotIsSentAgain() {
        for (Consumer<Faults.Rule> lose : java.util.List.<Consumer<Faults.Rule>>of(
                Faults.Rule::loseAnswer,
                Faults.Rule::loseRequest,
                rule -> rule.afterCommit().timeOut(),
                Faults.Rule::busy)) {
            fault(lose);
            Member ann = members.writes.insert(Member.of("1", "ann@x"));
            assertThat(members.find("chess", "1")).contains(ann);
            fault(lose);
            Member next = members.writes.update(ann.withPoints(1).withCity("Rome"));
            assertThat(members.find("chess", "1")).contains(next);
            fault(lose);
            members.writes.modify(members.key("chess", "1"), m -> m.withPoints(m.points() + 1));
            assertThat(members.find("chess", "1").orElseThrow().points()).isEqualTo(2);
            fault(lose);
            members.writes.save(next.withEtag(null).withPoints(9));
            fault(lose);
            members.writes.delete(members.key("chess", "1"));
            assertThat(members.rows()).isEmpty();
            fault(lose);
            Note note = notes.writes.insert(Note.of("1", "a"));
            assertThat(notes.find("blue", "1")).contains(note);
            fault(lose);
            Note again = notes.writes.update(note.withText("b"));
            assertThat(notes.find("blue", "1")).contains(again);
            fault(lose);
            notes.writes.delete(again);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void readsThatFailBehindALostAnswerAreMadeAgain(int read) {
        Member first = members.writes.insert(Member.of("1", "ann@x"));
        for (Consumer<Faults.Rule> lose :
                java.util.List.<Consumer<Faults.Rule>>of(Faults.Rule::loseAnswer, Faults.Rule::loseRequest)) {
            failReadsBehindNextTransaction(lose, read);
            Member ann = members.writes.save(first.withEtag(null).withEmail(null));
            members.service.faults().clear();
            failReadsBehindNextTransaction(lose, read);
            assertThat(members.bulk
                            .saveAll(
                                    java.util.List.of(
                                            ann.withCity("Rome"),
                                            Member.of("2", "bob@x"),
                                            Member.bare("3").withCity("Rome")),
                                    new BulkListener<>() {})
                            .failures())
                    .isEmpty();
            members.service.faults().clear();
            members.writes.delete(members.key("chess", "2"));
            members.writes.delete(members.key("chess", "3"));
        }
    }

    /** More often than the client tries. */
    private void failReadsBehindNextTransaction(Consumer<Faults.Rule> lose, int read) {
        Faults faults = members.service.faults();
        faults.onTransactions()
                .nth(1)
                .before(request ->
                        faults.onRequests().method("GET").skip(read).times(4).respond(500, "OperationTimedOut"));
        lose.accept(faults.onTransactions().nth(1));
    }

    @Test
    void anInsertLostThenUpdatedByAnotherIsUnknown() {
        members.service
                .faults()
                .onTransactions()
                .nth(1)
                .after(request -> others.writes.modify(others.key("chess", "1"), m -> m.withPoints(5)));
        members.service.faults().onTransactions().nth(1).loseAnswer();
        assertThatThrownBy(() -> members.writes.insert(Member.of("1", "ann@x")))
                .isInstanceOfSatisfying(
                        UnknownOutcomeException.class,
                        error -> assertThat(error.rowKey()).contains("1"));
        assertThat(members.find("chess", "1").orElseThrow().points()).isEqualTo(5);
    }

    @Test
    void aDeleteLostThenInsertedByAnotherIsUnknownAndTheInsertStays() {
        Member ann = members.writes.insert(Member.of("1", "ann@x"));
        members.service
                .faults()
                .onTransactions()
                .nth(1)
                .after(request -> others.writes.insert(Member.of("1", "new@x")));
        members.service.faults().onTransactions().nth(1).loseAnswer();
        assertThatThrownBy(() -> members.writes.delete(ann)).isInstanceOf(UnknownOutcomeException.class);
        assertThat(members.find("chess", "1").orElseThrow().email()).isEqualTo("new@x");
    }

    @Test
    void unguardedWritesThatAreLostAndOvertakenAreNotGuessed() {
        notes.writes.insert(Note.of("1", "a"));
        members.service.faults().onWrites().table("Notes").nth(1).loseRequest();
        assertThatThrownBy(() -> notes.writes.update(Note.of("1", "b"))).isInstanceOf(UnknownOutcomeException.class);
        assertThat(notes.find("blue", "1").orElseThrow().text()).isEqualTo("a");
    }

    @Test
    void aBusyServiceTurnsNoPlainRefusalIntoAnUnknownOutcome() {
        Member ann = members.writes.insert(Member.of("1", "ann@x"));
        Note note = notes.writes.insert(Note.of("1", "a"));
        Note newer = notes.writes.update(note.withText("b"));
        fault(Faults.Rule::busy);
        assertThatThrownBy(() -> members.writes.insert(Member.bare("1"))).isInstanceOf(EntityExistsException.class);
        fault(Faults.Rule::busy);
        assertThatThrownBy(() -> members.writes.insert(Member.of("2", "ann@x")))
                .isInstanceOf(UniqueIndexException.class);
        fault(Faults.Rule::busy);
        assertThatThrownBy(() -> notes.writes.insert(Note.of("1", "c"))).isInstanceOf(EntityExistsException.class);
        fault(Faults.Rule::busy);
        assertThatThrownBy(() -> notes.writes.update(note.withText("c"))).isInstanceOf(ConflictException.class);
        fault(Faults.Rule::busy);
        assertThatThrownBy(() -> notes.writes.delete(note)).isInstanceOf(ConflictException.class);
        fault(Faults.Rule::busy);
        assertThatThrownBy(() -> notes.writes.update(Note.of("9", "c"))).isInstanceOf(EntityNotFoundException.class);
        fault(Faults.Rule::busy);
        notes.writes.update(newer.withEtag(null).withText("d"));
        assertThat(notes.find("blue", "1").orElseThrow().text()).isEqualTo("d");
        assertThat(members.find("chess", "1")).contains(ann);
    }

    @Test
    void aServiceThatIsBusyAllTheTimeIsToldAsSuchAndNothingIsWritten() {
        members.service.faults().onWrites().busy();
        assertThatThrownBy(() -> members.writes.insert(Member.of("1", "ann@x")))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        busy -> assertThat(busy.status()).isEqualTo(503));
        assertThat(members.rows()).isEmpty();
    }

    @Test
    void aBusyAnswerToWhatWasDoneIsSettledByItsToken() {
        members.service.faults().onTransactions().nth(1).afterCommit().busy();
        Member ann = members.writes.insert(Member.of("1", "ann@x"));
        assertThat(members.find("chess", "1")).contains(ann);
        members.service
                .faults()
                .onTransactions()
                .nth(1)
                .after(request -> others.writes.modify(others.key("chess", "2"), m -> m.withPoints(5)));
        members.service.faults().onTransactions().nth(1).afterCommit().busy();
        assertThatThrownBy(() -> members.writes.insert(Member.of("2", "bob@x")))
                .isInstanceOf(UnknownOutcomeException.class);
    }

    @Test
    void aServiceThatStaysAwayLeavesTheOutcomeUnknown() {
        members.service.faults().onWrites().loseRequest();
        assertThatThrownBy(() -> members.writes.insert(Member.of("1", "ann@x")))
                .isInstanceOf(UnknownOutcomeException.class);
        members.service.faults().clear();
        members.service.faults().onRequests().respond(403, "AuthorizationFailure");
        assertThatThrownBy(() -> members.writes.insert(Member.bare("2"))).isInstanceOf(ServiceException.class);
    }

    /** Another insert of the value of a dead copy runs in front of the n-th request. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void oneOfTwoInsertsGetsTheValueOfADeadCopy(int request) {
        members.put("chess", "~email_ann@x", Map.of(Row.MAIN_ROW_KEY, "gone"));
        members.service.faults().onRequests().nth(request).before(any -> others.writes.insert(Member.of("2", "ann@x")));
        try {
            members.writes.insert(Member.of("1", "ann@x"));
            assertThat(request).as("the other came first").isGreaterThan(6);
        } catch (UniqueIndexException taken) {
            assertThat(members.find("chess", "1")).isEmpty();
            assertThat(members.find("chess", "2")).isPresent();
        }
    }

    /** Another update runs in front of the n-th request of an update. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void anUnguardedUpdateGoesOnBehindAnother(int request) {
        members.writes.insert(Member.of("1", "ann@x"));
        members.service
                .faults()
                .onRequests()
                .nth(request)
                .before(any -> others.writes.modify(
                        others.key("chess", "1"), m -> m.withCity("Oslo").withEmail("other@x")));
        members.writes.update(Member.of("1", "mine@x").withCity("Rome"));
        assertThat(members.find("chess", "1").orElseThrow().city()).isEqualTo("Rome");
    }

    /** Another writer runs in front of the n-th request of upkeep. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void upkeepAndWritersDoNotHarmEachOther(int request) {
        members.writes.insert(Member.of("1", "ann@x").withBadge(1));
        members.writes.insert(Member.of("2", "bob@x"));
        members.remove("chess", "~name_name1_1");
        members.remove("chess", "~email_ann@x");
        members.put("chess", "~email_ghost@x", Map.of(Row.MAIN_ROW_KEY, "1"));
        members.put("chess", "~active_true_00", Map.of("Ids", "2/nobody"));
        Runnable writer = () -> {
            others.writes.modify(
                    others.key("chess", "1"), m -> m.withEmail("ghost@x").withCity("Rome"));
            try {
                others.writes.insert(Member.of("3", "ann@x"));
            } catch (EntityExistsException | UniqueIndexException taken) {
                throw new AssertionError("the value is free", taken);
            }
        };
        members.service.faults().onRequests().nth(request).before(any -> writer.run());
        Maintenance<Member> indexes = Maintenance.of(members.session);
        indexes.repair();
        members.service.faults().clear();
        indexes.repair();
        assertThat(indexes.verify().isClean()).isTrue();
    }

    @Test
    void segmentsAreReadAgainBehindAMainRowThatMoved() {
        members.writes.insert(Member.of("1", "ann@x"));
        members.service
                .faults()
                .onTransactions()
                .nth(1)
                .before(any -> others.writes.modify(others.key("chess", "1"), m -> m.withCity("Rome")));
        members.writes.modify(members.key("chess", "1"), m -> m.withCity("Paris".equals(m.city()) ? "Rome" : "Oslo"));
        assertThat(members.find("chess", "1").orElseThrow().city()).isEqualTo("Oslo");
    }
}
