package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.run.Interleavings.Loss;
import io.tidetable.run.Interleavings.Scene;
import io.tidetable.store.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Races of two writers, in every order in which their requests can arrive. */
class InterleavingsTest {
    private final TestTable<Member> members = TestTable.of(Member.class);

    private Supplier<Scene> from(Runnable start, Supplier<Race> scene) {
        return () -> {
            members.service.clear();
            members.gateway.createTable();
            start.run();
            return scene.get();
        };
    }

    private Race race(
            Consumer<Race.Actions> one, @Nullable Loss loss, Consumer<Race.Actions> other, Consumer<Race> end) {
        return new Race(members, one, loss, other, race -> {
            end.accept(race);
            members.check();
            assertThat(Maintenance.of(members.session).verify().examples()).isEmpty();
        });
    }

    private static Member mail(String id, String email) {
        return Member.bare(id).withEmail(email);
    }

    private Optional<Member> member(String id) {
        return members.find("chess", id);
    }

    @Test
    void oneOfTwoInsertsGetsTheValueOfADeadCopy() {
        Interleavings orders = Interleavings.all(from(
                () -> members.put("chess", "~email_ann@x", Map.of(Row.MAIN_ROW_KEY, "gone")),
                () -> race(
                        a -> a.writes().insert(mail("1", "ann@x")),
                        null,
                        b -> b.writes().insert(mail("2", "ann@x")),
                        race -> {
                            assertThat(race.told() == null)
                                    .isEqualTo(member("1").isPresent());
                            assertThat(race.toldOther() == null)
                                    .isEqualTo(member("2").isPresent());
                            assertThat(race.told() == null).isNotEqualTo(race.toldOther() == null);
                            assertThat(race.told() == null ? race.toldOther() : race.told())
                                    .isInstanceOf(UniqueIndexException.class);
                        })));
        assertThat(orders.runs()).isGreaterThan(3);
    }

    @ParameterizedTest
    @EnumSource
    void anInsertIsLostAndAnotherUpdates(Loss loss) {
        Interleavings orders = Interleavings.all(from(
                () -> {},
                () -> race(
                        a -> a.writes().insert(mail("1", "ann@x")),
                        loss,
                        b -> b.writes().modify(members.key("chess", "1"), m -> m.withPoints(5)),
                        race -> {
                            boolean updated = race.toldOther() == null;
                            if (!updated) {
                                assertThat(race.toldOther()).isInstanceOf(EntityNotFoundException.class);
                            }
                            if (race.told() != null) {
                                assertThat(race.told()).isInstanceOf(UnknownOutcomeException.class);
                                assertThat(updated)
                                        .as("unknown though nobody else has written")
                                        .isTrue();
                            }
                            assertThat(member("1").map(Member::points)).contains(updated ? 5L : 0L);
                        })));
        assertThat(orders.runs()).isGreaterThan(3);
    }

    @ParameterizedTest
    @EnumSource
    void aDeleteIsLostAndAnotherInserts(Loss loss) {
        for (boolean guarded : new boolean[] {false, true}) {
            Member[] stored = new Member[1];
            Interleavings orders = Interleavings.all(from(
                    () -> stored[0] = members.writes.insert(mail("1", "ann@x")),
                    () -> race(
                            a -> a.writes().delete(guarded ? stored[0] : stored[0].withEtag(null)),
                            loss,
                            b -> b.writes().insert(mail("1", "new@x")),
                            race -> {
                                boolean inserted = race.toldOther() == null;
                                if (!inserted) {
                                    assertThat(race.toldOther()).isInstanceOf(EntityExistsException.class);
                                }
                                if (race.told() != null) {
                                    assertThat(race.told()).isInstanceOf(UnknownOutcomeException.class);
                                    assertThat(inserted)
                                            .as("unknown though nobody else has written")
                                            .isTrue();
                                }
                                assertThat(member("1").map(Member::email))
                                        .isEqualTo(inserted ? Optional.of("new@x") : Optional.empty());
                            })));
            assertThat(orders.runs()).isGreaterThan(3);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anUpdateIsLostAndAnotherUpdates(Loss loss) {
        Interleavings.all(from(
                () -> members.writes.insert(mail("1", "ann@x").withCity("Paris")),
                () -> race(
                        a -> a.writes()
                                .modify(
                                        members.key("chess", "1"),
                                        m -> m.withPoints(m.points() + 1).withCity("Rome")),
                        loss,
                        b -> b.writes().modify(members.key("chess", "1"), m -> m.withPoints(m.points() + 10)),
                        race -> {
                            assertThat(race.toldOther()).isNull();
                            long points = member("1").orElseThrow().points();
                            if (race.told() == null) {
                                assertThat(points).isEqualTo(11);
                            } else {
                                assertThat(race.told()).isInstanceOf(UnknownOutcomeException.class);
                                assertThat(points).isIn(10L, 11L);
                            }
                        })));
    }

    @Test
    void updatesOfOneEntityBothCountAndMoveItsIndexRows() {
        Interleavings orders = Interleavings.upTo(
                3,
                from(
                        () -> members.writes.insert(mail("1", "ann@x").withCity("Paris")),
                        () -> race(
                                a -> a.writes()
                                        .modify(
                                                members.key("chess", "1"),
                                                m -> m.withPoints(m.points() + 1)
                                                        .withCity("Rome")),
                                null,
                                b -> b.writes()
                                        .modify(
                                                members.key("chess", "1"),
                                                m -> m.withPoints(m.points() + 10)
                                                        .withEmail("bob@x")),
                                race -> {
                                    assertThat(race.bothDone()).isTrue();
                                    assertThat(member("1").orElseThrow().points())
                                            .isEqualTo(11);
                                })));
        assertThat(orders.runs()).isGreaterThan(3);
    }

    @Test
    void writersOfOneSegmentLoseNothing() {
        Interleavings orders = Interleavings.all(from(
                () -> members.writes.insert(new Member("chess", "0", null, null, null, null, true, 0, null)),
                () -> race(
                        a -> a.writes().insert(new Member("chess", "1", null, null, null, null, true, 0, null)),
                        null,
                        b -> b.writes().delete(members.key("chess", "0")),
                        race -> assertThat(race.bothDone()).isTrue())));
        assertThat(orders.runs()).isGreaterThan(3);
    }

    @Test
    void aUniqueValueThatOneSetsFreeAndAnotherTakes() {
        Interleavings.all(from(
                () -> members.writes.insert(mail("1", "ann@x")),
                () -> race(
                        a -> a.writes().modify(members.key("chess", "1"), m -> m.withEmail("new@x")),
                        null,
                        b -> b.writes().insert(mail("2", "ann@x")),
                        race -> {
                            assertThat(race.told()).isNull();
                            assertThat(race.toldOther() == null)
                                    .isEqualTo(member("2").isPresent());
                        })));
    }

    @Test
    void bulkSavesAndAnUpdateOfOneOfThem() {
        Interleavings.all(from(
                () -> members.bulk.saveAll(List.of(mail("1", "a@x"), mail("2", "b@x")), members.silent()),
                () -> race(
                        a -> assertThat(a.saveAll(List.of(mail("1", "c@x"), mail("2", "d@x"), mail("3", "e@x")))
                                        .committed())
                                .isEqualTo(3),
                        null,
                        b -> b.writes().modify(members.key("chess", "2"), m -> m.withPoints(7)),
                        race -> {
                            assertThat(race.bothDone()).isTrue();
                            assertThat(member("2").orElseThrow().email()).isEqualTo("d@x");
                        })));
    }
}
