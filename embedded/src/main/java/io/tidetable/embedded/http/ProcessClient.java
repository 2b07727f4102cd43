package io.tidetable.embedded.http;

import com.azure.core.http.HttpClient;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.util.BinaryData;
import com.azure.core.util.Context;
import io.tidetable.embedded.protocol.Headers;
import io.tidetable.embedded.protocol.Request;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Locale;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** The transport of the SDK, answered in the process. */
public final class ProcessClient implements HttpClient {
    private static final byte[] NOTHING = {};

    private final Passage door;

    /** A transport to a service. */
    public ProcessClient(Passage door) {
        this.door = door;
    }

    @Override
    public Mono<HttpResponse> send(HttpRequest request) {
        return Mono.fromCallable(() -> sendSync(request, Context.NONE)).subscribeOn(Schedulers.boundedElastic());
    }

    @Override
    public HttpResponse sendSync(HttpRequest request, Context context) {
        try {
            return new ProcessResponse(request, door.pass(read(request)));
        } catch (LostConnection lost) {
            throw new UncheckedIOException(new IOException(lost.getMessage(), lost));
        }
    }

    private static Request read(HttpRequest request) {
        Headers headers = new Headers();
        request.getHeaders().forEach(header -> headers.set(header.getName(), header.getValue()));
        BinaryData body = request.getBodyAsBinaryData();
        return new Request(
                request.getHttpMethod().toString(),
                url(request.getUrl()),
                headers,
                body == null ? NOTHING : body.toBytes());
    }

    private static Request.Url url(URL url) {
        String origin = url.getProtocol().toLowerCase(Locale.ROOT) + "://" + url.getAuthority();
        return new Request.Url(origin, url.getPath(), url.getQuery());
    }
}
