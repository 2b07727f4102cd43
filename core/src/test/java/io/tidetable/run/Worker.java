package io.tidetable.run;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Someone of a department: found by id, by mail, by the start of a name, by city. */
@Table("Workers")
public record Worker(
        @PartitionKey String department,
        @RowKey UUID id,
        String first,
        @SecondaryIndex String name,
        @SecondaryIndex(unique = true) String mail,
        @IndexEntity String city,
        @ETag @Nullable String etag) {
    static Worker of(String department, String first, String name, String city) {
        UUID id = UUID.randomUUID();
        return new Worker(department, id, first, name, id + "@x.org", city, null);
    }
}
