package io.tidetable.mapping;

import io.tidetable.error.UnreadableRowException;
import io.tidetable.form.PropertyCodec;
import io.tidetable.model.ValueType;
import io.tidetable.store.ReadProperties;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Properties to values of members. */
final class PropertyReader {
    private static final String JSON_NULL = "null";

    private final StoredMembers all;
    private final MappedMember[] stored;
    private final PropertyCodec[] codecs;
    private final String[] names;
    private final int[] indexes;
    private final boolean[] large;
    private final Members members;
    private final Placed placed;

    PropertyReader(Members members, StoredMembers all, Placed placed) {
        this.members = members;
        this.placed = placed;
        this.stored = all.members;
        this.codecs = all.codecs;
        this.names = all.names;
        this.indexes = all.indexes;
        this.large = all.large;
        this.all = all;
    }

    /** Fills in the values of a row's properties. */
    void read(Row row, @Nullable Object[] values) {
        Map<String, Object> properties = row.properties();
        if (properties instanceof ReadProperties inOrder) {
            read(inOrder, row, values);
            return;
        }
        for (int i = 0; i < stored.length; i++) {
            fill(i, properties.get(names[i]), row, values);
        }
    }

    /** As they mostly come: in the order in which they were written, which is that of the members. */
    private void read(ReadProperties properties, Row row, @Nullable Object[] values) {
        int next = 0;
        for (int i = 0; i < stored.length; i++) {
            int place = properties.find(names[i], next);
            if (place >= 0) {
                next = place + 1;
            }
            fill(i, place < 0 ? null : properties.at(place), row, values);
        }
    }

    private void fill(int i, @Nullable Object property, Row row, @Nullable Object[] values) {
        if (property != null) {
            values[indexes[i]] = value(i, property, row);
        } else if (stored[i].model().required()) {
            throw missing(stored[i], row.key());
        }
    }

    /** The value of one property; null where it is absent. */
    @Nullable
    Object read(Row row, MappedMember member) {
        int i = all.find(member);
        Object property = i < 0 ? null : row.properties().get(names[i]);
        return property == null ? null : value(i, property, row);
    }

    private @Nullable Object value(int i, Object property, Row row) {
        Object whole = large[i] && isSplit(property) ? Chunks.join(names[i], property, row.properties()) : property;
        Object value = whole == null ? null : read(i, whole, row.key());
        if (value == null && !isNullOfJson(stored[i], property)) {
            throw misfit(stored[i], property, row.key(), null);
        }
        return value;
    }

    private static boolean isSplit(Object property) {
        return property instanceof String || property instanceof byte[];
    }

    private static boolean isNullOfJson(MappedMember member, Object property) {
        return member.model().value() == ValueType.JSON
                && property.equals(JSON_NULL)
                && !member.model().required();
    }

    private @Nullable Object read(int i, Object property, RowKey key) {
        try {
            return codecs[i].read(property);
        } catch (RuntimeException e) {
            throw misfit(stored[i], property, key, e);
        }
    }

    private UnreadableRowException missing(MappedMember member, RowKey key) {
        return placed.unreadable(
                "[ROW_MISSING] " + members.label(member.model()) + ": the row lacks a required property (found no "
                        + member.model().property() + ", wanted "
                        + member.property().wanted() + "): mend the row, or let the member be nullable",
                key);
    }

    private UnreadableRowException misfit(
            MappedMember member, Object property, RowKey key, @Nullable RuntimeException cause) {
        String text = "[ROW_PROPERTY] " + members.label(member.model()) + ": the stored property "
                + member.model().property() + " does not fit (found " + edm(property) + ", wanted "
                + member.property().wanted() + "): mend the row, or give the member the stored type";
        return cause == null ? placed.unreadable(text, key) : placed.unreadable(text, key, cause);
    }

    /** The name of a property's type in the service. */
    private static String edm(Object property) {
        if (property instanceof Integer) {
            return "Int32";
        }
        if (property instanceof Long) {
            return "Int64";
        }
        if (property instanceof UUID) {
            return "Guid";
        }
        if (property instanceof Instant) {
            return "DateTime";
        }
        return property instanceof byte[] ? "Binary" : property.getClass().getSimpleName();
    }
}
