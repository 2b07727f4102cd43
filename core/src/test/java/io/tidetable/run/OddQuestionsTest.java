package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.SecondaryIndex.Copy;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.query.Condition;
import io.tidetable.query.Page;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import io.tidetable.testing.Services;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Indexes beside buckets and shards, orders and limits over several of them, the same asked twice. */
class OddQuestionsTest {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    /** Indexed in each partition of buckets and shards. */
    @Table(value = "Odds", shards = 3)
    record Odd(
            @PartitionKey String place,

            @TimeBucket(ChronoUnit.HOURS) @ReverseChronologicalKey
            Instant at,

            @KeySuffix UUID id,
            @SecondaryIndex(copy = Copy.KEY) @Nullable String level,
            @SecondaryIndex(ignoreCase = true) @Nullable String name,
            @IndexEntity(segments = 2) int size) {}

    private final Observed observed = new Observed(Services.embedded().clientBuilder());
    private final TableRepository<Odd> repository = observed.tables.repository(Odd.class);
    private final List<Odd> all = IntStream.range(0, 90)
            .mapToObj(i -> new Odd(
                    i % 2 == 0 ? "a" : "",
                    START.plusSeconds(600L * (i / 2)),
                    new UUID(i, i),
                    i % 5 == 0 ? null : "l" + i % 3,
                    i % 7 == 0 ? "" : "Name" + i % 4,
                    i % 3))
            .toList();

    @BeforeEach
    void fill() {
        repository.createTableIfAbsent();
        repository.insertAll(all).orThrow();
    }

    private static final Comparator<Odd> OLDEST = Comparator.comparing(Odd::at);

    private static <T> List<T> paged(Query<T> query, int size) {
        List<T> items = new ArrayList<>();
        Page<T> page = query.page(size);
        items.addAll(page.items());
        while (page.next().isPresent()) {
            page = query.page(size, page.next().get());
            items.addAll(page.items());
        }
        return items;
    }

    @Test
    void ordersAndLimitsOverBucketsShardsAndIndexes() {
        for (String place : List.of("a", "")) {
            List<Odd> oldest = all.stream()
                    .filter(o -> o.place().equals(place) && o.at().isBefore(START.plusSeconds(7200)))
                    .sorted(OLDEST)
                    .toList();
            List<Odd> newest = oldest.stream().sorted(OLDEST.reversed()).toList();
            Query<Odd> query =
                    repository.where(named("place").is(place), named("at").before(START.plusSeconds(7200)));
            assertThat(query.newestFirst().list()).isEqualTo(newest);
            assertThat(query.oldestFirst().list()).isEqualTo(oldest);
            for (int limit : new int[] {1, 5, 11, 12, 13}) {
                assertThat(query.newestFirst().limit(limit).list())
                        .isEqualTo(newest.subList(0, Math.min(limit, newest.size())));
                assertThat(paged(query.oldestFirst().limit(limit), 4))
                        .isEqualTo(oldest.subList(0, Math.min(limit, oldest.size())));
            }
            assertThat(query.newestFirst().limit(2).explain().requests()).hasValue(3);
        }
    }

    @Test
    void oneHourIsAPartitionASeesItsIndexes() {
        Instant hour = START.plusSeconds(3600);
        List<Condition<Object>> in = List.of(named("place").is("a"), named("at").is(hour));
        Query<Odd> byLevel = repository.where(in).and(named("level").is("l2"));
        assertThat(byLevel.list())
                .isEqualTo(all.stream()
                        .filter(o -> o.place().equals("a") && o.at().equals(hour) && "l2".equals(o.level()))
                        .toList());
        assertThat(repository.where(in).and(named("level").isNull()).allowScan().count())
                .isEqualTo(all.stream()
                        .filter(o -> o.place().equals("a") && o.at().equals(hour) && o.level() == null)
                        .count());
        assertThat(repository.where(in).and(named("name").is("NAME0")).count())
                .isEqualTo(all.stream()
                        .filter(o -> o.place().equals("a") && o.at().equals(hour) && "Name0".equals(o.name()))
                        .count());
    }

    @Test
    void emptyTextIsAValueLikeAnyOther() {
        assertThat(repository
                        .where(named("place").is(""), named("at").upTo(START.plusSeconds(600)))
                        .count())
                .isEqualTo(2);
        assertThat(repository.where(named("name").is("")).allowScan().list())
                .containsExactlyInAnyOrderElementsOf(
                        all.stream().filter(o -> "".equals(o.name())).toList());
        assertThat(repository.where(named("name").isNot("")).allowScan().count())
                .isEqualTo(all.stream().filter(o -> !"".equals(o.name())).count());
    }

    @Test
    void whatIsOfOneTimeIsInAnyOrder() {
        Query<Odd> query = repository.where(named("place").is("a"), named("at").is(START));
        assertThat(query.newestFirst().list()).isEqualTo(query.list()).hasSize(1);
        assertThat(query.oldestFirst().limit(1).list()).isEqualTo(query.list());
        assertThat(query.newestFirst().page(1).items()).isEqualTo(query.list());
        assertThat(query.and(named("level").is("l1")).newestFirst().list()).isEmpty();
    }

    @Test
    void severalTimesComeInEitherOrder() {
        List<Instant> times = List.of(START.plusSeconds(5400), START, START.plusSeconds(600));
        Query<Odd> query = repository.where(named("place").is("a"), named("at").in(times));
        List<Instant> oldest = times.stream().sorted().toList();
        assertThat(query.oldestFirst().list()).extracting(Odd::at).isEqualTo(oldest);
        assertThat(query.newestFirst().list())
                .extracting(Odd::at)
                .isEqualTo(oldest.stream().sorted(Comparator.reverseOrder()).toList());
        assertThat(query.newestFirst().limit(1).list()).extracting(Odd::at).containsExactly(oldest.get(2));
        assertThat(paged(query.oldestFirst(), 2)).extracting(Odd::at).isEqualTo(oldest);
    }

    @Test
    void theSameAskedTwiceIsAskedOnce() {
        Condition<Object> place = named("place").is("a");
        Condition<Object> first = named("at").is(START);
        Query<Odd> query =
                repository.where(place, place, first, first, named("place").in(List.of("a", "a", "b")));
        assertThat(query.list()).isEqualTo(all.subList(0, 1));
        assertThat(repository
                        .where(
                                place,
                                first,
                                named("id").is(new UUID(0, 0)),
                                named("id").is(new UUID(0, 0)))
                        .explain()
                        .access())
                .isEqualTo(Access.POINT);
    }

    @Test
    void timesAtTheLimitsOfAllTime() {
        assertThat(repository
                        .where(named("place").is("a"), named("at").since(Instant.MIN))
                        .count())
                .isEqualTo(45);
        assertThat(repository
                        .where(named("place").is("a"), named("at").between(Instant.MIN, Instant.MAX))
                        .newestFirst()
                        .first())
                .contains(all.get(88));
        assertThat(repository
                        .where(named("place").is("a"), named("at").after(Instant.parse("9999-12-31T23:59:59.9999999Z")))
                        .list())
                .isEmpty();
        assertThat(repository
                        .where(named("place").is("a"), named("at").before(Instant.parse("0001-01-01T00:00:00Z")))
                        .list())
                .isEmpty();
    }
}
