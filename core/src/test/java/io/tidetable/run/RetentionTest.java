package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.policy.FixedDelayOptions;
import com.azure.core.http.policy.RetryOptions;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.query.Attribute;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.BulkResult;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is old goes: row by row over many partitions, or a table at a time. */
class RetentionTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());

    private static List<Timed.Minutes> minutes(int number) {
        return IntStream.range(0, number)
                .mapToObj(i ->
                        new Timed.Minutes("a", NOON.plusSeconds(7L * i), String.format(Locale.ROOT, "%04d", i), "INFO"))
                .toList();
    }

    @Test
    void whatIsOlderIsDeletedOverManyPartitions() {
        TableRepository<Timed.Minutes> repository = tables.repository(Timed.Minutes.class);
        repository.createTableIfAbsent();
        List<Timed.Minutes> all = minutes(400);
        repository.insertAll(all).orThrow();
        Instant edge = all.get(250).at();
        Query<Timed.Minutes> old = repository.where(Attribute.named("at").before(edge));
        assertThat(old.explain().access()).isEqualTo(Access.RANGE);
        long before = embedded.requestCount();
        BulkResult<Timed.Minutes> result = old.delete().orThrow();
        long requests = embedded.requestCount() - before;
        assertThat(result.committed()).isEqualTo(250);
        assertThat(requests).isLessThanOrEqualTo(1 + 250 * 7 / 60 + 1); // one read, a transaction a minute
        assertThat(repository.all().list()).containsExactlyInAnyOrderElementsOf(all.subList(250, 400));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsOlderGoesAndNothingElseThoughTheServiceFails(long seed) {
        Tables quick = Tables.connect(embedded.clientBuilder()
                .retryOptions(new RetryOptions(new FixedDelayOptions(8, Duration.ofMillis(1)))));
        TableRepository<Timed.Weeks> repository = quick.repository(Timed.Weeks.class);
        repository.createTableIfAbsent();
        List<Timed.Weeks> all = IntStream.range(0, 600)
                .mapToObj(i -> new Timed.Weeks("a", NOON.plusSeconds(90_000L * i), "n" + i, "INFO"))
                .toList();
        repository.insertAll(all).orThrow();
        embedded.faults().onTransactions().withProbability(0.3, seed).busy();
        embedded.faults().onTransactions().withProbability(0.3, seed + 10).loseAnswer();
        embedded.faults().onQueries().withProbability(0.3, seed + 20).shortPages(7);
        embedded.faults().onQueries().withProbability(0.2, seed + 30).timeOut();
        Query<Timed.Weeks> old =
                repository.where(Attribute.named("at").before(all.get(450).at()));
        assertThat(old.delete().orThrow().committed()).isEqualTo(450);
        embedded.faults().clear();
        assertThat(repository.all().list()).containsExactlyInAnyOrderElementsOf(all.subList(450, 600));
    }

    @Test
    void aTableOfAPeriodIsDroppedWhole() {
        TableRepository<Timed.Minutes> october = tables.repository(Timed.Minutes.class, "Logs202610");
        TableRepository<Timed.Minutes> november = tables.repository(Timed.Minutes.class, "Logs202611");
        october.createTableIfAbsent();
        november.createTableIfAbsent();
        october.insertAll(minutes(20)).orThrow();
        november.insertAll(minutes(10)).orThrow();
        embedded.clientBuilder().buildClient().deleteTable("Logs202610");
        assertThat(november.all().list()).hasSize(10);
        assertThatThrownBy(() -> october.all().list())
                .isInstanceOf(TableNotFoundException.class)
                .hasMessageContaining("Logs202610");
    }
}
