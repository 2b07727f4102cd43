package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.query.Attribute;
import io.tidetable.repository.Committed;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several entities, all or none. */
class AtomicTransactionTest {
    private final TestTable<Member> members = TestTable.of(Member.class);
    private final TestTable<Note> notes = new TestTable<>(members.service, Note.class);

    @AfterEach
    void indexRowsFit() {
        members.check();
    }

    private AtomicTransaction transaction() {
        return new AtomicTransaction(new AtomicTransaction.Sessions() {
            @Override
            @SuppressWarnings("unchecked") // of the class asked for
            public <T> Session<T> of(Class<T> entity, @Nullable String table) {
                return (Session<T>) (entity == Member.class ? members.session : notes.session);
            }
        });
    }

    private Committed commit(Consumer<AtomicTransaction> writes) {
        AtomicTransaction transaction = transaction();
        writes.accept(transaction);
        return transaction.commit();
    }

    @Test
    void allAreStoredTogether() {
        Member ann = Member.of("1", "ann@x");
        Member bob = Member.of("2", "bob@x");
        Committed[] committed = new Committed[1];
        assertThat(members.requests(
                        () -> committed[0] = commit(writes -> writes.insert(ann).insert(bob))))
                .isLessThanOrEqualTo(5);
        assertThat(members.find("chess", "1")).contains(committed[0].stored(ann));
        assertThat(committed[0].stored(ann).etag())
                .isEqualTo(committed[0].stored(bob).etag());
        assertThatThrownBy(() -> committed[0].stored(Member.of("1", "ann@x")))
                .isInstanceOf(InvalidValueException.class);
    }

    @Test
    void oneAtFaultAndNoneIsStored() {
        members.writes.insert(Member.of("1", "ann@x"));
        assertThatThrownBy(() ->
                        commit(writes -> writes.insert(Member.of("2", "b@x")).insert(Member.of("1", "c@x"))))
                .isInstanceOfSatisfying(
                        EntityExistsException.class,
                        error -> assertThat(error.rowKey()).contains("1"));
        Member stale = members.find("chess", "1").orElseThrow();
        members.writes.update(stale.withPoints(1));
        assertThatThrownBy(() ->
                        commit(writes -> writes.insert(Member.of("2", "b@x")).update(stale)))
                .isInstanceOf(ConflictException.class);
        assertThatThrownBy(() ->
                        commit(writes -> writes.insert(Member.of("2", "b@x")).insert(Member.of("3", "B@x"))))
                .isInstanceOf(UniqueIndexException.class);
        assertThat(members.find("chess", "2")).isEmpty();
    }

    @Test
    void aUniqueValueChangesHands() {
        Member ann = members.writes.insert(Member.of("1", "ann@x"));
        commit(writes -> writes.update(ann.withEmail("new@x")).insert(Member.of("2", "ann@x")));
        Member bob = members.find("chess", "2").orElseThrow();
        commit(writes -> writes.insert(Member.of("3", "ann@x")).delete(bob));
        assertThat(members.find("chess", "2")).isEmpty();
    }

    @Test
    void uniqueValuesWhoseCopiesAreGoneChangeHands() {
        Member ann = members.writes.insert(Member.of("1", "ann@x"));
        Member bob = members.writes.insert(Member.of("2", "bob@x"));
        members.remove("chess", "~email_bob@x");
        assertThat(members.requests(() ->
                        commit(writes -> writes.update(ann.withEmail("bob@x")).update(bob.withEmail("ann@x")))))
                .isLessThanOrEqualTo(4);
        members.check();
        members.remove("chess", "~email_bob@x");
        members.remove("chess", "~email_ann@x");
        commit(writes ->
                writes.update(member("2").withEmail("bob@x")).update(member("1").withEmail("ann@x")));
    }

    private Member member(String id) {
        return members.find("chess", id).orElseThrow();
    }

    @Test
    void deleteAndCreateOfOneRowAreOneGuardedReplacement() {
        Member ann = members.writes.insert(Member.of("1", "ann@x"));
        Member anew = Member.of("1", "anew@x").withCity("Rome");
        Committed committed = commit(writes -> writes.delete(ann).insert(anew));
        assertThat(members.find("chess", "1")).contains(committed.stored(anew));
        assertThatThrownBy(() -> commit(writes -> writes.delete(ann).insert(anew)))
                .isInstanceOf(ConflictException.class);
    }

    @Test
    void whatIsCommittedSaysHowMuchAndWhereButNoValues() {
        assertThat(commit(writes -> writes.insert(Member.of("1", "ann@x")).insert(Member.of("2", "bob@x"))))
                .hasToString("committed: 2 writes (table Members, partition 'chess')");
        assertThat(commit(writes -> writes.delete(member("1"))))
                .hasToString("committed: 1 write (table Members, partition 'chess')");
        assertThat(commit(writes -> {})).hasToString("committed: nothing to write");
    }

    @Test
    void patchesTakePart() {
        members.writes.insert(Member.of("1", "ann@x"));
        commit(writes -> writes.patch(
                        Member.class,
                        members.key("chess", "1"),
                        patch -> patch.set(Attribute.named("points"), 7L).clear(Attribute.named("city")))
                .insert(Member.of("2", "b@x")));
        assertThat(members.find("chess", "1").orElseThrow().points()).isEqualTo(7);
    }

    @Test
    void whatCannotGoTogetherIsRefusedBeforeItIsSent() {
        assertThat(members.requests(() -> {
                    assertThatThrownBy(() -> commit(writes -> writes.insert(Member.bare("1"))
                                    .insert(Member.bare("2").in("go"))))
                            .isInstanceOf(InvalidKeyException.class)
                            .hasMessageStartingWith("[TRANSACTION_PARTITION] Member");
                    assertThatThrownBy(() -> commit(
                                    writes -> writes.insert(Member.bare("1")).insert(Note.of("1", "a"))))
                            .isInstanceOf(InvalidKeyException.class)
                            .hasMessageStartingWith("[TRANSACTION_TABLE] Note");
                    assertThatThrownBy(() -> commit(
                                    writes -> writes.insert(Member.bare("1")).save(Member.bare("1"))))
                            .isInstanceOf(InvalidKeyException.class)
                            .hasMessageStartingWith("[TRANSACTION_ROW_TWICE] Member");
                    assertThatThrownBy(() -> commit(writes ->
                                    IntStream.range(0, 101).forEach(i -> writes.insert(Member.bare("m" + i)))))
                            .isInstanceOf(LimitExceededException.class);
                    commit(writes -> {});
                }))
                .isZero();
        assertThatThrownBy(() -> commit(writes ->
                        IntStream.range(0, 40).forEach(i -> writes.insert(Member.of("m" + i, i + "@x")))))
                .isInstanceOf(LimitExceededException.class)
                .hasMessageContaining("Member 40 main rows, 80 copies");
        assertThat(members.rows()).isEmpty();
    }

    @Test
    void aLostAnswerIsSettled() {
        members.service.faults().onTransactions().nth(1).loseAnswer();
        commit(writes -> writes.insert(Member.of("1", "a@x")).insert(Member.of("2", "b@x")));
        members.service.faults().onTransactions().nth(1).loseRequest();
        commit(writes -> writes.save(Member.of("1", "b@x")).save(Member.of("2", "a@x")));
        assertThat(members.find("chess", "1").orElseThrow().email()).isEqualTo("b@x");
    }
}
