package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Attribute;
import io.tidetable.query.NamedAttribute;
import io.tidetable.query.Page;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What questions of time cost: requests, and rows that are read. */
class TimeCostsTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final NamedAttribute AT = Attribute.named("at");
    private static final int ENTITIES = 2500;

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private long rows;
    private final Tables tables = Tables.builder(embedded.clientBuilder())
            .clock(Clock.fixed(NOON.plusSeconds(3600), ZoneOffset.UTC))
            .listener((entity, plan, requests, read, bytes, time) -> rows = read)
            .build();

    private <T extends Timed> TableRepository<T> filled(Class<T> kind, long secondsApart) {
        TableRepository<T> repository = tables.repository(kind);
        repository.createTableIfAbsent();
        repository
                .insertAll(IntStream.range(0, ENTITIES)
                        .mapToObj(i -> Timed.of(
                                kind,
                                "a",
                                NOON.minusSeconds(i * secondsApart),
                                String.format(Locale.ROOT, "%05d", i * 7919 % ENTITIES),
                                i % 10 == 0 ? "WARN" : "INFO"))
                        .toList())
                .orThrow();
        return repository;
    }

    private <A> A costing(int requests, Supplier<A> work) {
        long before = embedded.requestCount();
        A result = work.get();
        assertThat(embedded.requestCount() - before).isEqualTo(requests);
        return result;
    }

    private static Instant ago(long seconds) {
        return NOON.minusSeconds(seconds);
    }

    @Test
    void aListOverBucketsIsARequestForAThousandRows() {
        Query<Timed.Seconds> all = filled(Timed.Seconds.class, 20).all();
        assertThat(costing(3, () -> all.list())).hasSize(ENTITIES);
        assertThat(costing(3, () -> all.newestFirst().list())).hasSize(ENTITIES);
        assertThat(costing(3, () -> all.count())).isEqualTo(ENTITIES);
        assertThat(costing(1, () -> all.and(AT.since(ago(20 * 899))).list())).hasSize(900);
        assertThat(costing(1, () -> all.and(AT.between(ago(20 * 899), ago(0))).list()))
                .hasSize(899);
    }

    @Test
    void eachPageOverBucketsIsARequest() {
        Query<Timed.Minutes> all = filled(Timed.Minutes.class, 20).all();
        for (int size : List.of(1000, 170)) {
            List<Timed> items = new ArrayList<>();
            Optional<String> next = Optional.of("");
            while (next.isPresent()) {
                String start = next.get();
                Page<Timed.Minutes> page = costing(1, () -> all.oldestFirst().page(size, start));
                items.addAll(page.items());
                next = page.next();
            }
            assertThat(items).hasSize(ENTITIES).isSortedAccordingTo(Comparator.comparing(Timed::at));
        }
    }

    @Test
    void theFirstFewAreReadAndNoMore() {
        Query<Timed.Seconds> newest = filled(Timed.Seconds.class, 20).all().newestFirst();
        assertThat(newest.limit(10).explain().requests()).hasValue(1);
        assertThat(costing(1, () -> newest.limit(10).list())).hasSize(10);
        assertThat(rows).isEqualTo(10);
        assertThat(costing(1, newest::first)).isPresent();
        assertThat(rows).isEqualTo(1);
        assertThat(costing(1, () -> newest.page(10).items())).hasSize(10);
        assertThat(rows).isEqualTo(11);
        Query<Timed.Seconds> warnings =
                newest.and(Attribute.named("level").is("WARN")).allowScan();
        assertThat(costing(1, () -> warnings.limit(10).list())).hasSize(10);
        assertThat(rows).isEqualTo(10);
        assertThat(costing(2, () -> newest.limit(1500).list())).hasSize(1500);
        assertThat(rows).isEqualTo(1500);
    }

    @Test
    void whatIsAlikeInAnyOrderIsAskedAlongTheKeys() {
        Query<Timed.Seconds> against = filled(Timed.Seconds.class, 20).all().oldestFirst();
        assertThat(costing(1, against::exists)).isTrue();
        assertThat(costing(3, against::count)).isEqualTo(ENTITIES);
        assertThat(costing(1, () -> against.limit(7).count())).isEqualTo(7);
        assertThat(costing(1, () -> against.and(AT.is(NOON)).one())).isPresent();
    }

    @Test
    void shardsAreMergedUntilTheLimit() {
        Query<Timed.Months> newest = filled(Timed.Months.class, 40_000).all().newestFirst();
        assertThat(newest.limit(10).explain().requests()).hasValue(4);
        assertThat(costing(4, () -> newest.limit(10).list()))
                .extracting(Timed::at)
                .isEqualTo(
                        IntStream.range(0, 10).mapToObj(i -> ago(40_000L * i)).toList());
        assertThat(rows).isEqualTo(40);
        Page<Timed.Months> page = costing(4, () -> newest.page(10));
        Page<Timed.Months> next = costing(4, () -> newest.page(10, page.next().orElseThrow()));
        assertThat(next.items()).extracting(Timed::at).startsWith(ago(400_000));
        assertThat(costing(4, () -> newest.list())).hasSize(ENTITIES);
    }

    @Test
    void theFarEndIsFoundByFewProbesOfOneRow() {
        Query<Timed.Seconds> oldest = filled(Timed.Seconds.class, 20).all().oldestFirst();
        assertThat(oldest.limit(10).explain().requests()).isEmpty();
        long before = embedded.requestCount();
        assertThat(oldest.limit(10).list())
                .extracting(Timed::at)
                .isEqualTo(IntStream.range(0, 10)
                        .mapToObj(i -> ago(20L * (ENTITIES - 1 - i)))
                        .toList());
        assertThat(embedded.requestCount() - before).isLessThan(30);
        assertThat(rows).isLessThan(100);
    }

    @Test
    void aBucketAloneIsReadWhole() {
        Query<Timed.Received> oldest = filled(Timed.Received.class, 20).all().oldestFirst();
        assertThat(costing(1, () -> oldest.limit(3).list()))
                .extracting(Timed::at)
                .containsExactly(ago(20 * 2499), ago(20 * 2498), ago(20 * 2497));
        assertThat(costing(3, () -> oldest.list())).isSortedAccordingTo(Comparator.comparing(Timed::at));
        long before = embedded.requestCount();
        assertThat(oldest.newestFirst().limit(3).list())
                .extracting(Timed::at)
                .containsExactly(ago(0), ago(20), ago(40));
        assertThat(embedded.requestCount() - before).isLessThan(20);
    }

    @Test
    void nothingIsSentForAPeriodWithoutTimes() {
        TableRepository<Timed.Minutes> repository = filled(Timed.Minutes.class, 20);
        Query<Timed.Minutes> none = repository.where(AT.between(NOON, NOON));
        assertThat(none.explain().requests()).hasValue(0);
        assertThat(costing(0, () -> none.newestFirst().list())).isEmpty();
        assertThat(costing(0, () -> none.page(5).items())).isEmpty();
    }

    /** Runs of functions, the newest of each first: a time between other parts of the row key. */
    @Table(value = "Runs", partition = "R")
    record Run(
            @RowKey(order = 0) String function,
            @RowKey(order = 1, descending = true) Instant start,
            @RowKey(order = 2) UUID id,
            boolean failed) {}

    @Test
    void theNewestOfANameAreARequestAndNeverThoseOfALongerName() {
        TableRepository<Run> runs = tables.repository(Run.class);
        runs.createTableIfAbsent();
        List<String> names = List.of("orders", "orders2", "orders-x", "orders_", "order");
        runs.insertAll(IntStream.range(0, 200)
                        .mapToObj(i -> new Run(names.get(i % 5), ago(i), new UUID(i, i), i % 3 == 0))
                        .toList())
                .orThrow();
        Query<Run> orders = runs.where(Attribute.named("function").is("orders"));
        assertThat(costing(1, () -> orders.newestFirst().limit(10).list()))
                .extracting(Run::start)
                .isEqualTo(IntStream.range(0, 10).mapToObj(i -> ago(5L * i)).toList());
        assertThat(rows).isEqualTo(10);
        Query<Run> period = orders.and(Attribute.named("start").between(ago(100), ago(50)));
        assertThat(costing(1, () -> period.newestFirst().list()))
                .extracting(Run::start)
                .isEqualTo(
                        IntStream.rangeClosed(11, 20).mapToObj(i -> ago(5L * i)).toList());
        assertThat(period.oldestFirst().limit(2).list()).extracting(Run::start).containsExactly(ago(100), ago(95));
    }
}
