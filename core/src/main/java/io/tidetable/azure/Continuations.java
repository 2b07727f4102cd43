package io.tidetable.azure;

import com.azure.core.http.HttpHeaderName;
import io.tidetable.store.PageRequest.Continuation;
import org.jspecify.annotations.Nullable;

/** The headers that say where a page ended. */
final class Continuations {
    static final HttpHeaderName NEXT_PARTITION = HttpHeaderName.fromString("x-ms-continuation-NextPartitionKey");
    static final HttpHeaderName NEXT_ROW = HttpHeaderName.fromString("x-ms-continuation-NextRowKey");

    private Continuations() {}

    /** Where the next page starts; null on the last. */
    static @Nullable Continuation of(StoredAnswer answer) {
        String partition = answer.header(NEXT_PARTITION);
        return partition == null ? null : new Continuation(partition, answer.header(NEXT_ROW));
    }
}
