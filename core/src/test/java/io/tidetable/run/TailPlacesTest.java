package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.SecondaryIndex;
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
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Places of tails, taken to other tails of the same class, and times that are longer than any. */
class TailPlacesTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private static TableRepository<TwoWays> repository() {
        TableRepository<TwoWays> repository = Tables.builder(
                        EmbeddedTables.create().clientBuilder())
                .clock(new MovedClock(NOON))
                .build()
                .repository(TwoWays.class);
        repository.createTableIfAbsent();
        return repository;
    }

    /** Followed by main rows and by copies, both newest first. */
    @Table(value = "TwoWays", partition = "all")
    @SecondaryIndex(
            name = "byKind",
            properties = {"kind", "at desc"})
    record TwoWays(
            @ReverseChronologicalKey Instant at, @KeySuffix String id, String kind) {}

    @Test
    void aPositionInsideATickIsGoodForTailsThatReadAnotherWay() {
        TableRepository<TwoWays> repository = repository();
        List<TwoWays> all = IntStream.range(0, 5)
                .mapToObj(i -> new TwoWays(NOON.minusSeconds(60), "" + i, "k"))
                .toList();
        repository.insertAll(all).orThrow();
        Query<TwoWays> kind = repository.where(Attribute.named("kind").is("k"));
        for (List<Query<TwoWays>> ways : List.of(List.of(repository.all(), kind), List.of(kind, repository.all()))) {
            Tail<TwoWays> first = ways.get(0).tail(Instant.EPOCH).batch(2);
            List<TwoWays> given = new ArrayList<>(first.poll(Duration.ZERO));
            given.addAll(ways.get(1).tail(first.position()).poll(Duration.ZERO));
            assertThat(given).containsAll(all);
            Tail<TwoWays> same = ways.get(0).tail(first.position());
            assertThat(same.poll(Duration.ZERO)).hasSize(3).doesNotContainAnyElementsOf(given.subList(0, 2));
        }
    }

    @Test
    void waitsAndGracesOfAnyLengthAreTaken() {
        TableRepository<TwoWays> repository = repository();
        repository.insert(new TwoWays(NOON.minusSeconds(60), "1", "k"));
        Duration shortest = Duration.ofSeconds(Long.MIN_VALUE);
        Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
        assertThat(repository.tail(Instant.MIN).poll(shortest)).hasSize(1);
        assertThat(repository.tail(Instant.MIN).poll(longest)).hasSize(1);
        assertThat(repository.tail(Instant.MIN).grace(longest).poll(shortest)).isEmpty();
    }
}
