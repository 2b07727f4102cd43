package io.tidetable.embedded.http;

import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.util.BinaryData;
import io.tidetable.embedded.protocol.Answer;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** An answer as the SDK takes it; all of it is in memory. */
final class ProcessResponse extends HttpResponse {
    private final int status;
    private final byte[] body;
    private final HttpHeaders headers = new HttpHeaders();

    ProcessResponse(HttpRequest request, Answer answer) {
        super(request);
        this.status = answer.status();
        this.body = answer.body();
        answer.headers().forEach((name, value) -> headers.set(HttpHeaderName.fromString(name), value));
        headers.set(HttpHeaderName.CONTENT_LENGTH, Integer.toString(body.length));
    }

    @Override
    public int getStatusCode() {
        return status;
    }

    @Override
    @Deprecated
    public @Nullable String getHeaderValue(String name) {
        return headers.getValue(HttpHeaderName.fromString(name));
    }

    @Override
    public HttpHeaders getHeaders() {
        return headers;
    }

    @Override
    public Flux<ByteBuffer> getBody() {
        return Flux.defer(() -> Flux.just(ByteBuffer.wrap(body)));
    }

    @Override
    public BinaryData getBodyAsBinaryData() {
        return BinaryData.fromBytes(body);
    }

    @Override
    public Mono<byte[]> getBodyAsByteArray() {
        return Mono.just(body);
    }

    @Override
    public Mono<String> getBodyAsString() {
        return getBodyAsString(StandardCharsets.UTF_8);
    }

    @Override
    public Mono<String> getBodyAsString(Charset charset) {
        return Mono.just(new String(body, charset));
    }

    @Override
    public Mono<InputStream> getBodyAsInputStream() {
        return Mono.just(new ByteArrayInputStream(body));
    }

    @Override
    public HttpResponse buffer() {
        return this;
    }
}
