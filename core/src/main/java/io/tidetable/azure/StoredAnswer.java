package io.tidetable.azure;

import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.util.BinaryData;
import com.azure.core.util.CoreUtils;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** An answer whose body is in memory: read by us, handed on to the SDK. */
final class StoredAnswer extends HttpResponse {
    private final int status;
    private final HttpHeaders headers;
    private final byte[] body;

    StoredAnswer(HttpRequest request, int status, HttpHeaders headers, byte[] body) {
        super(request);
        this.status = status;
        this.headers = headers;
        this.body = body;
    }

    /** A JSON answer that no service gave. */
    static StoredAnswer json(HttpRequest request, int status, HttpHeaders headers, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        HttpHeaders all = new HttpHeaders(headers)
                .set(HttpHeaderName.CONTENT_TYPE, "application/json;odata=minimalmetadata")
                .set(HttpHeaderName.CONTENT_LENGTH, Integer.toString(bytes.length));
        return new StoredAnswer(request, status, all, bytes);
    }

    /**
     * The same under the type of JSON: of XML the SDK makes a LinkageError where no XML library is there, of JSON that
     * is none an exception with the body in it.
     */
    StoredAnswer readAsJson() {
        String type = headers.getValue(HttpHeaderName.CONTENT_TYPE);
        int parameters = type == null ? -1 : type.indexOf(';');
        HttpHeaders all = new HttpHeaders(headers)
                .set(
                        HttpHeaderName.CONTENT_TYPE,
                        "application/json" + (parameters < 0 ? "" : type.substring(parameters)));
        return new StoredAnswer(getRequest(), status, all, body);
    }

    boolean isSuccess() {
        return status >= 200 && status < 300;
    }

    byte[] body() {
        return body;
    }

    /** The body by its byte order mark, else by the charset of its type, else as UTF-8. */
    String text() {
        return CoreUtils.bomAwareToString(body, headers.getValue(HttpHeaderName.CONTENT_TYPE));
    }

    @Nullable
    String header(HttpHeaderName name) {
        return headers.getValue(name);
    }

    @Override
    public int getStatusCode() {
        return status;
    }

    @Deprecated
    @Override
    public String getHeaderValue(String name) {
        return headers.getValue(HttpHeaderName.fromString(name));
    }

    @Override
    public HttpHeaders getHeaders() {
        return headers;
    }

    @Override
    public Flux<ByteBuffer> getBody() {
        return Flux.just(ByteBuffer.wrap(body).asReadOnlyBuffer());
    }

    @Override
    public Mono<byte[]> getBodyAsByteArray() {
        return Mono.just(body);
    }

    @Override
    public Mono<String> getBodyAsString() {
        return Mono.just(text());
    }

    @Override
    public Mono<String> getBodyAsString(Charset charset) {
        return Mono.just(new String(body, charset));
    }

    @Override
    public BinaryData getBodyAsBinaryData() {
        return BinaryData.fromBytes(body);
    }
}
