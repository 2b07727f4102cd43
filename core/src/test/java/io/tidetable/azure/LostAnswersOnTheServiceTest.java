package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.http.policy.FixedDelay;
import com.azure.core.http.policy.RetryPolicy;
import com.azure.core.http.policy.RetryStrategy;
import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Lost requests and answers of a service that does what it was asked. */
class LostAnswersOnTheServiceTest {
    private static final RowKey KEY = new RowKey("p", "r");
    private static final Write INSERT = new Write.Insert(Row.of(KEY, Map.of("V", 1)));

    /** Tries again whatever went wrong. */
    private static final RetryStrategy EVERYTHING = new RetryStrategy() {
        @Override
        public int getMaxRetries() {
            return 2;
        }

        @Override
        public Duration calculateRetryDelay(int retryAttempts) {
            return Duration.ofMillis(1);
        }

        @Override
        public boolean shouldRetryException(Throwable throwable) {
            return true;
        }
    };

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final TableGateway gateway = gateway(builder -> builder);

    private TableGateway gateway(UnaryOperator<TableServiceClientBuilder> settings) {
        TableServiceClientBuilder builder =
                embedded.clientBuilder().retryPolicy(new RetryPolicy(new FixedDelay(3, Duration.ofMillis(1))));
        TableGateway made = TableService.connect(settings.apply(builder)).gateway("Rows");
        made.createTable();
        return made;
    }

    @Test
    void aLostAnswerIsUnknownThoughTheRowIsThere() {
        embedded.faults().onWrites().loseAnswer();
        long before = embedded.requestCount();
        assertThat(gateway.send(INSERT)).isInstanceOf(Outcome.Unknown.class);
        assertThat(embedded.requestCount() - before).isEqualTo(1);
        assertThat(gateway.read(KEY, List.of())).isNotNull();
    }

    @Test
    void aLostRequestOfATransactionIsUnknownThoughTheRowIsNot() {
        embedded.faults().onTransactions().loseRequest();
        long before = embedded.requestCount();
        assertThat(gateway.send(new Transaction("p", List.of(INSERT)))).isInstanceOf(Outcome.Unknown.class);
        assertThat(embedded.requestCount() - before).isEqualTo(1);
        assertThat(gateway.read(KEY, List.of())).isNull();
    }

    @Test
    void aLostPageIsReadAgain() {
        gateway.send(INSERT);
        embedded.faults().onQueries().nth(1).busy();
        embedded.faults().onQueries().nth(1).loseAnswer();
        assertThat(gateway.page(new PageRequest("", List.of(), 10, null)).rows())
                .hasSize(1);
    }

    @Test
    void anAnswerThatComesWhenOthersHaveGivenUpIsStillTheAnswer() {
        TableGateway impatient = gateway(builder -> builder.retryPolicy(new RetryPolicy(EVERYTHING))
                .addPolicy((context, next) -> next.process().timeout(Duration.ofMillis(200))));
        embedded.faults().onWrites().nth(1).delay(Duration.ofMillis(600));
        long before = embedded.requestCount();
        assertThat(impatient.send(INSERT)).isInstanceOf(Outcome.Done.class);
        assertThat(embedded.requestCount() - before).isEqualTo(1);
    }
}
