package io.tidetable.embedded.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.embedded.store.Account;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The wire, where the SDK's client does not look. */
class ProtocolTest {
    private static final String HOST = "https://account.table.core.windows.net";
    private static final String ROW = "/Rows(PartitionKey='p',RowKey='r')";

    private final TableService service = new TableService(new Account());

    @BeforeEach
    void createTable() {
        assertThat(send("POST", "/Tables", "{\"TableName\":\"Rows\"}").status()).isEqualTo(201);
    }

    private Answer send(String method, String address, String body, String... headers) {
        Headers all = new Headers().set("Accept", "application/json");
        for (int i = 0; i < headers.length; i += 2) {
            all.set(headers[i], headers[i + 1]);
        }
        String[] parts = address.split("\\?", 2);
        Request.Url url = new Request.Url(HOST, parts[0], parts.length > 1 ? parts[1] : null);
        return service.answer(new Request(method, url, all, body.getBytes(StandardCharsets.UTF_8)));
    }

    private void insert(String properties) {
        String body = "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"" + properties + "}";
        assertThat(text(send("POST", "/Rows", body))).contains("\"PartitionKey\":\"p\"");
    }

    private static String text(Answer answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }

    private static String code(Answer answer) {
        String text = text(answer);
        int start = text.indexOf("\"code\":\"");
        return start < 0
                ? answer.status() + ""
                : answer.status() + " " + text.substring(start + 8, text.indexOf('"', start + 8));
    }

    @Test
    void metadataComesInThreeMeasures() {
        insert(",\"N@odata.type\":\"Edm.Int64\",\"N\":\"5\",\"D\":1.0");
        String minimal = text(send("GET", ROW, ""));
        assertThat(minimal)
                .contains(
                        "{\"odata.metadata\":\"" + HOST + "/$metadata#Rows/@Element\",\"odata.etag\":\"W/\\\"datetime'")
                .contains("\"N@odata.type\":\"Edm.Int64\",\"N\":\"5\",\"D\":1.0}")
                .doesNotContain("odata.id", "Timestamp@odata.type");
        assertThat(text(send("GET", ROW + "?$format=application/json;odata=fullmetadata", "")))
                .contains("\"odata.type\":\"account.Rows\"", "\"odata.id\":\"" + HOST + ROW + "\"")
                .contains(
                        "\"odata.editLink\":\"" + ROW.substring(1) + "\"", "\"Timestamp@odata.type\":\"Edm.DateTime\"");
        assertThat(text(send("GET", ROW, "", "Accept", "application/json;odata=nometadata")))
                .contains("\"N\":\"5\"")
                .doesNotContain("odata");
    }

    @Test
    void halfASurrogatePairIsNoText() {
        for (String half : List.of("\\ud83d", "a\\ude00", "\\ude00\\ud83d", "\\ud83dx")) {
            Answer answer = send("POST", "/Rows", "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"S\":\"" + half + "\"}");
            assertThat(code(answer)).isEqualTo("400 InvalidInput");
        }
        insert(",\"S\":\"\\ud83d\\ude00\"");
        assertThat(text(send("GET", ROW, ""))).contains("\"S\":\"\\ud83d\\ude00\"");
    }

    @Test
    void typesAreReadFromJsonAndAnnotations() {
        insert(
                ",\"A\":5,\"B\":5.0,\"C\":2147483648,\"D\":\"2021-01-01T00:00:00Z\",\"E\":null,\"F@odata.type\":\"Edm.Double\","
                        + "\"F\":\"NaN\",\"G@odata.type\":\"Edm.Int32\",\"G\":\"7\",\"H\":\"NaN\",\"Timestamp\":\"x\",\"odata.x\":{\"y\":[]}"
                        + ",\"I@odata.type\":\"Edm.DateTime\",\"I\":\"2021-01-01T00:00:00.1234567890\"");
        assertThat(text(send("GET", ROW, "")))
                .contains(
                        "\"A\":5,\"B\":5.0,\"C\":2.147483648E9,\"D\":\"2021-01-01T00:00:00Z\",\"F@odata.type\":\"Edm.Double\"")
                .contains(
                        "\"F\":\"NaN\",\"G\":7,\"H\":\"NaN\",\"I@odata.type\":\"Edm.DateTime\",\"I\":\"2021-01-01T00:00:00.1234567Z\"}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"RowKey\":\"r\"} | 400 PropertiesNeedValue",
                "{\"PartitionKey\":\"p\",\"RowKey\":null} | 400 PropertiesNeedValue",
                "{\"PartitionKey\":5,\"RowKey\":\"r\"} | 400 InvalidInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"a#b\"} | 400 OutOfRangeInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":1,\"A\":2} | 400 DuplicatePropertiesSpecified",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":[1]} | 400 InvalidInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A@odata.type\":\"Edm.Int64\",\"A\":\"9223372036854775808\"} | 400 InvalidInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A@odata.type\":\"Edm.Int32\",\"A\":5.5} | 400 InvalidInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A@odata.type\":\"Edm.Guid\",\"A\":\"1-2-3-4-5\"} | 400 InvalidInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A@odata.type\":\"Edm.Time\",\"A\":\"x\"} | 400 InvalidInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A@odata.type\":\"Edm.DateTime\",\"A\":\"1600-12-31T00:00:00Z\"} | 400 OutOfRangeInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"0\":1} | 400 PropertyNameInvalid",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\"} x | 400 InvalidInput",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"_v\":1,\"größe\":2} | 201"
            })
    void aRowIsCheckedBeforeItIsKept(String body, String expected) {
        assertThat(code(send("POST", "/Rows", body))).isEqualTo(expected);
    }

    @Test
    void keysHaveTheirLength() {
        String longest = "x".repeat(512);
        assertThat(send("PUT", "/Rows(PartitionKey='" + longest + "',RowKey='')", "{}")
                        .status())
                .isEqualTo(204);
        assertThat(code(send("PUT", "/Rows(PartitionKey='" + longest + "x',RowKey='')", "{}")))
                .isEqualTo("400 KeyValueTooLarge");
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /Rows()?$top=0, 400 InvalidInput",
        "GET, /Rows()?$top=1001, 400 InvalidInput",
        "GET, /Rows()?$top=x, 400 InvalidInput",
        "GET, /Rows()?$top=1&$top=2, 400 InvalidInput",
        "GET, /Rows()?$orderby=A, 501 NotImplemented",
        "GET, /Rows()?NextPartitionKey=abc, 400 InvalidInput",
        "GET, /Rows()?$format=application/atom%2Bxml, 415 AtomFormatNotSupported",
        "GET, /Rows()?$format=application/json;odata=verbose, 415 JsonVerboseFormatNotSupported",
        "DELETE, '/Rows(PartitionKey=''p'',RowKey=''r'')', 400 MissingRequiredHeader",
        "PUT, /Rows, 405 MethodNotAllowed",
        "GET, /Missing(), 404 TableNotFound",
        "GET, /Tables('Missing'), 404 ResourceNotFound",
        "GET, /, 501 NotImplemented"
    })
    void whatCannotBeAnsweredIsRefusedByName(String method, String address, String expected) {
        assertThat(code(send(method, address, "{}"))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "a, 400 OutOfRangeInput",
        "ab, 400 OutOfRangeInput",
        "1ab, 400 InvalidResourceName",
        "a_b, 400 InvalidResourceName",
        "tables, 400 InvalidResourceName",
        "ROWS, 409 TableAlreadyExists",
        "Rows123, 201"
    })
    void aTableHasAName(String name, String expected) {
        assertThat(code(send("POST", "/Tables", "{\"TableName\":\"" + name + "\"}")))
                .isEqualTo(expected);
    }

    @Test
    void mergeComesByThreeWays() {
        insert(",\"A\":1");
        assertThat(send("MERGE", ROW, "{\"B\":1}").status()).isEqualTo(204);
        assertThat(send("PATCH", ROW, "{\"C\":1}").status()).isEqualTo(204);
        assertThat(send("POST", ROW, "{\"D\":1}", "X-HTTP-Method", "MERGE").status())
                .isEqualTo(204);
        assertThat(text(send("GET", ROW, ""))).contains("\"A\":1", "\"B\":1", "\"C\":1", "\"D\":1");
        assertThat(code(send("GET", ROW, "", "X-HTTP-Method", "MERGE"))).isEqualTo("400 XMethodNotUsingPost");
        assertThat(code(send("PUT", ROW, "{}", "If-Match", "W/\"datetime'x"))).isEqualTo("400 InvalidInput");
    }

    @Test
    void anInsertKeepsTheOrderOfPropertiesAndAnUpdateSortsThem() {
        insert(",\"b\":1,\"a\":2");
        assertThat(text(send("GET", ROW, ""))).contains("\"b\":1,\"a\":2}");
        assertThat(send("MERGE", ROW, "{\"B\":3}").status()).isEqualTo(204);
        assertThat(text(send("GET", ROW, ""))).contains("\"B\":3,\"a\":2,\"b\":1}");
    }

    @Test
    void errorsAreXmlUnlessJsonIsAskedFor() {
        Answer answer = send("GET", ROW, "", "Accept", "*/*");
        assertThat(answer.headers().get("Content-Type")).isEqualTo("application/xml;charset=utf-8");
        assertThat(text(answer))
                .contains("<code>ResourceNotFound</code>")
                .containsPattern(
                        "does not exist\\.\nRequestId:[0-9a-f-]{36}\nTime:\\d{4}-\\d\\d-\\d\\dT[\\d:]{8}\\.\\d{7}Z</message>");
    }

    @Test
    void preferDecidesWhatAnInsertAnswers() {
        Answer answer =
                send("POST", "/Rows", "{\"PartitionKey\":\"a'b\",\"RowKey\":\":@\"}", "Prefer", "return-no-content");
        String address = HOST + "/Rows(PartitionKey='a''b',RowKey='%3A%40')";
        assertThat(answer.status()).isEqualTo(204);
        assertThat(answer.headers().get("Preference-Applied")).isEqualTo("return-no-content");
        assertThat(answer.headers().get("Location")).isEqualTo(address);
        assertThat(answer.headers().get("DataServiceId")).isEqualTo(address);
        assertThat(answer.headers().get("ETag")).startsWith("W/\"datetime'");
    }

    @Test
    void aBatchMayHoldOneQuery() {
        insert("");
        String batch = "--b\r\nContent-Type: application/http\r\n\r\nGET " + HOST + "/Rows() HTTP/1.1\r\n"
                + "Accept: application/json;odata=nometadata\r\n\r\n--b--\r\n";
        Answer answer = send("POST", "/$batch", batch, "Content-Type", "multipart/mixed; boundary=b");
        assertThat(answer.status()).isEqualTo(202);
        assertThat(text(answer))
                .startsWith("--batchresponse_")
                .contains("HTTP/1.1 200 OK", "{\"value\":[{\"PartitionKey\"");
    }

    @Test
    void selectedPropertiesThatARowLacksAreNull() {
        insert(",\"A\":1");
        assertThat(text(send("GET", "/Rows()?$select=A,%20Missing", "")))
                .contains("/$metadata#Rows&$select=A,%20Missing\"", "\"A\":1,\"Missing\":null}");
    }

    @Test
    void aBodyHasItsSize() {
        assertThat(code(send("POST", "/Rows", " ".repeat(4 * 1024 * 1024 + 1)))).isEqualTo("413 RequestBodyTooLarge");
    }
}
