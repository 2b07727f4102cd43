package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.ServiceException;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.Exceptions;

/** A write is sent once, unless the service surely has not seen it. */
class LostAnswersTest {
    private static final RowKey KEY = new RowKey("p", "r");
    private static final Write WRITE = new Write.Insert(Row.of(KEY, Map.of()));

    private final ScriptedService service = new ScriptedService();
    private final TableGateway gateway = service.gateway();

    @Test
    void aLostAnswerIsUnknownAndNothingIsSentAgain() {
        service.breaks(new SocketException("connection reset")).answers(204, "");
        Outcome outcome = gateway.send(WRITE);
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Unknown.class,
                        unknown -> assertThat(unknown.cause()).hasRootCauseInstanceOf(SocketException.class));
        assertThat(service.sent()).hasSize(1);
    }

    @Test
    void soItIsForATimeOutAndForATransaction() {
        service.breaks(Exceptions.propagate(new TimeoutException("60 s"))).answersParts("204 No Content|");
        assertThat(gateway.send(new Transaction("p", List.of(WRITE)))).isInstanceOf(Outcome.Unknown.class);
        assertThat(service.sent()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {408, 500, 502, 503, 504})
    void anAnswerThatLeavesItOpenIsUnknown(int status) {
        service.refuses(status, "ServerBusy", "The server is busy.").answers(204, "");
        Outcome outcome = gateway.send(WRITE);
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Unknown.class,
                        unknown -> assertThat(unknown.cause()).isInstanceOfSatisfying(ServiceException.class, cause -> {
                            assertThat(cause.status()).isEqualTo(status);
                            assertThat(cause.code()).isEqualTo("ServerBusy");
                            assertThat(cause.rowKey()).contains("r");
                        }));
        assertThat(service.sent()).hasSize(1);
    }

    @Test
    void a503WithRetryAfterIsWaitedForThenLeftToTheAsker() {
        service.answers(503, "", "Retry-After", "0").answers(204, "");
        assertThat(gateway.send(WRITE)).isInstanceOf(Outcome.Unknown.class);
        assertThat(service.sent()).hasSize(1);
    }

    @Test
    void throttledWithin429IsSentAgain() {
        service.answers(429, "").answers(429, "").answers(204, "", "ETag", "W/\"1\"");
        assertThat(gateway.send(WRITE)).isEqualTo(new Outcome.Done(List.of("W/\"1\"")));
        assertThat(service.sent()).hasSize(3);
    }

    @Test
    void throttledForGoodIsAServiceException() {
        service.refuses(429, "TooManyRequests", "Slow down.");
        assertThatThrownBy(() -> gateway.send(WRITE))
                .isInstanceOfSatisfying(
                        ServiceException.class, e -> assertThat(e.status()).isEqualTo(429))
                .hasMessageContaining("throttling");
        assertThat(service.sent()).hasSize(4);
    }

    @Test
    void aRefusedConnectionIsTriedAgain() {
        service.breaks(new ConnectException("refused")).answers(204, "", "ETag", "W/\"1\"");
        assertThat(gateway.send(WRITE)).isInstanceOf(Outcome.Done.class);
        assertThat(service.sent()).hasSize(2);
    }

    @Test
    void aConnectionRefusedToTheEndIsAServiceException() {
        service.breaks(new ConnectException("refused"));
        assertThatThrownBy(() -> gateway.send(WRITE))
                .isInstanceOfSatisfying(
                        ServiceException.class, e -> assertThat(e.status()).isZero())
                .hasMessageContaining("the insert of the row (\"p\", \"r\")")
                .hasRootCauseInstanceOf(ConnectException.class);
        assertThat(service.sent()).hasSize(4);
    }

    @Test
    void unknownStaysUnknownWhenTheNextTryCouldNotConnect() {
        service.breaks(new IOException("reset")).breaks(new ConnectException("refused"));
        assertThat(gateway.send(WRITE)).isInstanceOf(Outcome.Unknown.class);
        assertThat(service.sent()).hasSize(1);
    }

    @Test
    void readsAreTriedAgainFreely() {
        service.breaks(new IOException("reset"))
                .answers(503, "")
                .answers(200, "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":5}");
        Row row = Objects.requireNonNull(gateway.read(KEY, List.of()));
        assertThat(row.properties()).containsOnly(Map.entry("A", 5));
        assertThat(service.sent()).hasSize(3);
    }

    @Test
    void aPageThatNeverComesIsAServiceException() {
        service.refuses(503, "ServerBusy", "The server is busy.");
        assertThatThrownBy(() -> gateway.page(new PageRequest("", List.of(), 10, null)))
                .isInstanceOfSatisfying(ServiceException.class, e -> {
                    assertThat(e.status()).isEqualTo(503);
                    assertThat(e.code()).isEqualTo("ServerBusy");
                    assertThat(e.table()).contains("Posts");
                });
        assertThat(service.sent()).hasSize(4);
    }
}
