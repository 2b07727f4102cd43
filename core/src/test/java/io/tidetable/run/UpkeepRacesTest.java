package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.repository.IndexReport;
import io.tidetable.run.Interleavings.Scene;
import io.tidetable.store.Row;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Upkeep while a writer goes on, in every order in which few switches between them can bring their requests. */
class UpkeepRacesTest {
    private static final int SWITCHES = 2;

    private final TestTable<Member> members = TestTable.of(Member.class);

    private static Member ann() {
        return new Member("chess", "1", "ann", "ann@x", null, null, true, 0, null);
    }

    private static Member moved(Member ann) {
        return ann.withEmail("new@x").withName("anna").withPoints(5);
    }

    /** Upkeep and a writer, and what both leave. */
    private Supplier<Scene> scenes(
            Runnable spoil,
            Function<Maintenance<Member>, IndexReport> upkeep,
            Consumer<Writes<Member>> writer,
            Consumer<IndexReport> end) {
        return () -> {
            members.service.clear();
            members.gateway.createTable();
            members.writes.insert(ann());
            members.writes.insert(Member.bare("2").withEmail("bob@x"));
            spoil.run();
            IndexReport[] report = new IndexReport[1];
            return new Race(
                    members, a -> report[0] = upkeep.apply(a.indexes()), null, b -> writer.accept(b.writes()), race -> {
                        assertThat(race.bothDone()).isTrue();
                        end.accept(report[0]);
                    });
        };
    }

    private void fits() {
        members.check();
        assertThat(Maintenance.of(members.session).verify().examples()).isEmpty();
    }

    private void update(Writes<Member> writes) {
        writes.modify(members.key("chess", "1"), UpkeepRacesTest::moved);
    }

    private void spoil() {
        members.remove("chess", "~name_ann_1");
        members.put("chess", "~email_ann@x", Map.of(Row.MAIN_ROW_KEY, "1"));
        members.put("chess", "~email_new@x", Map.of(Row.MAIN_ROW_KEY, "1"));
        members.put("chess", "~active_true_00", Map.of("Ids", "nobody"));
    }

    @Test
    void verifyFindsNothingInATableThatIsWritten() {
        Interleavings orders = Interleavings.all(scenes(() -> {}, Maintenance::verify, this::update, report -> {
            assertThat(report.examples()).isEmpty();
            fits();
        }));
        assertThat(orders.runs()).isEqualTo(3);
    }

    @Test
    void verifyFindsNoMoreThanIsWrong() {
        Interleavings.upTo(
                SWITCHES,
                scenes(
                        () -> members.remove("chess", "~email_bob@x"),
                        Maintenance::verify,
                        this::update,
                        report -> assertThat(report.examples())
                                .singleElement()
                                .satisfies(line -> assertThat(line).contains("~email_bob@x"))));
    }

    @Test
    void repairMendsWhatAWriterLeaves() {
        Interleavings orders =
                Interleavings.upTo(SWITCHES, scenes(this::spoil, Maintenance::repair, this::update, report -> {
                    fits();
                    assertThat(members.find("chess", "1").orElseThrow().points())
                            .isEqualTo(5);
                }));
        assertThat(orders.longest()).isGreaterThan(15);
    }

    @Test
    void repairDoesNotBringBackWhatAWriterDeletes() {
        Interleavings.upTo(
                SWITCHES,
                scenes(this::spoil, Maintenance::repair, writes -> writes.delete(members.key("chess", "1")), report -> {
                    fits();
                    assertThat(members.rowKeys()).containsExactly("2", "~email_bob@x");
                }));
    }

    @Test
    void rebuildFillsAnIndexWhileAWriterMovesAndAddsToIt() {
        Interleavings.upTo(
                SWITCHES,
                scenes(
                        () -> {
                            members.remove("chess", "~email_ann@x");
                            members.remove("chess", "~email_bob@x");
                        },
                        indexes -> indexes.rebuild("email"),
                        writes -> {
                            update(writes);
                            writes.insert(Member.bare("3").withEmail("ann@x"));
                        },
                        report -> fits()));
    }

    @Test
    void rebuildFillsAnIndexEntityWhileAWriterLeavesAndJoinsIt() {
        Interleavings.upTo(
                SWITCHES,
                scenes(
                        () -> members.remove("chess", "~active_true_00"),
                        indexes -> indexes.rebuild("active"),
                        writes -> {
                            writes.delete(members.key("chess", "1"));
                            writes.insert(new Member("chess", "3", null, null, null, null, true, 0, null));
                        },
                        report -> fits()));
    }
}
