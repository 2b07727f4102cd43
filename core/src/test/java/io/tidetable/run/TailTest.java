package io.tidetable.run;

import static io.tidetable.run.Followed.newest;
import static io.tidetable.run.Followed.oldest;
import static io.tidetable.run.Followed.rest;
import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.Table;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Attribute;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import io.tidetable.repository.Tail;
import io.tidetable.testing.MovedClock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** New entities in order, each once, whatever their keys, their writers and the service do. */
class TailTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final Duration GRACE = Duration.ofSeconds(30);

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final MovedClock clock = new MovedClock(NOON);
    private final Tables tables =
            Tables.builder(embedded.clientBuilder()).clock(clock).build();

    static Stream<Arguments> seeds() {
        Long only = Long.getLong("seed");
        LongStream seeds = only == null ? LongStream.of(1, 2) : LongStream.of(only);
        return seeds.boxed().flatMap(seed -> Timed.KINDS.stream().map(kind -> Arguments.of(kind, seed)));
    }

    private <T> TableRepository<T> repository(Class<T> kind) {
        TableRepository<T> repository = tables.repository(kind);
        repository.createTableIfAbsent();
        return repository;
    }

    private static <T extends Timed> Query<T> followed(TableRepository<T> repository, Class<T> kind) {
        return Timed.isOfHost(kind) ? repository.where(Attribute.named("host").is("a")) : repository.all();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void eachEntityIsGivenOnceInItsPlaceThoughWritersAreLateAndReadersStop(Class<? extends Timed> kind, long seed) {
        follow(kind, new TimeDraw(kind, seed));
    }

    private <T extends Timed> void follow(Class<T> kind, TimeDraw draw) {
        TableRepository<T> repository = repository(kind);
        Query<T> followed = followed(repository, kind);
        embedded.faults().onQueries().withProbability(0.2, draw.below(1000)).shortPages(1);
        embedded.faults().onQueries().withProbability(0.1, draw.below(1000)).emptyPages();
        List<T> written = new ArrayList<>();
        List<T> given = new ArrayList<>();
        Tail<T> tail = followed.tail(NOON.minusSeconds(60)).grace(GRACE);
        for (int i = 0; i < 60; i++) {
            written.addAll(write(repository, kind, draw, i));
            clock.move(Duration.ofMillis(draw.below(20_000)));
            given.addAll(tail.batch(1 + draw.below(6)).poll(Duration.ZERO));
            if (draw.chance(30)) {
                tail = followed.tail(tail.position()).grace(GRACE);
            }
        }
        clock.move(GRACE.plusSeconds(1));
        given.addAll(rest(tail));
        List<T> wanted = written.stream()
                .filter(e -> !Timed.isOfHost(kind) || e.host().equals("a"))
                .sorted(Comparator.comparing(Timed::at))
                .toList();
        assertThat(given)
                .containsExactlyInAnyOrderElementsOf(wanted)
                .extracting(Timed::at)
                .isEqualTo(wanted.stream().map(Timed::at).toList());
    }

    /** Up to three, stamped within the grace; several of one tick where the keys allow it. */
    private <T extends Timed> List<T> write(TableRepository<T> repository, Class<T> kind, TimeDraw draw, int round) {
        List<T> written = new ArrayList<>();
        for (int n = draw.below(4); n > 0; n--) {
            boolean alike = draw.chance(30) && !kind.equals(Timed.PlainDays.class);
            Instant at = clock.instant().minusMillis(alike ? 0 : draw.below((int) GRACE.toMillis()));
            written.add(repository.insert(Timed.of(kind, draw.host(), at, "r" + round + "n" + n, draw.level())));
        }
        return written;
    }

    @Test
    void nothingIsGivenBeforeTheGraceIsOver() {
        TableRepository<Timed.Oldest> repository = repository(Timed.Oldest.class);
        Tail<Timed.Oldest> tail = repository.tail(NOON).grace(GRACE);
        Timed.Oldest one = repository.insert(oldest(NOON, 1));
        clock.move(GRACE);
        assertThat(tail.poll(Duration.ZERO)).isEmpty();
        clock.move(Duration.ofNanos(100));
        assertThat(tail.poll(Duration.ZERO)).containsExactly(one);
        assertThat(tail.poll(Duration.ZERO)).isEmpty();
    }

    @Test
    void aTailBeginsAtItsVeryTick() {
        TableRepository<Timed.Newest> repository = repository(Timed.Newest.class);
        repository.insert(newest(NOON.minusNanos(100), 0));
        Timed.Newest one = repository.insert(newest(NOON, 1));
        clock.move(Duration.ofHours(1));
        assertThat(rest(repository.tail(NOON))).containsExactly(one);
        assertThat(rest(repository.tail(NOON.minusNanos(50)))).containsExactly(one);
        assertThat(rest(repository.tail(Instant.MIN))).hasSize(2);
        assertThat(rest(repository.tail(Instant.MAX))).isEmpty();
    }

    @Test
    void insertsOfOneTickComeInTheOrderOfTheirWriter() {
        TableRepository<Unseen> repository = repository(Unseen.class);
        IntStream.range(0, 40).forEach(i -> repository.insert(new Unseen(NOON, i)));
        clock.move(Duration.ofHours(1));
        assertThat(rest(repository.tail(NOON).batch(7)))
                .extracting(Unseen::number)
                .isEqualTo(IntStream.range(0, 40).boxed().toList());
    }

    /** The newest first, with suffixes that nobody sees. */
    @Table(value = "Unseen", partition = "all")
    record Unseen(@ReverseChronologicalKey Instant at, int number) {}

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void manyEntitiesOfOneTickAreGivenInPiecesThatCanBeResumed(boolean reverse) {
        List<? extends Timed> all = IntStream.range(0, 1150)
                .mapToObj(i -> reverse ? newest(NOON, i) : oldest(NOON, i))
                .toList();
        List<Timed> given = reverse
                ? inPieces(repository(Timed.Newest.class), all, Timed.Newest.class)
                : inPieces(repository(Timed.Oldest.class), all, Timed.Oldest.class);
        assertThat(given).hasSize(all.size()).containsExactlyInAnyOrderElementsOf(all);
    }

    private <T extends Timed> List<Timed> inPieces(
            TableRepository<T> repository, List<? extends Timed> all, Class<T> kind) {
        repository.insertAll(all.stream().map(kind::cast).toList()).orThrow();
        clock.move(Duration.ofHours(1));
        List<Timed> given = new ArrayList<>();
        String position = repository.tail(NOON).position();
        List<T> some;
        do {
            Tail<T> tail = repository.tail(position);
            some = tail.poll(Duration.ZERO);
            assertThat(some).hasSizeLessThanOrEqualTo(Tail.BATCH);
            given.addAll(some);
            position = tail.position();
        } while (!some.isEmpty());
        return given;
    }

    @Test
    void aLongPauseIsReadInWindowsThatHoldLittle() {
        TableRepository<Timed.Newest> repository = repository(Timed.Newest.class);
        List<Timed.Newest> all = IntStream.range(0, 4000)
                .mapToObj(i -> newest(NOON.plusSeconds((long) i * (i % 7)), i))
                .toList();
        repository.insertAll(all).orThrow();
        clock.move(Duration.ofDays(365));
        long before = embedded.requestCount();
        List<Timed.Newest> given = rest(repository.tail(NOON.minusSeconds(1)));
        assertThat(given).containsExactlyInAnyOrderElementsOf(all).isSortedAccordingTo(Comparator.comparing(Timed::at));
        assertThat(embedded.requestCount() - before).isLessThan(60);
    }

    @Test
    void shardsAreReadSideBySideOneRequestEach() {
        TableRepository<Timed.Weeks> repository = repository(Timed.Weeks.class);
        Tail<Timed.Weeks> tail = repository.tail(NOON);
        clock.move(Duration.ofHours(1));
        long before = embedded.requestCount();
        assertThat(tail.poll(Duration.ZERO)).isEmpty();
        assertThat(embedded.requestCount() - before).isEqualTo(3);
    }

    @Test
    void conditionsLeaveOutOthers() {
        TableRepository<Timed.Minutes> repository = repository(Timed.Minutes.class);
        Timed.Minutes one = repository.insert(new Timed.Minutes("a", NOON, "1", "ERROR"));
        repository.insert(new Timed.Minutes("a", NOON.plusSeconds(1), "2", "INFO"));
        Timed.Minutes three = repository.insert(new Timed.Minutes("a", NOON.plusSeconds(90), "3", "ERROR"));
        clock.move(Duration.ofHours(1));
        Tail<Timed.Minutes> tail =
                repository.where(Attribute.named("level").is("ERROR")).tail(NOON);
        assertThat(rest(tail)).containsExactly(one, three);
    }
}
