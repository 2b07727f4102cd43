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
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A tail on each service: buckets, shards, one partition, both directions, resumed after every poll. */
@ParameterizedClass
@MethodSource("io.tidetable.testing.Services#all")
class TailContractTest {
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
}
