package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.repository.TableRepository;
import io.tidetable.repository.Tail;
import io.tidetable.testing.MovedClock;
import io.tidetable.testing.Service;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A tail on each service: buckets, shards, one partition, both directions, resumed after every poll. */
@ParameterizedClass
@MethodSource("io.tidetable.testing.Services#all")
class TailContractTest {
    private static final int WRITTEN = 25;
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "writer");
        thread.setDaemon(true);
        return thread;
    });
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final MovedClock clock = new MovedClock(NOON);
    private final Service service;
    private final Tables tables;

    TailContractTest(Service service) {
        this.service = service;
        this.tables = Tables.builder(service.clientBuilder()).clock(clock).build();
    }

    @ParameterizedTest
    @ValueSource(classes = {Timed.Seconds.class, Timed.Against.class, Timed.Weeks.class, Timed.Months.class})
    void followsInOrder(Class<? extends Timed> kind) {
        follow(kind);
    }

    private <T extends Timed> void follow(Class<T> kind) {
        TableRepository<T> repository = tables.repository(kind, service.tableName(kind.getSimpleName()));
        repository.createTableIfAbsent();
        List<T> all = IntStream.range(0, 23)
                .mapToObj(i -> Timed.of(kind, "a", NOON.plusMillis(i * 7919L % 60_000), "n" + i, "INFO"))
                .toList();
        repository.insertAll(all).orThrow();
        clock.move(Duration.ofMinutes(1).plus(Tail.GRACE));
        List<T> given = new ArrayList<>();
        String position = repository.tail(NOON).position();
        List<T> some;
        do {
            Tail<T> tail = repository.tail(position).batch(4);
            some = tail.poll(Duration.ZERO);
            given.addAll(some);
            position = tail.position();
        } while (!some.isEmpty());
        assertThat(given)
                .containsExactlyElementsOf(
                        all.stream().sorted(Comparator.comparing(Timed::at)).toList());
    }

    /**
     * Writers whose clocks and answers lag by less than the grace, by rule: time waits for those that are under way.
     */
    private final class Lagging {
        private final TreeMap<Instant, Integer> underWay = new TreeMap<>();
        private final Random random;

        Lagging(long seed) {
            random = new Random(seed);
        }

        synchronized Instant stamp() {
            Instant at = clock.instant().minusMillis(random.nextInt((int) Tail.GRACE.toMillis() / 2));
            underWay.merge(at, 1, Integer::sum);
            return at;
        }

        synchronized void written(Instant at) {
            underWay.merge(at, -1, (a, b) -> a + b == 0 ? null : a + b);
        }

        synchronized void pass() {
            Duration step = Duration.ofMillis(random.nextInt(2000));
            if (underWay.isEmpty()) {
                clock.move(step);
                return;
            }
            Duration most =
                    Duration.between(clock.instant(), underWay.firstKey().plus(Tail.GRACE));
            clock.move(most.compareTo(step) < 0 ? most : step);
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {Timed.Seconds.class, Timed.Minutes.class, Timed.Weeks.class, Timed.Ticked.class})
    void missesAndRepeatsNothingWhileOthersWrite(Class<? extends Timed> kind) throws Exception {
        among(kind, Long.getLong("seed", 3));
    }

    private <T extends Timed> void among(Class<T> kind, long seed) throws Exception {
        TableRepository<T> repository = tables.repository(kind, service.tableName(kind.getSimpleName()));
        repository.createTableIfAbsent();
        Lagging writers = new Lagging(seed);
        List<CompletableFuture<Void>> writing = IntStream.range(0, 3)
                .mapToObj(w -> CompletableFuture.runAsync(() -> write(repository, kind, writers, w), THREADS))
                .toList();
        Random random = new Random(seed);
        List<T> given = new ArrayList<>();
        Tail<T> tail = repository.tail(NOON.minus(Tail.GRACE)).batch(5);
        boolean over = false;
        while (!over) {
            over = writing.stream().allMatch(CompletableFuture::isDone);
            writers.pass();
            given.addAll(tail.poll(Duration.ZERO));
            if (random.nextInt(4) == 0) {
                tail = repository.tail(tail.position()).batch(1 + random.nextInt(9));
            }
        }
        for (CompletableFuture<Void> writer : writing) {
            writer.get(20, TimeUnit.SECONDS);
        }
        clock.move(Tail.GRACE.plusSeconds(1));
        for (List<T> some = tail.poll(Duration.ZERO); !some.isEmpty(); some = tail.poll(Duration.ZERO)) {
            given.addAll(some);
        }
        assertThat(given)
                .as("seed %s", seed)
                .isSortedAccordingTo(Comparator.comparing(Timed::at))
                .containsExactlyInAnyOrderElementsOf(repository.all().list())
                .hasSize(3 * WRITTEN);
    }

    private static <T extends Timed> void write(
            TableRepository<T> repository, Class<T> kind, Lagging writers, int writer) {
        for (int i = 0; i < WRITTEN; i++) {
            Instant at = writers.stamp();
            try {
                repository.insert(Timed.of(kind, "a", at, "w" + writer + "n" + i, "INFO"));
            } finally {
                writers.written(at);
            }
        }
    }
}
