package io.tidetable.embedded.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tidetable.embedded.store.Account;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Broken requests of every kind get an error of the service; {@code -Dseed=N} replays one run. */
class FuzzTest {
    private static final int REQUESTS = 2_000;
    private static final String HOST = "https://account.table.core.windows.net";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final TableService service = new TableService(new Account());

    static LongStream seeds() {
        Long seed = Long.getLong("seed");
        return seed == null ? LongStream.of(1, 2, 3) : LongStream.of(seed);
    }

    @BeforeEach
    void createTable() {
        assertThat(send("POST", "/Tables", "{\"TableName\":\"Rows\"}").status()).isEqualTo(201);
        assertThat(send("POST", "/Rows", "{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"A\":1}")
                        .status())
                .isEqualTo(201);
    }

    private Answer send(String method, String path, String body) {
        return service.answer(request(method, path, body));
    }

    private static Request request(String method, String address, String body) {
        int query = address.indexOf('?');
        String path = query < 0 ? address : address.substring(0, query);
        Headers headers = new Headers()
                .set("Accept", "application/json;odata=fullmetadata")
                .set("Content-Type", "multipart/mixed; boundary=b")
                .set("If-Match", "*");
        return new Request(
                method,
                new Request.Url(HOST, path, query < 0 ? null : address.substring(query + 1)),
                headers,
                body.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    @Timeout(60)
    void aMutatedRequestIsAnsweredOrRefused(long seed) throws IOException {
        Mutator mutator = new Mutator(new Random(seed));
        for (int i = 0; i < REQUESTS; i++) {
            Request request = mutator.next();
            Answer answer = service.answer(request);
            assertAnswered(answer, "seed " + seed + ", request " + i + ": " + request.method() + " " + request.url());
        }
        assertThat(send("POST", "/Tables", "{\"TableName\":\"AfterAll\"}").status())
                .isEqualTo(201);
        assertThat(send("POST", "/AfterAll", "{\"PartitionKey\":\"\",\"RowKey\":\"\"}")
                        .status())
                .isEqualTo(201);
        assertThat(send("GET", "/AfterAll(PartitionKey='',RowKey='')", "").status())
                .isEqualTo(200);
    }

    private static void assertAnswered(Answer answer, String what) throws IOException {
        String body = new String(answer.body(), StandardCharsets.UTF_8);
        assertThat(answer.status()).as(what + body).isNotEqualTo(500).isBetween(200, 501);
        assertThat(body).as(what).doesNotContain("at io.tidetable", "Exception");
        if (answer.status() >= 400 && body.startsWith("{")) {
            JsonNode error = JSON.readTree(body).get("odata.error");
            assertThat(error.get("code").asText()).as(what).isNotEmpty();
            assertThat(error.get("message").get("value").asText()).contains("\nRequestId:", "\nTime:");
        } else if (body.startsWith("{")) {
            assertThatCode(() -> JSON.readTree(body)).as(what).doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "not ", "not (", "(A eq 1) and (", "A eq 1 or ", "'", "A eq ", "-", "((A eq 1)", "f("})
    @Timeout(10)
    void aFilterRepeatedWithoutEndIsRefused(String piece) {
        for (int times : new int[] {100, 2_000, 1_000_000}) {
            String filter = piece.repeat(times).replace(" ", "%20");
            Answer answer = send("GET", "/Rows()?$filter=" + filter, "");
            assertThat(answer.status()).as(times + " times " + piece).isIn(400, 414, 501);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":",
                "[",
                "{\"a\":[",
                "\"",
                "{\"PartitionKey\":\"p\",\"RowKey\":\"",
                "--b\r\n",
                "1",
                "\u0000"
            })
    @Timeout(20)
    void aBodyRepeatedWithoutEndIsRefused(String piece) {
        for (int times : new int[] {1, 3_000, 700_000}) {
            for (String path : List.of("/Rows", "/Tables", "/$batch")) {
                Answer answer = send("POST", path, piece.repeat(times));
                assertThat(answer.status())
                        .as(times + " times " + piece + " to " + path)
                        .isIn(400, 413);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%",
                "%4",
                "%zz",
                "%ff",
                "%c3%28",
                "%ed%a0%80",
                "%00",
                "'",
                "(",
                ")",
                "a,b",
                "=",
                "%2F%2F",
                "\ud83d"
            })
    void anAddressBrokenAnywhereIsRefused(String piece) {
        for (String path : List.of(
                "/Rows(PartitionKey='@',RowKey='r')@",
                "/Rows(PartitionKey=@'p',RowKey='r')",
                "/Rows@(PartitionKey='p')",
                "/Rows()?$top=@",
                "/Rows()?NextPartitionKey=@",
                "/Tables(@)",
                "/Tables?NextTableName=@")) {
            Answer answer = send("GET", path.replace("@", piece), "");
            assertThat(answer.status()).as(path + " with " + piece).isBetween(400, 499);
        }
    }
}
