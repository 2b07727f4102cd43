package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.UnreadableRowException;
import io.tidetable.store.PageRequest;
import io.tidetable.store.PageRequest.Continuation;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads: what is asked for, and rows with exact types. */
class RowsFromTheWireTest {
    private static final RowKey KEY = new RowKey("p", "r");

    private final ScriptedService service = new ScriptedService();
    private final TableGateway gateway = service.gateway();

    private static Object property(String json) {
        ScriptedService service =
                new ScriptedService().answers(200, "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"," + json + "}");
        return Objects.requireNonNull(service.gateway().read(KEY, List.of()))
                .properties()
                .getOrDefault("V", "absent");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.0", "5e0", "4.1000000000000005", "-0.0", "4.9E-324", "1E7", "100000000000000000000"})
    void aNumberWithAPointOrTooLargeIsADouble(String number) {
        assertThat(property("\"V\":" + number)).isEqualTo(Double.valueOf(number));
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "Infinity", "-Infinity"})
    void soAreTheNamesOfNoNumber(String name) {
        assertThat(property("\"V@odata.type\":\"Edm.Double\",\"V\":\"" + name + "\""))
                .isEqualTo(Double.valueOf(name));
    }

    @Test
    void allTypesAreExact() {
        assertThat(property("\"V\":5")).isEqualTo(5);
        assertThat(property("\"V\":-2147483648")).isEqualTo(Integer.MIN_VALUE);
        assertThat(property("\"V\":true")).isEqualTo(true);
        assertThat(property("\"V\":\"5\"")).isEqualTo("5");
        assertThat(property("\"V@odata.type\":\"Edm.Int64\",\"V\":\"5\"")).isEqualTo(5L);
        assertThat(property("\"V@odata.type\":\"Edm.Double\",\"V\":5")).isEqualTo(5.0);
        assertThat(property("\"V@odata.type\":\"Edm.Binary\",\"V\":\"AQI=\"")).isEqualTo(new byte[] {1, 2});
        assertThat(property("\"V@odata.type\":\"Edm.DateTime\",\"V\":\"2014-06-16T02:40:00.1234567Z\""))
                .isEqualTo(Instant.parse("2014-06-16T02:40:00.1234567Z"));
        String id = "12345678-0000-0000-0000-00000000abcd";
        assertThat(property("\"V@odata.type\":\"Edm.Guid\",\"V\":\"" + id + "\""))
                .isEqualTo(UUID.fromString(id));
        assertThat(property("\"V\":\"5\",\"V@odata.type\":\"Edm.Int64\"")).isEqualTo(5L);
        assertThat(property("\"V\":null")).isEqualTo("absent");
    }

    @Test
    void metadataIsNoProperty() {
        service.answers(
                200,
                "{\"odata.metadata\":\"m\",\"odata.type\":\"t\",\"odata.etag\":\"W/\\\"1\\\"\",\"PartitionKey\":\"p\","
                        + "\"RowKey\":\"r\",\"Timestamp@odata.type\":\"Edm.DateTime\","
                        + "\"Timestamp\":\"2014-06-16T02:40:00Z\",\"timestamp\":\"mine\"}");
        Row row = Objects.requireNonNull(gateway.read(KEY, List.of()));
        assertThat(row.key()).isEqualTo(KEY);
        assertThat(row.etag()).isEqualTo("W/\"1\"");
        assertThat(row.timestamp()).isEqualTo(Instant.parse("2014-06-16T02:40:00Z"));
        assertThat(row.properties()).hasSize(1).containsEntry("timestamp", "mine");
    }

    @Test
    void aReadAsksForMinimalMetadataAndWhatWasSelected() {
        service.answers(200, "{\"V\":1}");
        Row row = Objects.requireNonNull(gateway.read(KEY, List.of("V", "_v")));
        assertThat(row.key()).isEqualTo(KEY);
        assertThat(service.only().line())
                .isEqualTo("GET http://127.0.0.1:1/devstoreaccount1/Posts(PartitionKey='p',RowKey='r')"
                        + "?$format=application/json%3Bodata%3Dminimalmetadata&$select=V%2C_v");
    }

    @Test
    void aPageStartsWhereTheOneBeforeEndedAndSaysWhereItEnds() {
        String body = "{\"odata.metadata\":\"m\",\"value\":[{\"PartitionKey\":\"p\",\"RowKey\":\"1\",\"A\":1},"
                + "{\"PartitionKey\":\"p\",\"RowKey\":\"2\"}]}";
        String[] headers = {"x-ms-continuation-NextPartitionKey", "1!4!cA--", "x-ms-continuation-NextRowKey", "1!4!Mw--"
        };
        service.answers(200, body, headers);
        String filter = "A eq 'odata=fullmetadata&$format=x'";
        RowPage page = gateway.page(new PageRequest(filter, List.of("A"), 2, new Continuation("1!4!b+/=", null)));
        assertThat(page.rows()).extracting(row -> row.key().row()).containsExactly("1", "2");
        assertThat(page.next()).isEqualTo(new Continuation("1!4!cA--", "1!4!Mw--"));
        assertThat(page.bytes()).isEqualTo(body.length());
        assertThat(service.only().line())
                .endsWith("/Posts()?$format=application/json%3Bodata%3Dminimalmetadata&$top=2&$select=A"
                        + "&$filter=A%20eq%20%27odata%3Dfullmetadata%26%24format%3Dx%27"
                        + "&NextPartitionKey=1%214%21b%2B%2F%3D");
    }

    @Test
    void aPageMayBeEmptyAndHaveANextOne() {
        service.answers(200, "{\"value\":[]}", "x-ms-continuation-NextPartitionKey", "1!4!cA--");
        RowPage page = gateway.page(new PageRequest("", List.of(), 1000, null));
        assertThat(page.rows()).isEmpty();
        assertThat(page.next()).isEqualTo(new Continuation("1!4!cA--", null));
        assertThat(service.only().line()).doesNotContain("filter");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "<html>a proxy's page</html>",
                "{\"value\":[{\"V\":[1]}]}",
                "{\"value\":[{\"V@odata.type\":\"Edm.New\",\"V\":\"\"}]}",
                "{\"value\":[{\"V@odata.type\":[],\"V\":\"\"}]}",
                "{\"value\":[{\"V@odata.type\":5,\"V\":\"\"}]}",
                "{\"value\":[{\"odata.etag\":{},\"V\":\"\"}]}",
                "{\"value\":[{}]}",
                "{\"value\":[[]]}",
                "{\"value\":[null]}",
                "{\"value\":{}}",
                "{\"value\":null}",
                "{\"status\":\"please log in\"}",
                "[]",
                "null",
                "''"
            })
    void anAnswerOfAnotherIsRefusedByName(String body) {
        service.answers(200, body);
        assertThatThrownBy(() -> gateway.page(new PageRequest("", List.of(), 1, null)))
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContaining("Posts: reading a page");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "[]", "null", "5", "\"x\"", "<html>no</html>", "{\"V\":1", "{\"V\":{}}"})
    void soIsWhatIsNoRow(String body) {
        service.answers(200, body);
        assertThatThrownBy(() -> gateway.read(KEY, List.of()))
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContaining("Posts: reading the row (\"p\", \"r\") got an answer that is not of the table");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\"PartitionKey\":\"p\",", "\"PartitionKey\":\"p\",\"RowKey\":null,"})
    void aRowOfAPageHasTheKeysThatWereAskedFor(String keys) {
        service.answers(200, "{\"value\":[{" + keys + "\"V\":1}]}");
        for (List<String> select : List.of(List.<String>of(), List.of("RowKey", "V", "PartitionKey"))) {
            assertThatThrownBy(() -> gateway.page(new PageRequest("", select, 1, null)))
                    .isInstanceOf(UnreadableRowException.class);
        }
        assertThat(gateway.page(new PageRequest("", List.of("V"), 1, null)).rows())
                .singleElement()
                .satisfies(row -> assertThat(row.properties()).containsEntry("V", 1));
    }

    @Test
    void metadataOfAnyShapeIsPassedOver() {
        assertThat(property("\"odata.new\":{\"a\":[{\"V\":1}]},\"V\":2")).isEqualTo(2);
        assertThat(property("\"odata.new\":[[1]],\"V\":2")).isEqualTo(2);
    }

    @Test
    void ofANameThatComesTwiceTheLastValueCounts() {
        assertThat(property("\"V\":1,\"W\":5,\"V\":\"x\"")).isEqualTo("x");
        assertThat(property("\"V\":1,\"W\":5,\"V\":null")).isEqualTo("absent");
        assertThat(property("\"V@odata.type\":\"Edm.Int64\",\"V\":\"1\",\"V\":\"2\""))
                .isEqualTo(2L);
        service.answers(
                200,
                "{\"value\":[{\"PartitionKey\":\"p\",\"RowKey\":\"1\",\"A\":1,\"B\":2},"
                        + "{\"PartitionKey\":\"p\",\"RowKey\":\"2\",\"A\":1,\"B\":2,\"A\":null},"
                        + "{\"PartitionKey\":\"p\",\"RowKey\":\"3\",\"A\":3,\"B\":4}]}");
        assertThat(gateway.page(new PageRequest("", List.of(), 3, null)).rows())
                .extracting(row -> Map.copyOf(row.properties()))
                .containsExactly(Map.of("A", 1, "B", 2), Map.of("B", 2), Map.of("A", 3, "B", 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Edm.Int64", "Edm.Int32", "Edm.Double", "Edm.Guid", "Edm.DateTime", "Edm.Binary"})
    void aTextThatIsNotOfItsTypeIsNamedWithoutItsValue(String type) {
        assertThatThrownBy(() -> property("\"V@odata.type\":\"" + type + "\",\"V\":\"s3cr3t!\""))
                .cause()
                .hasMessageContaining("property V is no " + type)
                .hasMessageNotContaining("s3cr3t")
                .hasNoCause();
        assertThatThrownBy(() -> property("\"V\":s3cr3t"))
                .cause()
                .hasMessageContaining("line 1")
                .hasMessageNotContaining("s3cr3t")
                .hasNoCause();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2014-06-16T24:00:00Z",
                "2014-06-16T02:60:00Z",
                "2014-06-16T02:40:60Z",
                "2014-02-30T02:40:00Z",
                "2014-06-16T02:40:00.1234567890Z",
                "2014-06-16T02:40:00,5Z",
                "2014-06/16T02-40-00Z",
                "2014-06-16T02:40:00",
                "2014-06-16",
                ""
            })
    void aTimeThatIsNoneIsRefusedAsJavaRefusesIt(String text) {
        assertThatThrownBy(() -> OffsetDateTime.parse(text)).isInstanceOf(java.time.DateTimeException.class);
        assertThatThrownBy(() -> EdmTime.parse(text)).isInstanceOf(java.time.DateTimeException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2014-06-16T02:40:00Z",
                "2014-06-16T02:40:00.1Z",
                "2014-06-16T02:40:00.1234567Z",
                "1601-01-01T00:00:00Z",
                "9999-12-31T23:59:59.9999999Z"
            })
    void timesAreReadAndWrittenToTheTick(String text) {
        assertThat(EdmTime.parse(text)).isEqualTo(Instant.parse(text));
        assertThat(EdmTime.format(Instant.parse(text))).isEqualTo(text);
    }

    @Test
    void otherFormsOfTimesAreReadToo() {
        assertThat(EdmTime.parse("2014-06-16T04:40:00+02:00")).isEqualTo(Instant.parse("2014-06-16T02:40:00Z"));
        assertThat(EdmTime.format(Instant.parse("2014-06-16T02:40:00.123456789Z")))
                .isEqualTo("2014-06-16T02:40:00.1234567Z");
        assertThatThrownBy(() -> EdmTime.parse("2014-06-16Txx:40:00Z")).isInstanceOf(java.time.DateTimeException.class);
    }
}
