package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.store.Outcome;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is sent for each write, and what becomes of the ETag that comes back. */
class WritesOnTheWireTest {
    private static final RowKey KEY = new RowKey("o'neil", "a+b%25é");
    private static final String ETAG = "W/\"datetime'2026-01-01T00%3A00%3A00.1Z'\"";
    private static final Row ROW = Row.of(KEY, Map.of("A", 1));

    private final ScriptedService service = new ScriptedService().answers(204, "", "ETag", ETAG);
    private final TableGateway gateway = service.gateway();

    @Test
    void anInsertAsksForNoContentAndGivesTheWholeETag() {
        assertThat(gateway.send(new Write.Insert(ROW))).isEqualTo(new Outcome.Done(List.of(ETAG)));
        assertThat(service.only().line()).isEqualTo("POST http://127.0.0.1:1/devstoreaccount1/Posts");
        assertThat(service.only().header("Prefer")).isEqualTo("return-no-content");
        assertThat(service.only().header("If-Match")).isEqualTo("null");
        assertThat(service.only().body()).contains("\"A\":1");
    }

    @Test
    void replaceAndMergeAlwaysSayWhatTheyMatch() {
        assertThat(gateway.send(new Write.Replace(ROW, ETAG))).isEqualTo(new Outcome.Done(List.of(ETAG)));
        gateway.send(new Write.Replace(ROW, Write.ANY));
        gateway.send(new Write.Merge(ROW, ETAG));
        gateway.send(new Write.Merge(ROW, Write.ANY));
        gateway.send(new Write.Delete(KEY, ETAG));
        gateway.send(new Write.Delete(KEY, Write.ANY));
        assertThat(service.sent())
                .extracting(sent -> sent.header("If-Match"))
                .containsExactly(ETAG, "*", ETAG, "*", ETAG, "*");
        assertThat(service.sent())
                .extracting(sent -> sent.line().substring(0, sent.line().indexOf(' ')))
                .containsExactly("PUT", "PUT", "PATCH", "PATCH", "DELETE", "DELETE");
        assertThat(service.sent())
                .allSatisfy(sent ->
                        assertThat(sent.line()).endsWith("/Posts(PartitionKey='o''neil',RowKey='a+b%2525%C3%A9')"));
    }

    @Test
    void anUpsertAloneHasNoIfMatch() {
        gateway.send(new Write.Upsert(ROW));
        assertThat(service.only().line()).startsWith("PUT ");
        assertThat(service.only().header("If-Match")).isEqualTo("null");
    }

    @Test
    void anEmptyETagIsRefusedLestItBecomeAnUpsert() {
        assertThatThrownBy(() -> gateway.send(new Write.Replace(ROW, ""))).hasMessageContaining("empty ETag");
        assertThat(service.sent()).isEmpty();
    }

    @Test
    void aDeleteHasNoETag() {
        Outcome.Done done = (Outcome.Done) gateway.send(new Write.Delete(KEY, Write.ANY));
        assertThat(done.etags()).hasSize(1).containsOnlyNulls();
    }

    @Test
    void keysMayBeEmpty() {
        gateway.send(new Write.Delete(new RowKey("", ""), Write.ANY));
        assertThat(service.only().line()).endsWith("Posts(PartitionKey='',RowKey='')");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "NaN;\"V@odata.type\":\"Edm.Double\";\"V\":\"NaN\"",
                "Infinity;\"V@odata.type\":\"Edm.Double\";\"V\":\"Infinity\"",
                "-Infinity;\"V@odata.type\":\"Edm.Double\";\"V\":\"-Infinity\"",
                "5;\"V\":5.0;\"V\":5.0",
                "4.1000000000000005;\"V\":4.1000000000000005;\"V\":4.1000000000000005"
            })
    void doublesAreDoubles(double value, String first, String second) {
        gateway.send(new Write.Insert(Row.of(KEY, Map.of("V", value))));
        assertThat(service.only().body()).contains(first).contains(second);
    }

    @Test
    void allTypesAreNamedWhereJsonDoesNotTellThem() {
        UUID id = UUID.fromString("12345678-0000-0000-0000-00000000abcd");
        Instant time = Instant.parse("2014-06-16T02:40:00.1234567Z");
        Map<String, Object> properties = Map.of(
                "L",
                Long.MIN_VALUE,
                "I",
                7,
                "G",
                id,
                "T",
                time,
                "W",
                Instant.parse("2014-06-16T02:40:00Z"),
                "B",
                new byte[] {1, 2},
                "Y",
                true,
                "S",
                "5");
        gateway.send(new Write.Insert(Row.of(KEY, properties)));
        assertThat(service.only().body())
                .contains("\"L@odata.type\":\"Edm.Int64\"", "\"L\":\"-9223372036854775808\"", "\"I\":7")
                .contains("\"G@odata.type\":\"Edm.Guid\"", "\"G\":\"" + id + "\"")
                .contains("\"T@odata.type\":\"Edm.DateTime\"", "\"T\":\"2014-06-16T02:40:00.1234567Z\"")
                .contains("\"W\":\"2014-06-16T02:40:00Z\"")
                .contains("\"B@odata.type\":\"Edm.Binary\"", "\"B\":\"AQI=\"")
                .contains("\"Y\":true", "\"S\":\"5\"");
    }

    @Test
    void aTransactionGivesTheETagOfEachAction() {
        ScriptedService batches = new ScriptedService()
                .answersParts("204 No Content|ETag: " + ETAG + "|", "204 No Content|", "204 No Content|ETag: W/\"2\"|");
        Outcome outcome = batches.gateway()
                .send(new Transaction(
                        "o'neil",
                        List.of(
                                new Write.Insert(ROW),
                                new Write.Delete(new RowKey("o'neil", "x"), ETAG),
                                new Write.Replace(Row.of(new RowKey("o'neil", "y"), Map.of()), Write.ANY))));
        assertThat(((Outcome.Done) outcome).etags()).containsExactly(ETAG, null, "W/\"2\"");
        assertThat(batches.only().line()).isEqualTo("POST http://127.0.0.1:1/devstoreaccount1/$batch");
        assertThat(batches.only().body())
                .containsSubsequence("POST ", "DELETE ", "If-Match: " + ETAG, "PUT ", "If-Match: *");
    }
}
