package io.tidetable.run;

import io.tidetable.store.Row;
import io.tidetable.write.SentBytes;
import org.jspecify.annotations.Nullable;

/**
 * An entity of a bulk write that waits for its transaction.
 *
 * @param intent what is wanted of it
 * @param actions actions that it will take, about
 * @param bytes what it holds in memory, about
 * @param known whether its main row has been read
 * @param row the main row as read; null where there is none
 */
record Waiting<T>(
        Intent<T> intent,
        int actions,
        long bytes,
        boolean known,
        @Nullable Row row) {
    Waiting<T> read(@Nullable Row stored) {
        return new Waiting<>(intent, actions, bytes + (stored == null ? 0 : SentBytes.of(stored)), true, stored);
    }
}
