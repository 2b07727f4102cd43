package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Attribute;
import io.tidetable.query.Condition;
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
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Newest and oldest first, along the keys and against them, in partitions, buckets and shards. */
class TimesTest {
    private static final Instant NOW = Instant.parse("2026-03-01T00:00:00Z");
    private static final NamedAttribute AT = Attribute.named("at");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.builder(embedded.clientBuilder())
            .clock(Clock.fixed(NOW, ZoneOffset.UTC))
            .build();
    private final Random random = new Random(5);

    private List<Instant> times(int count, long apart) {
        List<Instant> times = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            times.add(NOW.minusSeconds(apart * (i / 2)).plusNanos(100L * random.nextInt(3)));
        }
        return times;
    }

    private <T> void bothEnds(Query<T> query, List<Instant> times, Function<T, Instant> at) {
        List<Instant> oldest = times.stream().sorted().toList();
        List<Instant> newest = times.stream().sorted(Comparator.reverseOrder()).toList();
        assertThat(query.oldestFirst().list()).extracting(at).containsExactlyElementsOf(oldest);
        assertThat(query.newestFirst().list()).extracting(at).containsExactlyElementsOf(newest);
        assertThat(query.oldestFirst().limit(7).list()).extracting(at).containsExactlyElementsOf(oldest.subList(0, 7));
        assertThat(query.newestFirst().first().map(at)).contains(newest.get(0));
        assertThat(paged(query.newestFirst())).extracting(at).containsExactlyElementsOf(newest);
        assertThat(paged(query.oldestFirst())).extracting(at).containsExactlyElementsOf(oldest);
    }

    private static <T> List<T> paged(Query<T> query) {
        List<T> all = new ArrayList<>();
        Optional<String> next = Optional.of("");
        while (next.isPresent()) {
            Page<T> page = query.page(13, next.get());
            all.addAll(page.items());
            next = page.next();
        }
        return all;
    }

    @Test
    void aPartitionIsReadFromEitherEnd() {
        TableRepository<Kinds.Newest> repository = tables.repository(Kinds.Newest.class);
        repository.createTableIfAbsent();
        List<Instant> times = times(80, 4000);
        repository
                .insertAll(times.stream()
                        .map(t -> new Kinds.Newest("a", t, UUID.randomUUID(), null, "Rome", true))
                        .toList())
                .orThrow();
        bothEnds(repository.where(named("place", "a")), times, Kinds.Newest::at);
        bothEnds(repository.where(named("place", "a"), named("city", "Rome")), times, Kinds.Newest::at);
        assertThat(repository.where(named("place", "b")).oldestFirst().list()).isEmpty();
    }

    private static Condition<Object> named(String attribute, Object value) {
        return Attribute.named(attribute).is(value);
    }

    @Test
    void bucketsAndShardsAreReadFromEitherEnd() {
        TableRepository<Kinds.Buckets> buckets = tables.repository(Kinds.Buckets.class);
        TableRepository<Kinds.Shards> shards = tables.repository(Kinds.Shards.class);
        buckets.createTableIfAbsent();
        shards.createTableIfAbsent();
        List<Instant> times = times(60, 40);
        times.add(NOW.plusSeconds(100_000)); // of a clock that is ahead
        buckets.insertAll(times.stream()
                        .map(t -> new Kinds.Buckets(t, UUID.randomUUID(), "INFO"))
                        .toList())
                .orThrow();
        shards.insertAll(times.stream()
                        .map(t -> new Kinds.Shards(t, UUID.randomUUID().toString(), "INFO"))
                        .toList())
                .orThrow();
        bothEnds(buckets.all(), times, Kinds.Buckets::at);
        bothEnds(shards.where(AT.since(NOW.minusSeconds(1_000_000))), times, Kinds.Shards::at);
        bothEnds(
                shards.where(AT.before(NOW)),
                times.stream().filter(t -> t.isBefore(NOW)).toList(),
                Kinds.Shards::at);
    }

    @Test
    void theNewestAlongTheKeysTakeOneRequestAndAgainstThemFew() {
        TableRepository<Kinds.Newest> repository = tables.repository(Kinds.Newest.class);
        repository.createTableIfAbsent();
        repository
                .insertAll(times(900, 60).stream()
                        .map(t -> new Kinds.Newest("a", t, UUID.randomUUID(), null, null, true))
                        .toList())
                .orThrow();
        long before = embedded.requestCount();
        assertThat(repository.where(named("place", "a")).newestFirst().limit(10).list())
                .hasSize(10);
        assertThat(embedded.requestCount() - before).isEqualTo(1);
        before = embedded.requestCount();
        assertThat(repository.where(named("place", "a")).oldestFirst().limit(10).list())
                .hasSize(10);
        assertThat(embedded.requestCount() - before).isLessThan(40);
    }
}
