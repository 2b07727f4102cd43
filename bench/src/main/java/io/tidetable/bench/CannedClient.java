package io.tidetable.bench;

import com.azure.core.http.HttpClient;
import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpMethod;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.util.BinaryData;
import com.azure.core.util.Context;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import reactor.core.publisher.Mono;

/**
 * A transport in memory: reads are answered as a service answered the same request once, transactions with success
 * after their bodies have been taken, other writes are handed to the service.
 */
final class CannedClient implements HttpClient {
    private static final byte[] ACTION = "HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final String PART = """
            --changesetresponse_5d9a6d26-4a4f-4a4c-9b2b-0a3c2d1e0f11\r
            Content-Type: application/http\r
            Content-Transfer-Encoding: binary\r
            \r
            HTTP/1.1 204 No Content\r
            X-Content-Type-Options: nosniff\r
            Cache-Control: no-cache\r
            DataServiceVersion: 1.0;\r
            ETag: W/"datetime'2014-06-16T02%3A40%3A31.1234567Z'"\r
            \r
            \r
            """;

    private final HttpClient service;
    private final Map<String, Stored> reads = new ConcurrentHashMap<>();
    private final Map<Integer, byte[]> transactions = new ConcurrentHashMap<>();

    CannedClient(HttpClient service) {
        this.service = service;
    }

    private record Stored(int status, HttpHeaders headers, BinaryData body) {}

    @Override
    public HttpResponse sendSync(HttpRequest request, Context context) {
        if (request.getHttpMethod() == HttpMethod.GET) {
            return read(request, context);
        }
        return request.getUrl().getPath().endsWith("$batch") ? sink(request) : service.sendSync(request, context);
    }

    @Override
    public Mono<HttpResponse> send(HttpRequest request) {
        return Mono.fromCallable(() -> sendSync(request, Context.NONE));
    }

    private HttpResponse read(HttpRequest request, Context context) {
        String asked = request.getUrl() + " " + request.getHeaders().getValue(HttpHeaderName.ACCEPT);
        Stored stored = reads.get(asked);
        if (stored == null) {
            HttpResponse answer = service.sendSync(request, context);
            stored = new Stored(
                    answer.getStatusCode(),
                    answer.getHeaders(),
                    BinaryData.fromBytes(answer.getBodyAsBinaryData().toBytes()));
            reads.put(asked, stored);
        }
        return new CannedAnswer(request, stored.status, new HttpHeaders(stored.headers), stored.body.toBytes());
    }

    private HttpResponse sink(HttpRequest request) {
        BinaryData body = request.getBodyAsBinaryData();
        byte[] answer = transactions.computeIfAbsent(count(body.toBytes()), CannedClient::answer);
        HttpHeaders headers = new HttpHeaders()
                .set(
                        HttpHeaderName.CONTENT_TYPE,
                        "multipart/mixed; boundary=batchresponse_1c8e7c2b-2f6e-4d0e-8d52-7d4f3f6f7a10")
                .set(HttpHeaderName.CONTENT_LENGTH, Integer.toString(answer.length));
        return new CannedAnswer(request, 202, headers, answer);
    }

    private static int count(byte[] body) {
        int count = 0;
        for (int i = 0; i + ACTION.length <= body.length; i++) {
            int n = 0;
            while (n < ACTION.length && body[i + n] == ACTION[n]) {
                n++;
            }
            count += n == ACTION.length ? 1 : 0;
        }
        return count;
    }

    private static byte[] answer(int actions) {
        String head = """
                --batchresponse_1c8e7c2b-2f6e-4d0e-8d52-7d4f3f6f7a10\r
                Content-Type: multipart/mixed; boundary=changesetresponse_5d9a6d26-4a4f-4a4c-9b2b-0a3c2d1e0f11\r
                \r
                """;
        String end = """
                --changesetresponse_5d9a6d26-4a4f-4a4c-9b2b-0a3c2d1e0f11--\r
                --batchresponse_1c8e7c2b-2f6e-4d0e-8d52-7d4f3f6f7a10--\r
                """;
        return (head + PART.repeat(actions) + end).getBytes(StandardCharsets.UTF_8);
    }
}
