package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.EntityExistsException;
import io.tidetable.query.Attribute;
import io.tidetable.query.NamedAttribute;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import io.tidetable.testing.MovedClock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ends of time, parts of ticks, rows in the future, many rows of one tick. */
class TimeEdgesTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.9999999Z");
    private static final NamedAttribute AT = Attribute.named("at");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final MovedClock clock = new MovedClock(NOON);
    private final Tables tables =
            Tables.builder(embedded.clientBuilder()).clock(clock).build();

    private <T extends Timed> TableRepository<T> repository(Class<T> kind) {
        TableRepository<T> repository = tables.repository(kind);
        repository.createTableIfAbsent();
        return repository;
    }

    private static <T extends Timed> void bothOrders(Query<T> query, List<Instant> times) {
        List<Instant> reversed = new ArrayList<>();
        times.forEach(time -> reversed.add(0, time));
        assertThat(query.oldestFirst().list()).extracting(Timed::at).isEqualTo(times);
        assertThat(query.newestFirst().list()).extracting(Timed::at).isEqualTo(reversed);
        assertThat(query.oldestFirst().limit(1).list()).extracting(Timed::at).isEqualTo(times.subList(0, 1));
        assertThat(query.newestFirst().limit(1).list()).extracting(Timed::at).isEqualTo(reversed.subList(0, 1));
        assertThat(query.newestFirst().first()).map(Timed::at).contains(reversed.get(0));
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Timed.Seconds.class,
                Timed.Against.class,
                Timed.Weeks.class,
                Timed.Months.class,
                Timed.Years.class,
                Timed.Ticked.class,
                Timed.Newest.class,
                Timed.Oldest.class
            })
    void theFirstAndTheLastTickAreTimesLikeOthers(Class<? extends Timed> kind) {
        ends(kind);
    }

    private <T extends Timed> void ends(Class<T> kind) {
        TableRepository<T> repository = repository(kind);
        List<Instant> times = List.of(FIRST, FIRST.plusNanos(100), NOON, LAST.minusNanos(100), LAST);
        times.forEach(at -> repository.insert(Timed.of(kind, "a", at, "n" + at, "INFO")));
        bothOrders(repository.all(), times);
        bothOrders(repository.where(AT.since(Instant.MIN)), times);
        bothOrders(repository.where(AT.since(FIRST.plusNanos(1))), times.subList(1, 5));
        bothOrders(repository.where(AT.after(FIRST)), times.subList(1, 5));
        bothOrders(repository.where(AT.before(LAST)), times.subList(0, 4));
        bothOrders(repository.where(AT.upTo(LAST)), times);
        bothOrders(repository.where(AT.between(FIRST.plusNanos(100), LAST)), times.subList(1, 4));
        assertThat(repository.where(AT.after(LAST)).list()).isEmpty();
        assertThat(repository.where(AT.before(FIRST)).list()).isEmpty();
        assertThat(repository.where(AT.is(LAST)).list()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Timed.Seconds.class,
                Timed.Minutes.class,
                Timed.Weeks.class,
                Timed.Received.class,
                Timed.Ticked.class,
                Timed.Newest.class,
                Timed.Oldest.class
            })
    void rowsInTheFarFutureAndPastDoNotHideOthers(Class<? extends Timed> kind) {
        future(kind);
    }

    private <T extends Timed> void future(Class<T> kind) {
        TableRepository<T> repository = repository(kind);
        List<Instant> times = List.of(
                Instant.parse("1700-01-01T00:00:00Z"),
                NOON.minus(Duration.ofDays(4000)),
                NOON,
                NOON.plusSeconds(1),
                NOON.plus(Duration.ofDays(900)),
                Instant.parse("9000-01-01T00:00:00Z"));
        times.forEach(at -> repository.insert(Timed.of(kind, "a", at, "n" + at, "INFO")));
        bothOrders(repository.all(), times);
        bothOrders(repository.where(AT.before(NOON)), times.subList(0, 2));
        bothOrders(repository.where(AT.after(NOON)), times.subList(3, 6));
    }

    @Test
    void partsOfATickAreCutOffTowardsThePastAndEdgesRoundUp() {
        TableRepository<Timed.Newest> repository = repository(Timed.Newest.class);
        Instant before1970 = Instant.parse("1960-01-01T00:00:00.000000199Z");
        assertThat(repository
                        .insert(new Timed.Newest("a", NOON.plusNanos(199), "1", "INFO"))
                        .at())
                .isEqualTo(NOON.plusNanos(100));
        assertThat(repository
                        .insert(new Timed.Newest("a", before1970, "2", "INFO"))
                        .at())
                .isEqualTo(before1970.minusNanos(99));
        assertThat(repository.where(AT.is(NOON.plusNanos(150))).list()).hasSize(1);
        assertThat(repository.where(AT.since(NOON.plusNanos(100))).list()).hasSize(1);
        assertThat(repository.where(AT.since(NOON.plusNanos(101))).list()).isEmpty();
        assertThat(repository
                        .where(AT.before(NOON.plusNanos(101)), AT.after(NOON))
                        .list())
                .hasSize(1);
        assertThat(repository.where(AT.upTo(NOON.plusNanos(99)), AT.since(NOON)).list())
                .isEmpty();
        assertThat(repository
                        .where(AT.between(NOON.plusNanos(1), NOON.plusNanos(99)))
                        .list())
                .isEmpty();
    }

    @Test
    void entitiesOfOneTickAreApartBySuffixAndOrderedByIt() {
        TableRepository<Timed.Minutes> repository = repository(Timed.Minutes.class);
        IntStream.range(0, 1200)
                .mapToObj(i -> new Timed.Minutes("a", NOON, "s" + (10_000 + i), "INFO"))
                .forEach(repository::insert);
        assertThatThrownBy(() -> repository.insert(new Timed.Minutes("b", NOON, "s10007", "INFO")))
                .isInstanceOf(EntityExistsException.class);
        Comparator<Timed> byId = Comparator.comparing(Timed::id);
        assertThat(repository.all().oldestFirst().list()).hasSize(1200).isSortedAccordingTo(byId);
        assertThat(repository.all().newestFirst().list()).hasSize(1200).isSortedAccordingTo(byId.reversed());
        assertThat(repository.all().newestFirst().limit(2).list())
                .extracting(Timed::id)
                .containsExactly("s11199", "s11198");
    }

    @Test
    void aUniqueTimeIsOneRowATick() {
        TableRepository<Timed.PlainDays> repository = repository(Timed.PlainDays.class);
        repository.insert(new Timed.PlainDays("a", NOON, "1", "INFO"));
        assertThatThrownBy(() -> repository.insert(new Timed.PlainDays("a", NOON.plusNanos(99), "2", "INFO")))
                .isInstanceOf(EntityExistsException.class);
        repository.insert(new Timed.PlainDays("a", NOON.plusNanos(100), "3", "INFO"));
        assertThat(repository.all().count()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Timed.Seconds.class,
                Timed.Against.class,
                Timed.Weeks.class,
                Timed.Received.class,
                Timed.Ticked.class,
                Timed.Oldest.class
            })
    void partsOfEntitiesComeInTheSameOrderAndTheFirstFewCanBeDeleted(Class<? extends Timed> kind) {
        parts(kind);
    }

    private <T extends Timed> void parts(Class<T> kind) {
        TableRepository<T> repository = repository(kind);
        repository
                .insertAll(IntStream.range(0, 30)
                        .mapToObj(i -> Timed.of(kind, "a", NOON.plusSeconds(i * 61L), "n" + i * 7 % 30, "L" + i))
                        .toList())
                .orThrow();
        List<String> levels = IntStream.range(0, 30).mapToObj(i -> "L" + i).toList();
        for (Query<T> query :
                List.of(repository.all().oldestFirst(), repository.all().newestFirst())) {
            List<T> whole = query.list();
            assertThat(query.select(Attribute.named("level")).list())
                    .extracting(values -> values.get(0))
                    .isEqualTo(whole.stream().map(Timed::level).toList());
            assertThat(query.ids().stream()
                            .map(id -> repository.find(id).orElseThrow())
                            .toList())
                    .isEqualTo(whole);
            assertThat(query.stream().limit(3).toList()).isEqualTo(whole.subList(0, 3));
            assertThat(query.count()).isEqualTo(30);
            assertThat(query.limit(4).count()).isEqualTo(4);
            assertThat(query.exists()).isTrue();
        }
        assertThat(repository.all().newestFirst().limit(4).delete().orThrow().committed())
                .isEqualTo(4);
        assertThat(repository.all().oldestFirst().limit(5).delete().orThrow().committed())
                .isEqualTo(5);
        assertThat(repository.all().oldestFirst().list())
                .extracting(Timed::level)
                .isEqualTo(levels.subList(5, 26));
    }

    /** Times of the other types, in a bucket of seven days and behind it. */
    @Table("Offsets")
    record Offsets(
            @TimeBucket(value = ChronoUnit.DAYS, amount = 7) @ReverseChronologicalKey
            OffsetDateTime at,

            @KeySuffix String id) {}

    @Table("Locals")
    record Locals(
            @TimeBucket(value = ChronoUnit.MONTHS, amount = 5)
            LocalDateTime at,

            @RowKey String id) {}

    @Test
    void timesOfOtherTypesAreTimesLikeInstants() {
        TableRepository<Offsets> offsets = tables.repository(Offsets.class);
        TableRepository<Locals> locals = tables.repository(Locals.class);
        offsets.createTableIfAbsent();
        locals.createTableIfAbsent();
        List<LocalDateTime> times = IntStream.range(0, 40)
                .mapToObj(i -> LocalDateTime.of(2026, 1, 1, 0, 0).plusHours(53L * i))
                .toList();
        times.forEach(at -> {
            offsets.insert(new Offsets(at.atOffset(ZoneOffset.ofHours(5)), "x"));
            locals.insert(new Locals(at, "y" + at.hashCode()));
        });
        LocalDateTime from = times.get(7);
        LocalDateTime to = times.get(30);
        assertThat(offsets.where(AT.between(from.atOffset(ZoneOffset.ofHours(5)), to.atOffset(ZoneOffset.ofHours(5))))
                        .oldestFirst()
                        .list())
                .extracting(o -> o.at().atZoneSameInstant(ZoneOffset.ofHours(5)).toLocalDateTime())
                .isEqualTo(times.subList(7, 30));
        assertThat(locals.where(AT.between(from, to)).oldestFirst().list())
                .extracting(Locals::at)
                .isEqualTo(times.subList(7, 30));
        assertThat(locals.where(AT.since(from)).newestFirst().limit(2).list())
                .extracting(Locals::at)
                .containsExactly(times.get(39), times.get(38));
        LocalDate day = to.toLocalDate();
        assertThat(locals.where(AT.on(day)).list()).extracting(Locals::at).containsExactly(to);
        assertThatThrownBy(() -> locals.where(AT.on(day, ZoneOffset.UTC)).list())
                .hasMessageContaining("QUERY_OPERATOR");
    }
}
