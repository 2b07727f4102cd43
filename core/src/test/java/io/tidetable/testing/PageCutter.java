package io.tidetable.testing;

import com.azure.core.http.HttpPipelineCallContext;
import com.azure.core.http.HttpPipelineNextPolicy;
import com.azure.core.http.HttpPipelineNextSyncPolicy;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.http.policy.HttpPipelinePolicy;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** Counts the requests of a client, and asks any service for shorter pages than the client does. */
public final class PageCutter implements HttpPipelinePolicy {
    private static final Pattern TOP = Pattern.compile("(\\$|%24)top=(\\d+)");

    private final AtomicLong requests = new AtomicLong();
    private volatile @Nullable Random random;
    private volatile int most;

    /** Requests sent so far. */
    public long requests() {
        return requests.get();
    }

    /** From now on pages hold a random number of rows, so many at most; a number is drawn for each. */
    public void cut(int rows, long seed) {
        most = rows;
        random = new Random(seed);
    }

    /** Pages are as they are asked for. */
    public void leave() {
        random = null;
    }

    @Override
    public Mono<HttpResponse> process(HttpPipelineCallContext context, HttpPipelineNextPolicy next) {
        pass(context.getHttpRequest());
        return next.process();
    }

    @Override
    public HttpResponse processSync(HttpPipelineCallContext context, HttpPipelineNextSyncPolicy next) {
        pass(context.getHttpRequest());
        return next.processSync();
    }

    private void pass(HttpRequest request) {
        requests.incrementAndGet();
        Random drawn = random;
        if (drawn != null) {
            String url = request.getUrl().toString();
            request.setUrl(TOP.matcher(url)
                    .replaceFirst(
                            top -> "\\$top=" + Math.min(Integer.parseInt(top.group(2)), 1 + drawn.nextInt(most))));
        }
    }
}
