package io.tidetable.samples;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A task of a list. Its row key is the time it is due, so what is due first is the first row.
 *
 * @param id tells tasks due at one instant apart; made on insert where null
 */
@Table("Tasks")
public record Task(
        @PartitionKey String list,
        @ChronologicalKey Instant due,
        @KeySuffix @Nullable UUID id,
        String what) {
    static Task of(String list, String due, String what) {
        return new Task(list, Instant.parse(due), null, what);
    }
}
