package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.ServiceException;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Answers that are not the service's, or not whole: none of them says that a write was done, or that a row is absent.
 */
class StrangeAnswersTest {
    private static final RowKey KEY = new RowKey("p", "r");
    private static final Row ROW = Row.of(KEY, Map.of());
    private static final Write INSERT = new Write.Insert(ROW);
    private static final Transaction TWO =
            new Transaction("p", List.of(INSERT, new Write.Upsert(Row.of(new RowKey("p", "s"), Map.of()))));
    private static final PageRequest PAGE = new PageRequest("", List.of(), 1, null);
    private static final String PORTAL = "<!DOCTYPE html><html><body>Sign in to go on</body></html>";
    private static final String HEAD =
            "--batchresponse_1\r\nContent-Type: multipart/mixed; boundary=changesetresponse_2"
                    + "\r\n\r\n--changesetresponse_2\r\nContent-Type: application/http\r\n\r\n";
    private static final String TAIL = "--changesetresponse_2--\r\n--batchresponse_1--\r\n";

    private static List<Write> writes() {
        return List.of(
                INSERT,
                new Write.Upsert(ROW),
                new Write.Replace(ROW, "W/\"x\""),
                new Write.Merge(ROW, Write.ANY),
                new Write.Delete(KEY, Write.ANY));
    }

    private static TableGateway answering(int status, String body) {
        return new ScriptedService()
                .answers(status, body, "Content-Type", "text/html")
                .gateway();
    }

    @ParameterizedTest
    @MethodSource("writes")
    void aSuccessThatTheServiceNeverAnswersTellsNothingOfAWrite(Write write) {
        for (int status : new int[] {200, 202, 206}) {
            assertThat(answering(status, PORTAL).send(write)).isInstanceOf(Outcome.Unknown.class);
        }
        assertThat(answering(204, "").send(write)).isInstanceOf(Outcome.Done.class);
    }

    @ParameterizedTest
    @MethodSource("writes")
    void aPageOfAProxyIsNoWordOnTheRow(Write write) {
        for (int status : new int[] {404, 409, 412}) {
            assertThatThrownBy(() -> answering(status, PORTAL).send(write))
                    .isInstanceOf(ServiceException.class)
                    .hasMessageContaining("not of the table service: check the endpoint");
        }
    }

    @Test
    void noRowIsAbsentBecauseAProxySaysSo() {
        for (String body : List.of(PORTAL, "{\"statusCode\": 404, \"message\": \"Resource not found\"}")) {
            assertThatThrownBy(() -> answering(404, body).read(KEY, List.of())).isInstanceOf(ServiceException.class);
            assertThatThrownBy(() -> answering(404, body).send(TWO)).isInstanceOf(ServiceException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "[]", "null", "{\"value\":[{\"PartitionKey\":\"p\"", PORTAL})
    void aPageThatIsNotWholeIsNotOneWithoutRows(String body) {
        assertThatThrownBy(() -> answering(200, body).page(PAGE)).isInstanceOf(UnreadableRowException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "null", "{\"PartitionKey\":\"p\",\"Row", PORTAL})
    void aRowThatIsNotWholeIsNotOneWithoutProperties(String body) {
        assertThatThrownBy(() -> answering(200, body).read(KEY, List.of()))
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContaining("not of the table service");
    }

    @Test
    void aTransactionsAnswerThatIsCutOffTellsNothingUntilItsEndHasCome() {
        String part = "HTTP/1.1 204 No Content\r\nETag: W/\"a\"\r\n\r\n\r\n";
        String whole = HEAD + part + "--changesetresponse_2\r\nContent-Type: application/http\r\n\r\n" + part + TAIL;
        for (int end = 0; end < whole.length() - TAIL.length() + 2; end++) {
            assertThat(answering(202, whole.substring(0, end)).send(TWO))
                    .as("cut off at %s", end)
                    .isInstanceOf(Outcome.Unknown.class);
        }
        assertThat(answering(202, whole).send(TWO)).isEqualTo(new Outcome.Done(List.of("W/\"a\"", "W/\"a\"")));
    }

    @Test
    void aRefusalThatIsCutOffIsOneAsSoonAsItsStatusHasCome() {
        String line = HEAD + "HTTP/1.1 409";
        String refusal = line + " Conflict\r\nContent-Type: application/json\r\n\r\n{\"odata.error\":{\"code\":"
                + "\"EntityAlreadyExists\",\"message\":{\"lang\":\"en-US\",\"value\":\"1:It exists.\"}}}\r\n" + TAIL;
        for (int end = 0; end <= refusal.length(); end++) {
            assertThat(answering(202, refusal.substring(0, end)).send(TWO))
                    .as("cut off at %s", end)
                    .isInstanceOf(end < line.length() ? Outcome.Unknown.class : Outcome.Refused.class);
        }
        assertThat(((Outcome.Refused) answering(202, refusal).send(TWO)).action())
                .isOne();
    }
}
