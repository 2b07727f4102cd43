package io.tidetable.azure;

import com.azure.core.http.HttpPipelineCallContext;
import com.azure.core.http.HttpPipelineNextPolicy;
import com.azure.core.http.HttpPipelineNextSyncPolicy;
import com.azure.core.http.HttpPipelinePosition;
import com.azure.core.http.HttpResponse;
import com.azure.core.http.policy.HttpPipelinePolicy;
import com.azure.core.util.BinaryData;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** Tells the {@link Call} that a request carries of each of its tries; other requests pass untouched. */
final class CallPolicy implements HttpPipelinePolicy {
    private static final byte[] NOTHING = {};

    @Override
    public HttpPipelinePosition getPipelinePosition() {
        return HttpPipelinePosition.PER_RETRY;
    }

    @Override
    public HttpResponse processSync(HttpPipelineCallContext context, HttpPipelineNextSyncPolicy next) {
        Call call = callOf(context);
        if (call == null) {
            return next.processSync();
        }
        HttpResponse own = call.begin(context.getHttpRequest());
        if (own != null) {
            return own;
        }
        try {
            HttpResponse response = next.processSync();
            return call.answered(response, call.readsBody(response) ? body(response) : NOTHING);
        } catch (Throwable e) {
            call.failed(e);
            throw e;
        }
    }

    @Override
    public Mono<HttpResponse> process(HttpPipelineCallContext context, HttpPipelineNextPolicy next) {
        Call call = callOf(context);
        return call == null ? next.process() : Mono.defer(() -> watched(call, context, next));
    }

    private static Mono<HttpResponse> watched(Call call, HttpPipelineCallContext context, HttpPipelineNextPolicy next) {
        HttpResponse own = call.begin(context.getHttpRequest());
        if (own != null) {
            return Mono.just(own);
        }
        return next.process()
                .flatMap(response -> call.readsBody(response)
                        ? response.getBodyAsByteArray()
                                .defaultIfEmpty(NOTHING)
                                .map(body -> call.answered(response, body))
                        : Mono.just(call.answered(response, NOTHING)))
                .doOnError(call::failed)
                .doOnCancel(call::cancelled);
    }

    private static @Nullable Call callOf(HttpPipelineCallContext context) {
        return context.getData(Call.KEY).orElse(null) instanceof Call call && !call.isInside(context.getHttpRequest())
                ? call
                : null;
    }

    private static byte[] body(HttpResponse response) {
        BinaryData body = response.getBodyAsBinaryData();
        return body == null ? NOTHING : body.toBytes();
    }
}
