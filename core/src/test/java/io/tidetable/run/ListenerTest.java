package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.plan.QueryPlan;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a listener and the log are told of each query: its plan, what it took, and no value of anybody's. */
class ListenerTest {
    private static final String MARKER = "Secret7";

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Observed observed = new Observed(embedded.clientBuilder());
    private final TableRepository<Kinds.Hostile> repository = observed.tables.repository(Kinds.Hostile.class);

    @BeforeEach
    void fill() {
        repository.createTableIfAbsent();
        repository
                .insertAll(IntStream.range(0, 3)
                        .mapToObj(i -> Kinds.Hostile.of(MARKER + i, MARKER + i))
                        .toList())
                .orThrow();
    }

    private Query<Kinds.Hostile> where(List<Condition<Object>> conditions) {
        return repository.where(named("place").is("p")).and(conditions).allowScan();
    }

    @Test
    void eachWayIsToldWithWhatItTook() {
        Condition<Object> name = named("name").is(MARKER + 1);
        Map<Access, Query<Kinds.Hostile>> ways = Map.of(
                Access.POINT, where(List.of(name)),
                Access.INDEX_POINT, where(List.of(named("single").is(MARKER + 1))),
                Access.INDEX_RANGE, where(List.of(named("pointed").startsWith(MARKER))),
                Access.RANGE, where(List.of(named("name").startsWith(MARKER))),
                Access.INDEX_ENTITY, where(List.of(named("listed").is(MARKER + 1))),
                Access.PARTITION_SCAN, where(List.of(named("note").isNot(MARKER + 1))),
                Access.TABLE_SCAN,
                        repository.where(named("note").is(MARKER + 1)).allowScan());
        ways.forEach((access, query) -> {
            int before = observed.told().size();
            long sent = observed.sent();
            assertThat(query.list()).isNotEmpty();
            assertThat(observed.told()).hasSize(before + 1);
            Observed.Told told = observed.last();
            assertThat(told.plan().access()).isEqualTo(access);
            assertThat(told.entity()).isEqualTo(Kinds.Hostile.class);
            assertThat(told.requests()).as("%s", access).isEqualTo((int) (observed.sent() - sent));
            assertThat(told.rows()).as("%s", access).isPositive();
            assertThat(told.bytes()).as("%s", access).isGreaterThan(100);
            assertThat(told.time()).isGreaterThan(Duration.ZERO);
        });
    }

    @Test
    void noValueIsTold() {
        List<Query<Kinds.Hostile>> queries = List.of(
                where(List.of(named("name").in(List.of(MARKER, "a")))),
                where(List.of(named("single").is(MARKER))),
                where(List.of(named("hashed").is(MARKER), named("note").isNot(MARKER))),
                where(List.of(named("listed").in(List.of(MARKER, MARKER + 1)))),
                where(List.of(named("folded").startsWith(MARKER))),
                where(List.of(named("note").startsWith(MARKER), named("label").isNot(new Kinds.Label(MARKER)))),
                repository.where(named("place").is(MARKER)));
        for (Query<Kinds.Hostile> query : queries) {
            query.list();
            Plan plan = observed.last().plan();
            assertThat(query.explain().toString() + query.explain().appliedHere())
                    .containsAnyOf(MARKER, "secret7", "label");
            assertThat(List.of(
                            plan.toString(),
                            plan.filters().toString(),
                            plan.appliedHere().toString(),
                            plan.index().toString()))
                    .allSatisfy(text -> assertThat(text).doesNotContain(MARKER, "ecret", "~", "'p'"));
            assertThat(plan.access()).isEqualTo(query.explain().access());
            assertThat(plan.bounds()).isEqualTo(query.explain().bounds());
            assertThat(plan.isAllowed()).isTrue();
        }
        assertThat(observed.last().plan().filters())
                .allSatisfy(f -> assertThat(f).startsWith("PartitionKey eq ?"));
    }

    @Test
    void numbersAndTimesAreValuesToo() {
        TableRepository<Kinds.Parts> parts = observed.tables.repository(Kinds.Parts.class);
        parts.createTableIfAbsent();
        Instant time = Instant.parse("2026-07-13T00:00:00Z");
        parts.where(
                        named("place").is("p"),
                        named("year").is(7113),
                        named("placed").since(time),
                        named("total").atLeast(new BigDecimal("7115.5")))
                .allowScan()
                .list();
        Plan plan = observed.last().plan();
        assertThat(plan.toString() + plan.filters() + plan.appliedHere()).doesNotContain("711", "2026");
        assertThat(plan.filters())
                .containsExactly(
                        "PartitionKey eq ? and RowKey lt ? and placed ge ?",
                        "PartitionKey eq ? and RowKey ge ? and placed ge ?");
        assertThat(plan.appliedHere()).hasToString("[total atLeast ?]");
    }

    @Test
    void theLogSaysTheSameInALine() {
        Session<Kinds.Hostile> session = ((EntityRepository<Kinds.Hostile>) repository).session();
        Query<Kinds.Hostile> query = where(List.of(named("plain").is(MARKER + 1)));
        Rows rows = new Rows(session);
        rows.readAll(List.of(session.mapping().key(List.of("p", MARKER + 1))), List.of());
        Ended ended = new Ended(session, (QueryPlan) query.explain(), rows.cost());
        assertThat(ended.toString())
                .matches("INDEX_RANGE by plain of Kinds\\.Hostile in Hostile: 1 requests, 1 rows, \\d+ bytes, \\d+ ms")
                .doesNotContain(MARKER);
    }

    @Test
    void whatFailsAndWhatFindsNothingIsToldToo() {
        where(List.of(named("plain").is("none"))).list();
        assertThat(observed.last().requests()).isEqualTo(1);
        assertThat(observed.last().rows()).isZero();
        repository.where(named("place").is("a"), named("place").is("b")).list();
        assertThat(observed.last().requests()).isZero();
        int told = observed.told().size();
        TableRepository<Kinds.Hostile> missing = observed.tables.repository(Kinds.Hostile.class, "Missing");
        assertThatThrownBy(() -> missing.all().list()).isInstanceOf(TableNotFoundException.class);
        assertThat(observed.told()).hasSize(told + 1);
    }

    @Test
    void aStreamIsToldOnceWhenItEndsOrIsClosed() {
        int told = observed.told().size();
        var whole = repository.all().stream();
        assertThat(observed.told()).hasSize(told);
        assertThat(whole.count()).isEqualTo(3);
        assertThat(observed.told()).hasSize(told + 1);
        try (var left = repository.all().stream()) {
            assertThat(left.findFirst()).isPresent();
            assertThat(observed.told()).hasSize(told + 1);
        }
        assertThat(observed.told()).hasSize(told + 2);
    }

    @Test
    void aStreamThatIsLeftAsksForNoMorePages() {
        TableRepository<Kinds.Newest> newest = many(2500);
        long before = observed.sent();
        assertThat(newest.where(named("place").is("p")).stream().limit(10)).hasSize(10);
        assertThat(observed.sent() - before).isEqualTo(1);
        var rows = newest.where(named("place").is("p")).stream().iterator();
        assertThat(observed.sent() - before).isBetween(1L, 2L);
        for (int i = 0; i < 1001; i++) {
            rows.next();
        }
        assertThat(observed.sent() - before).isEqualTo(3);
        assertThat(newest.where(named("place").is("p")).list()).hasSize(2500);
        assertThat(observed.sent() - before).isEqualTo(6);
        assertThat(newest.where(named("place").is("p")).limit(1500).list()).hasSize(1500);
        assertThat(observed.sent() - before).isEqualTo(8);
    }

    private TableRepository<Kinds.Newest> many(int entities) {
        TableRepository<Kinds.Newest> newest = observed.tables.repository(Kinds.Newest.class);
        newest.createTableIfAbsent();
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        newest.insertAll(IntStream.range(0, entities)
                        .mapToObj(i -> new Kinds.Newest("p", start.plusSeconds(i), new UUID(0, i), null, null, null))
                        .toList())
                .orThrow();
        return newest;
    }

    @Test
    void shortAndEmptyPagesOfTheServiceAreFilled() {
        TableRepository<Kinds.Newest> newest = many(30);
        Query<Kinds.Newest> query = newest.where(named("place").is("p"));
        List<Kinds.Newest> all = query.list();
        embedded.faults().onQueries().shortPages(3);
        embedded.faults().onQueries().nth(2).emptyPages();
        List<Kinds.Newest> paged = new ArrayList<>();
        var page = query.page(8);
        paged.addAll(page.items());
        assertThat(page.items()).hasSize(8);
        while (page.next().isPresent()) {
            page = query.page(8, page.next().get());
            paged.addAll(page.items());
        }
        assertThat(paged).isEqualTo(all);
        assertThat(query.stream().toList()).isEqualTo(all);
        assertThat(query.count()).isEqualTo(30);
        assertThat(query.limit(7).list()).isEqualTo(all.subList(0, 7));
        assertThat(observed.last().requests()).isEqualTo(3);
    }
}
