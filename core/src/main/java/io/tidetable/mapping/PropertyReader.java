package io.tidetable.mapping;

import io.tidetable.error.UnreadableRowException;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.model.ValueType;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Properties to values of members. */
final class PropertyReader {
    private static final String JSON_NULL = "null";

    private final MappedMember[] stored;
    private final Members members;
    private final Placed placed;

    PropertyReader(Members members, Placed placed) {
        this.members = members;
        this.placed = placed;
        this.stored = members.list().stream()
                .filter(m -> m.model().use() == Use.PROPERTY)
                .toArray(MappedMember[]::new);
    }

    /** Fills in the values of a row's properties. */
    void read(Row row, @Nullable Object[] values) {
        Map<String, Object> properties = row.properties();
        for (MappedMember member : stored) {
            Object property = properties.get(member.model().property());
            if (property != null) {
                values[member.index()] = value(member, property, row);
            } else if (member.model().required()) {
                throw missing(member, row.key());
            }
        }
    }

    /** The value of one property; null where it is absent. */
    @Nullable
    Object read(Row row, MappedMember member) {
        Object property = row.properties().get(member.model().property());
        return property == null ? null : value(member, property, row);
    }

    private @Nullable Object value(MappedMember member, Object property, Row row) {
        Object whole = member.model().large() && isSplit(property)
                ? Chunks.join(member.model().property(), property, row.properties())
                : property;
        Object value = whole == null ? null : read(member, whole, row.key());
        if (value == null && !isNullOfJson(member, property)) {
            throw misfit(member, property, row.key(), null);
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

    private @Nullable Object read(MappedMember member, Object property, RowKey key) {
        try {
            return member.property().read(property);
        } catch (RuntimeException e) {
            throw misfit(member, property, key, e);
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
