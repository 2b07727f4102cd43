package io.tidetable.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableServiceException;
import io.tidetable.embedded.EmbeddedTables.Listener;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ListenTest {
    private static final String OTHER_KEY = "b3RoZXI=";

    private final EmbeddedTables tables = EmbeddedTables.create();

    @Test
    void whatIsWrittenInTheProcessIsReadThroughTheSocket() {
        tables.clientBuilder().buildClient().createTable("Shared");
        try (Listener listener = tables.listen(0)) {
            var client = new TableServiceClientBuilder()
                    .connectionString(listener.connectionString())
                    .buildClient();
            assertThat(client.listTables())
                    .singleElement()
                    .satisfies(table -> assertThat(table.getName()).isEqualTo("Shared"));
            assertThat(listener.endpoint()).matches("http://127\\.0\\.0\\.1:\\d+/devstoreaccount1");
        }
    }

    @Test
    void aKeyThatIsSetIsChecked() {
        try (Listener before = tables.listen(0)) {
            tables.requireKey("c2VjcmV0");
            try (Listener after = tables.listen(0)) {
                var right = new TableServiceClientBuilder().connectionString(after.connectionString());
                assertThat(right.buildClient().listTables()).isEmpty();
                assertThat(tables.clientBuilder().buildClient().listTables()).isEmpty();
                String wrong = after.connectionString().replace("c2VjcmV0", OTHER_KEY);
                var stranger =
                        new TableServiceClientBuilder().connectionString(wrong).buildClient();
                assertThatThrownBy(() -> stranger.createTable("Abc"))
                        .isInstanceOf(TableServiceException.class)
                        .hasMessageContaining("AuthenticationFailed");
                assertThat(before.endpoint()).isNotEqualTo(after.endpoint());
            }
        }
    }

    @Test
    void signaturesHoldForKeysOfAllKinds() {
        tables.requireKey("c2VjcmV0");
        try (Listener listener = tables.listen(0)) {
            var service = new TableServiceClientBuilder()
                    .connectionString(listener.connectionString())
                    .buildClient();
            var table = service.createTable("Signed");
            for (String key :
                    new String[] {"~x", "a+b", "a b", "é", "%25", "o'neil", "(x)", "a&b=c", "😀", ":@,;$!*"}) {
                table.upsertEntity(new TableEntity("p", key));
                assertThat(table.getEntity("p", key).getRowKey()).isEqualTo(key);
            }
            assertThat(table.listEntities().stream().count()).isEqualTo(10);
        }
    }

    @Test
    void methodsThatJavaClientsSeldomSendAreServed() throws IOException {
        tables.clientBuilder().buildClient().createTable("Methods");
        try (Listener listener = tables.listen(0)) {
            for (String method : new String[] {"PATCH", "MERGE", "PUT"}) {
                assertThat(send(listener, method, "{\"A\":1}")).as(method).startsWith("HTTP/1.1 204");
            }
            assertThat(send(listener, "GET", "")).startsWith("HTTP/1.1 200").contains("\"A\":1");
            assertThat(send(listener, "BREW", "")).startsWith("HTTP/1.1 405");
        }
    }

    private static String send(Listener listener, String method, String body) throws IOException {
        return talk(
                listener,
                method + " /devstoreaccount1/Methods(PartitionKey='p',RowKey='r') HTTP/1.1\r\nConnection: close\r\n"
                        + "Content-Length: " + body.length() + "\r\n\r\n" + body);
    }

    @Test
    void chunkedBodiesAndPipelinedRequestsAreRead() throws IOException {
        try (Listener listener = tables.listen(0)) {
            String chunked = "POST /devstoreaccount1/Tables HTTP/1.1|Transfer-Encoding: chunked||";
            String chunks = "a|{\"TableNam|8|e\":\"Abc\"|1|}|0||";
            String next = "GET /devstoreaccount1/Tables HTTP/1.1|Connection: close||";
            String answers = talk(listener, (chunked + chunks + next).replace("|", "\r\n"));
            assertThat(answers).contains("HTTP/1.1 201 Created", "HTTP/1.1 200 OK", "{\"TableName\":\"Abc\"}");
        }
    }

    @Test
    void whatIsNoRequestIsRefusedAndTheNextConnectionServed() throws IOException {
        try (Listener listener = tables.listen(0)) {
            for (String bad : new String[] {
                "nonsense\r\n\r\n",
                "GET /devstoreaccount1/%zz HTTP/1.1\r\nConnection: close\r\n\r\n",
                "GET /devstoreaccount1/T?$filter=%ff HTTP/1.1\r\nConnection: close\r\n\r\n",
                "POST /devstoreaccount1/T HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                "POST /devstoreaccount1/T HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n",
                "GET / HTTP/1.1\r\nno colon\r\n\r\n"
            }) {
                assertThat(talk(listener, bad)).as(bad).startsWith("HTTP/1.1 4").contains("RequestId:");
            }
            assertThat(talk(listener, "GET /devstoreaccount1/Tables HTTP/1.0\r\n\r\n"))
                    .startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void megabytesOfParenthesesAreRefusedAndHeard() throws IOException {
        try (Listener listener = tables.listen(0)) {
            String address = "/devstoreaccount1/T()?$filter=" + "(".repeat(3_000_000);
            assertThat(talk(listener, "GET " + address + " HTTP/1.1\r\n\r\n")).startsWith("HTTP/1.1 414");
            String body = "POST /devstoreaccount1/T HTTP/1.1\r\nContent-Length: 20000000\r\n\r\n";
            assertThat(talk(listener, body + "[".repeat(20_000_000))).startsWith("HTTP/1.1 413");
        }
    }

    private static String talk(Listener listener, String request) throws IOException {
        URI address = URI.create(listener.endpoint());
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.setSoTimeout(5_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            socket.getInputStream().transferTo(answer);
            return answer.toString(StandardCharsets.UTF_8);
        }
    }
}
