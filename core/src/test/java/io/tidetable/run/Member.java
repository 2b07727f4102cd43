package io.tidetable.run;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import org.jspecify.annotations.Nullable;

/** An entity with every kind of index. */
@Table("Members")
record Member(
        @PartitionKey String club,
        @RowKey String id,
        @SecondaryIndex @Nullable String name,

        @SecondaryIndex(unique = true, ignoreCase = true) @Nullable
        String email,

        @SecondaryIndex(copy = SecondaryIndex.Copy.KEY, unique = true) @Nullable
        Integer badge,

        @IndexEntity(segments = 2) @Nullable String city,
        @IndexEntity(segments = 1) @Nullable Boolean active,
        long points,
        @ETag @Nullable String etag) {
    static Member of(String id, @Nullable String email) {
        return new Member("chess", id, "name" + id.length(), email, null, "Paris", true, 0, null);
    }

    static Member bare(String id) {
        return new Member("chess", id, null, null, null, null, null, 0, null);
    }

    Member withEmail(@Nullable String value) {
        return new Member(club, id, name, value, badge, city, active, points, etag);
    }

    Member withName(@Nullable String value) {
        return new Member(club, id, value, email, badge, city, active, points, etag);
    }

    Member withBadge(@Nullable Integer value) {
        return new Member(club, id, name, email, value, city, active, points, etag);
    }

    Member withCity(@Nullable String value) {
        return new Member(club, id, name, email, badge, value, active, points, etag);
    }

    Member withPoints(long value) {
        return new Member(club, id, name, email, badge, city, active, value, etag);
    }

    Member withEtag(@Nullable String value) {
        return new Member(club, id, name, email, badge, city, active, points, value);
    }

    Member in(String value) {
        return new Member(value, id, name, email, badge, city, active, points, etag);
    }
}
