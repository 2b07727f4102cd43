package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.embedded.Faults;
import io.tidetable.error.InvalidContinuationException;
import io.tidetable.error.InvalidQueryException;
import io.tidetable.query.Attribute;
import io.tidetable.repository.IndexReport;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verify, repair and rebuild. */
class MaintenanceTest {
    private final TestTable<Member> members = TestTable.of(Member.class);
    private final Maintenance<Member> indexes = Maintenance.of(members.session);

    private void fill(int clubs, int each) {
        List<Member> all = new ArrayList<>();
        for (int club = 0; club < clubs; club++) {
            for (int i = 0; i < each; i++) {
                all.add(Member.of("m" + i, i + "@x").withBadge(i).in("club" + club));
            }
        }
        assertThat(members.bulk.insertAll(all, members.silent()).failures()).isEmpty();
    }

    private void deleteAll(String prefix) {
        for (Row row : members.rows()) {
            if (row.key().row().startsWith(prefix)) {
                members.gateway.send(new Write.Delete(row.key(), Write.ANY));
            }
        }
    }

    private void change(String partition, String rowKey, String property, Object value) {
        Map<String, Object> properties =
                new HashMap<>(members.row(partition, rowKey).properties());
        properties.put(property, value);
        members.put(partition, rowKey, properties);
    }

    @Test
    void aTableOfOursIsClean() {
        fill(3, 10);
        IndexReport report = indexes.verify();
        assertThat(report.isClean()).isTrue();
        assertThat(report.checked()).isEqualTo(30);
        assertThat(report.examples()).isEmpty();
        assertThat(indexes.from(report.position()).verify().checked()).isZero();
    }

    @Test
    void whatIsWrongIsCountedNamedAndMended() {
        fill(1, 5);
        members.remove("club0", "~email_0@x"); // missing
        change("club0", "~name_name2_m1", "points", 77L); // stale
        members.put("club0", "~email_ghost@x", Map.of(Row.MAIN_ROW_KEY, "ghost")); // orphaned
        change("club0", "~active_true_00", "Ids", "m0/m1/m2/m3/nobody"); // m4 missing, nobody orphaned
        IndexReport report = indexes.verify();
        assertThat(List.of(report.missing(), report.stale(), report.orphaned(), report.duplicated()))
                .containsExactly(2L, 1L, 2L, 0L);
        assertThat(report.examples())
                .hasSize(5)
                .anyMatch(line -> line.startsWith("missing: copy ('club0', '~email_0@x') of entity ('club0', 'm0')"));
        assertThat(indexes.verify().missing()).isEqualTo(2); // verify writes nothing
        assertThat(indexes.repair().missing()).isEqualTo(2);
        assertThat(indexes.verify().isClean()).isTrue();
        members.check();
    }

    @Test
    void deletedMainRowsLeaveOrphansThatGo() {
        fill(2, 6);
        for (int i = 0; i < 6; i++) {
            members.remove("club1", "m" + i);
        }
        IndexReport report = indexes.repair();
        assertThat(report.orphaned()).isEqualTo(6 * 5);
        members.check();
        assertThat(members.rows()).allMatch(row -> row.key().partition().equals("club0"));
    }

    @Test
    void allCopiesLostAreMadeAgain() {
        fill(2, 40);
        deleteAll("~");
        IndexReport report = indexes.repair();
        assertThat(report.missing()).isEqualTo(2 * 40 * 5);
        members.check();
        assertThat(indexes.verify().isClean()).isTrue();
    }

    @Test
    void anIndexIsRebuiltAlone() {
        fill(2, 60);
        deleteAll("~");
        assertThat(indexes.rebuild("email").missing()).isEqualTo(120);
        assertThat(members.rowKeys()).filteredOn(key -> key.startsWith("~")).hasSize(120);
        indexes.rebuild("city");
        indexes.rebuild("name");
        indexes.rebuild("badge");
        indexes.rebuild("active");
        members.check();
        assertThatThrownBy(() -> indexes.rebuild("nothing"))
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("email");
    }

    @Test
    void rowsOfAPartitionLargerThanAPageAreMendedByRanges() {
        fill(1, 1_200);
        deleteAll("~email_");
        long requests = members.requests(() -> indexes.rebuild("email"));
        assertThat(requests).isLessThan(2 * 1_200 / 45 + 20);
        members.check();
    }

    @Test
    void othersRowsGetTheirIndexRowsAndAToken() {
        members.put("chess", "1", Map.of("name", "ann", "email", "ann@x", "points", 3L));
        members.put("chess", "2", Map.of("name", "bob", "email", "bob@x", "city", "Rome"));
        assertThat(indexes.repair().missing()).isEqualTo(5);
        members.check();
        Member read = members.find("chess", "1").orElseThrow();
        members.writes.update(read.withPoints(4));
        members.check();
    }

    @Test
    void rowsThatAreNotOursAreNamedAndLeft() {
        fill(1, 2);
        members.put("club0", "~End", Map.of("x", 1));
        members.put("club0", "~old_name_m0", Map.of(Row.MAIN_ROW_KEY, "m0"));
        members.put("club0", "m9", Map.of("points", "not a number"));
        members.put("club0", "~email_9@x", Map.of(Row.MAIN_ROW_KEY, "m9"));
        IndexReport report = indexes.repair();
        assertThat(report.isClean()).isTrue();
        assertThat(report.foreign()).isEqualTo(3);
        assertThat(report.examples()).hasSize(3).allMatch(line -> line.startsWith("foreign: "));
        assertThat(members.rowKeys()).contains("~End", "~old_name_m0", "m9", "~email_9@x");
    }

    @Test
    void rowsOfOthersAmongIndexRowsAreNamedAndLeft() {
        fill(1, 2);
        Map<String, Object> important = Map.of("Important", "yes");
        List<String> keys = List.of("~email_zed", "~name_zed_m0", "~badge_x", "~city_zed_00", "~active_true");
        keys.forEach(key -> members.put("club0", key, important));
        assertThat(indexes.verify().foreign()).isEqualTo(5);
        IndexReport report = indexes.repair();
        assertThat(report.isClean()).isTrue();
        assertThat(report.foreign()).isEqualTo(5);
        keys.forEach(key -> assertThat(members.row("club0", key).properties()).isEqualTo(important));
    }

    @Test
    void aValueHeldTwiceIsNamedWithBothHoldersAndLeft() {
        members.put("chess", "1", Map.of("email", "ann@x", "points", 3L));
        members.put("chess", "2", Map.of("email", "ANN@x", "points", 3L));
        IndexReport report = indexes.repair();
        assertThat(report.duplicated()).isEqualTo(1);
        assertThat(report.examples())
                .anySatisfy(line -> assertThat(line).contains("'1'").contains("'2'"));
        assertThat(indexes.verify().duplicated()).isEqualTo(1);
        members.writes.modify(members.key("chess", "2"), m -> m.withEmail("bob@x"));
        indexes.repair();
        assertThat(indexes.verify().isClean()).isTrue();
        members.check();
    }

    @Test
    void onePartitionAloneCanBeLookedAt() {
        fill(3, 4);
        deleteAll("~");
        List<io.tidetable.query.Condition<Object>> club1 =
                List.of(Attribute.named("club").is("club1"));
        IndexReport report = indexes.in(club1).repair();
        assertThat(report.checked()).isEqualTo(4);
        assertThat(members.rows())
                .filteredOn(row -> row.key().row().startsWith("~"))
                .allMatch(row -> row.key().partition().equals("club1"));
        assertThatThrownBy(() -> indexes.in(List.of())).isInstanceOf(InvalidQueryException.class);
        assertThatThrownBy(() -> indexes.in(List.of(Attribute.named("name").is("x"))))
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("Member.name");
    }

    @Test
    void somePartitionsAreLookedAtSideBySide() {
        fill(20, 3);
        deleteAll("~");
        List<String> names = IntStream.range(0, 19).mapToObj(i -> "club" + i).toList();
        List<io.tidetable.query.Condition<Object>> some =
                List.of(Attribute.named("club").in(List.<Object>copyOf(names)));
        AtomicInteger inFlight = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Faults.Fault before = members.service
                .faults()
                .onQueries()
                .before(any -> most.accumulateAndGet(inFlight.incrementAndGet(), Math::max));
        Faults.Fault slow = members.service.faults().onQueries().delay(Duration.ofMillis(5));
        Faults.Fault after = members.service.faults().onQueries().after(any -> inFlight.decrementAndGet());
        List<IndexReport> told = new ArrayList<>();
        IndexReport report = indexes.in(some).listening(told::add).repair();
        List.of(before, slow, after).forEach(Faults.Fault::remove);
        assertThat(report.checked()).isEqualTo(57);
        assertThat(report.missing()).isEqualTo(57 * 5);
        assertThat(most).hasValueGreaterThan(1);
        assertThat(indexes.in(some).from(report.position()).verify().checked()).isZero();
        assertThat(indexes.in(some).from(told.get(0).position()).verify().checked())
                .isEqualTo(57 - told.get(0).checked());
        assertThat(indexes.verify().missing()).isEqualTo(3 * 5);
    }

    @Test
    void aStopIsResumed() {
        fill(30, 40);
        deleteAll("~");
        List<IndexReport> reports = new ArrayList<>();
        class Stop extends RuntimeException {}
        assertThatThrownBy(() -> indexes.listening(report -> {
                            reports.add(report);
                            if (!report.position().isEmpty()) {
                                throw new Stop();
                            }
                        })
                        .repair())
                .isInstanceOf(Stop.class);
        IndexReport last = reports.get(reports.size() - 1);
        IndexReport rest = indexes.from(last.position()).repair();
        assertThat(rest.checked()).isLessThan(1200);
        members.check();
        assertThatThrownBy(() -> indexes.from("nonsense").verify()).isInstanceOf(InvalidContinuationException.class);
    }

    /** What index rows can name, damaged: index rows, and texts that are no keys. */
    private static List<String> noEntities() {
        return List.of("~email_0@x", "~name_name2_m0", "~active_true_00", "~", "", "a\\b", "a\u0001b", "x".repeat(513));
    }

    @ParameterizedTest
    @MethodSource("noEntities")
    void copiesOfWhatIsNoEntityAreOrphansAndHoldNoValue(String named) {
        fill(1, 2);
        Map<String, Object> copy = Map.of(Row.MAIN_ROW_KEY, named, "email", "9@x", "points", 0L);
        members.put("club0", "~email_9@x", copy);
        assertThat(indexes.repair().orphaned()).isEqualTo(1);
        members.check();
        members.put("club0", "~email_9@x", copy);
        members.writes.insert(Member.of("m9", "9@x").in("club0"));
        members.check();
    }

    @ParameterizedTest
    @MethodSource("noEntities")
    void segmentsThatListWhatIsNoEntityAnswerAndAreMended(String named) {
        fill(1, 2);
        change("club0", "~active_true_00", "Ids", "m0/m1/" + named);
        assertThat(new EntityRepository<>(members.session)
                        .where(
                                Attribute.named("club").is("club0"),
                                Attribute.named("active").is(true))
                        .list())
                .hasSize(2);
        assertThat(indexes.repair().orphaned()).isEqualTo(1);
        members.check();
    }

    @Test
    void aFindingThatAWriterMendsMeanwhileDoesNotCount() {
        fill(1, 3);
        List<RowKey> gone = List.of(new RowKey("club0", "~email_1@x"));
        gone.forEach(key -> members.gateway.send(new Write.Delete(key, Write.ANY)));
        // between the first look and the second, an update makes the copy again
        members.service
                .faults()
                .onRequests()
                .method("GET")
                .path(path -> path.contains("RowKey='m1'"))
                .nth(1)
                .before(request -> new TestTable<>(members.service, Member.class)
                        .writes.modify(members.key("club0", "m1"), m -> m.withPoints(5)));
        assertThat(indexes.verify().isClean()).isTrue();
        members.check();
    }
}
