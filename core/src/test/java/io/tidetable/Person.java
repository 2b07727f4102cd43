package io.tidetable;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import org.jspecify.annotations.Nullable;

/** Found by every kind of index. Its score is no whole number: Azurite would turn that into an Int32. */
@Table("People")
record Person(
        @PartitionKey String club,
        @RowKey String id,
        @SecondaryIndex String name,
        @SecondaryIndex(unique = true) String email,
        @IndexEntity(segments = 2) String city,
        double score,
        @ETag @Nullable String etag) {
    static Person of(String id, String name, String city) {
        return new Person("chess", id, name, id + "@x.org", city, 5.5, null);
    }

    Person withEmail(String value) {
        return new Person(club, id, name, value, city, score, etag);
    }

    Person withCity(String value) {
        return new Person(club, id, name, email, value, score, etag);
    }

    Person withScore(double value) {
        return new Person(club, id, name, email, city, value, etag);
    }
}
