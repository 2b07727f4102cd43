package io.tidetable.run;

import static io.tidetable.run.Followed.newest;
import static io.tidetable.run.Followed.oldest;
import static io.tidetable.run.Followed.rest;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.InvalidContinuationException;
import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.ScanRefusedException;
import io.tidetable.error.ServiceException;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import io.tidetable.repository.Tail;
import io.tidetable.testing.MovedClock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Polls of a tail: how long they wait, what they cost, where they stand, what they refuse. */
class PollsTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final MovedClock clock = new MovedClock(NOON);
    private final Tables tables =
            Tables.builder(embedded.clientBuilder()).clock(clock).build();

    private <T> TableRepository<T> repository(Class<T> kind) {
        TableRepository<T> repository = tables.repository(kind);
        repository.createTableIfAbsent();
        return repository;
    }

    @Test
    void aPollThatFindsNothingIsOneRequestAndReadsOnlyWhatIsNew() {
        TableRepository<Timed.Newest> repository = repository(Timed.Newest.class);
        repository.insert(newest(NOON, 1));
        clock.move(Duration.ofHours(1));
        Tail<Timed.Newest> tail = repository.tail(NOON);
        assertThat(rest(tail)).hasSize(1);
        clock.move(Duration.ofSeconds(1));
        long before = embedded.requestCount();
        assertThat(tail.poll(Duration.ZERO)).isEmpty();
        assertThat(embedded.requestCount() - before).isEqualTo(1);
        assertThat(tail.poll(Duration.ZERO)).isEmpty(); // the clock stands: nothing can have come
        assertThat(embedded.requestCount() - before).isEqualTo(1);
    }

    @Test
    void aPollWaitsUntilSomethingIsOldEnough() {
        TableRepository<Timed.Oldest> repository = repository(Timed.Oldest.class);
        Tail<Timed.Oldest> tail = repository.tail(NOON).every(Duration.ofMillis(2));
        Timed.Oldest one = repository.insert(oldest(NOON, 1));
        CompletableFuture<Void> moved = CompletableFuture.runAsync(
                () -> clock.move(Duration.ofMinutes(1)), CompletableFuture.delayedExecutor(50, TimeUnit.MILLISECONDS));
        assertThat(tail.poll(Duration.ofSeconds(Long.MAX_VALUE))).containsExactly(one);
        moved.join();
        assertThat(tail.poll(Duration.ofMillis(5))).isEmpty();
        assertThat(tail.poll(Duration.ofSeconds(-1))).isEmpty();
    }

    @Test
    void anInterruptedPollEndsAtOnceAndStaysInterrupted() throws Exception {
        Tail<Timed.Oldest> tail = repository(Timed.Oldest.class).tail(NOON);
        CompletableFuture<Boolean> ended = new CompletableFuture<>();
        Thread reader = new Thread(() -> {
            boolean nothing = tail.poll(Duration.ofMinutes(1)).isEmpty();
            ended.complete(nothing && Thread.currentThread().isInterrupted());
        });
        reader.setDaemon(true);
        reader.start();
        reader.interrupt();
        assertThat(ended.get(20, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aFailedPollMovesNothing() {
        TableRepository<Timed.Newest> repository = repository(Timed.Newest.class);
        Timed.Newest one = repository.insert(newest(NOON, 1));
        clock.move(Duration.ofHours(1));
        Tail<Timed.Newest> tail = repository.tail(NOON);
        String position = tail.position();
        embedded.faults().onQueries().nth(1).respond(403, "AuthorizationFailure");
        assertThatThrownBy(() -> tail.poll(Duration.ZERO)).isInstanceOf(ServiceException.class);
        assertThat(tail.position()).isEqualTo(position);
        assertThat(tail.poll(Duration.ZERO)).containsExactly(one);
    }

    @Test
    void aPositionIsUrlSafeAndBoundToClassAndTable() {
        TableRepository<Timed.Newest> repository = repository(Timed.Newest.class);
        repository.insert(newest(NOON, 1));
        repository.insert(newest(NOON, 2));
        clock.move(Duration.ofHours(1));
        Tail<Timed.Newest> tail = repository.tail(NOON).batch(1);
        assertThat(tail.poll(Duration.ZERO)).hasSize(1);
        String position = tail.position();
        assertThat(position).matches("[A-Za-z0-9_-]+");
        long before = embedded.requestCount();
        refused(() -> repository.tail(position + "A"));
        refused(() -> repository.tail(position.substring(1)));
        refused(() -> repository.tail(""));
        refused(() -> repository.tail("%"));
        refused(() -> repository.tail(repository.all().page(1).next().orElseThrow()));
        refused(() -> tables.repository(Timed.Oldest.class).tail(position));
        refused(() -> tables.repository(Timed.Newest.class, "Other").tail(position));
        assertThat(embedded.requestCount() - before).isEqualTo(1); // that of the page
        assertThat(rest(repository.tail(position))).hasSize(1);
    }

    private static void refused(Runnable tail) {
        assertThatThrownBy(tail::run)
                .isInstanceOf(InvalidContinuationException.class)
                .hasMessageContaining("[TAIL_POSITION]")
                .hasMessageContaining("start from a time");
    }

    @Test
    void whatNoPeriodServesIsRefusedWithoutARequest() {
        long before = embedded.requestCount();
        assertThatThrownBy(() -> tables.repository(Timed.Hours.class).tail(NOON))
                .isInstanceOf(ScanRefusedException.class)
                .hasMessageContaining("name the partition with is on host");
        assertThatThrownBy(() -> tables.repository(Note.class).tail(NOON))
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("[TAIL_TIME] Note")
                .hasMessageContaining("@ChronologicalKey");
        Query<Timed.Newest> all = tables.repository(Timed.Newest.class).all();
        assertThatThrownBy(() -> all.newestFirst().tail(NOON)).hasMessageContaining("[TAIL_ORDER]");
        assertThatThrownBy(() -> all.limit(1).tail(NOON)).hasMessageContaining("[TAIL_LIMIT]");
        Tail<Timed.Newest> tail = all.oldestFirst().tail(NOON);
        assertThatThrownBy(() -> tail.grace(Duration.ofMillis(-1))).hasMessageContaining("[TAIL_GRACE]");
        assertThatThrownBy(() -> tail.every(Duration.ZERO)).hasMessageContaining("[TAIL_EVERY]");
        assertThatThrownBy(() -> tail.batch(0)).hasMessageContaining("[TAIL_BATCH]");
        assertThatThrownBy(() -> tail.batch(1001)).hasMessageContaining("(found 1001)");
        assertThat(embedded.requestCount()).isEqualTo(before);
    }
}
