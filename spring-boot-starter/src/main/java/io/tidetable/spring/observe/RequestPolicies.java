package io.tidetable.spring.observe;

import com.azure.core.http.HttpPipelineCallContext;
import com.azure.core.http.HttpPipelineNextPolicy;
import com.azure.core.http.HttpPipelineNextSyncPolicy;
import com.azure.core.http.HttpPipelinePosition;
import com.azure.core.http.HttpResponse;
import com.azure.core.http.policy.HttpPipelinePolicy;
import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.Tables;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import reactor.core.publisher.Mono;

/** Counts what goes on the wire for an {@link Operation}: one policy before the retries, one behind them. */
final class RequestPolicies {
    private static final String KEY = "io.tidetable.spring.request";

    /** A request of an operation and how often it was sent. */
    private record Request(Operation operation, AtomicInteger tries) {}

    private RequestPolicies() {}

    static void addTo(TableServiceClientBuilder builder) {
        builder.addPolicy(new Policy(HttpPipelinePosition.PER_CALL, RequestPolicies::begin))
                .addPolicy(Tables.policy()) // a try that it does not let through is not sent
                .addPolicy(new Policy(HttpPipelinePosition.PER_RETRY, RequestPolicies::send));
    }

    private static void begin(HttpPipelineCallContext context) {
        Operation operation = Operation.current();
        if (operation != null) {
            context.setData(KEY, new Request(operation, new AtomicInteger()));
        }
    }

    private static void send(HttpPipelineCallContext context) {
        if (context.getData(KEY).orElse(null) instanceof Request request) {
            request.operation().sent(request.tries().getAndIncrement() > 0);
        }
    }

    /** Looks at each request that comes by. */
    private record Policy(HttpPipelinePosition position, Consumer<HttpPipelineCallContext> look)
            implements HttpPipelinePolicy {
        @Override
        public HttpPipelinePosition getPipelinePosition() {
            return position;
        }

        @Override
        public HttpResponse processSync(HttpPipelineCallContext context, HttpPipelineNextSyncPolicy next) {
            look.accept(context);
            return next.processSync();
        }

        @Override
        public Mono<HttpResponse> process(HttpPipelineCallContext context, HttpPipelineNextPolicy next) {
            look.accept(context);
            return next.process();
        }
    }
}
