package io.tidetable.azure;

import com.azure.core.credential.AzureNamedKeyCredential;
import com.azure.core.http.HttpClient;
import com.azure.core.http.HttpHeader;
import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.http.policy.FixedDelay;
import com.azure.core.http.policy.RetryPolicy;
import com.azure.core.util.Context;
import com.azure.data.tables.TableServiceClientBuilder;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import reactor.core.publisher.Mono;

/** A transport that answers as told, in order, and keeps what was sent: for answers that no service gives on demand. */
final class ScriptedService implements HttpClient {
    private static final String KEY = "c2VjcmV0";

    private final Deque<Function<HttpRequest, HttpResponse>> script = new ArrayDeque<>();
    private final List<Sent> sent = new ArrayList<>();

    /** A request as it reached the transport. */
    record Sent(String line, HttpHeaders headers, String body) {
        String header(String name) {
            return String.valueOf(headers.getValue(HttpHeaderName.fromString(name)));
        }
    }

    TableServiceClientBuilder builder() {
        return new TableServiceClientBuilder()
                .endpoint("http://127.0.0.1:1/devstoreaccount1")
                .credential(new AzureNamedKeyCredential("devstoreaccount1", KEY))
                .retryPolicy(new RetryPolicy(new FixedDelay(3, Duration.ofMillis(1))))
                .httpClient(this);
    }

    TableGateway gateway() {
        return TableService.connect(builder()).gateway("Posts");
    }

    ScriptedService answers(int status, String body, String... headers) {
        return answers(status, body.getBytes(StandardCharsets.UTF_8), headers);
    }

    ScriptedService answers(int status, byte[] body, String... headers) {
        script.add(request -> {
            HttpHeaders all = new HttpHeaders();
            for (int i = 0; i < headers.length; i += 2) {
                all.set(HttpHeaderName.fromString(headers[i]), headers[i + 1]);
            }
            return new StoredAnswer(request, status, all, body);
        });
        return this;
    }

    ScriptedService refuses(int status, String code, String message) {
        return answers(
                status,
                "{\"odata.error\":{\"code\":\"" + code + "\",\"message\":{\"lang\":\"en-US\",\"value\":\"" + message
                        + "\\nRequestId:1\\nTime:2\"}}}",
                "Content-Type",
                "application/json");
    }

    ScriptedService breaks(RuntimeException failure) {
        script.add(request -> {
            throw failure;
        });
        return this;
    }

    ScriptedService breaks(java.io.IOException failure) {
        return breaks(new UncheckedIOException(failure));
    }

    /** The answer to a transaction, from parts as in {@code 204 No Content|ETag: x|}. */
    ScriptedService answersParts(String... parts) {
        StringBuilder body = new StringBuilder("--batchresponse_1\r\nContent-Type: multipart/mixed;")
                .append(" boundary=changesetresponse_2\r\n\r\n");
        for (String part : parts) {
            body.append("--changesetresponse_2\r\nContent-Type: application/http\r\n")
                    .append("Content-Transfer-Encoding: binary\r\n\r\nHTTP/1.1 ")
                    .append(part.replace("|", "\r\n"))
                    .append("\r\n");
        }
        body.append("--changesetresponse_2--\r\n--batchresponse_1--\r\n");
        return answers(202, body.toString(), "Content-Type", "multipart/mixed; boundary=batchresponse_1");
    }

    /** The part of a transaction's answer that says no. */
    static String refusedPart(int status, String code, String message) {
        return status + " No|Content-Type: application/json||{\"odata.error\":{\"code\":\"" + code
                + "\",\"message\":{\"lang\":\"en-US\",\"value\":\"" + message + "\\nRequestId:1\\nTime:2\"}}}";
    }

    List<Sent> sent() {
        return sent;
    }

    Sent only() {
        if (sent.size() != 1) {
            throw new AssertionError("one request expected, sent: " + sent);
        }
        return sent.get(0);
    }

    @Override
    public Mono<HttpResponse> send(HttpRequest request) {
        return Mono.fromSupplier(() -> sendSync(request, Context.NONE));
    }

    @Override
    public HttpResponse sendSync(HttpRequest request, Context context) {
        String body = request.getBodyAsBinaryData() == null
                ? ""
                : request.getBodyAsBinaryData().toString();
        HttpHeaders headers = new HttpHeaders();
        for (HttpHeader header : request.getHeaders()) {
            headers.set(HttpHeaderName.fromString(header.getName()), header.getValue());
        }
        sent.add(new Sent(request.getHttpMethod() + " " + request.getUrl(), headers, body));
        return script.size() > 1
                ? script.remove().apply(request)
                : script.element().apply(request);
    }
}
