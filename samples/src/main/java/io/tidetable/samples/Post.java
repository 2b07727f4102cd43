package io.tidetable.samples;

import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.Table;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A post of a blog. Its row key counts the time down, so the newest row of a blog is the first.
 *
 * @param id tells posts of one instant apart; made on insert where null
 */
@Table("Posts")
public record Post(
        @PartitionKey String blog,
        @ReverseChronologicalKey Instant published,
        @KeySuffix @Nullable UUID id,
        String title) {
    static Post of(String blog, String published, String title) {
        return new Post(blog, Instant.parse(published), null, title);
    }
}
