package io.tidetable.mapping;

import io.tidetable.error.InvalidValueException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;
import io.tidetable.form.PropertyCodec;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values of members to properties, each held to the service's limits. */
final class PropertyWriter {
    private final StoredMembers all;
    private final MappedMember[] stored;
    private final PropertyCodec[] codecs;
    private final String[] names;
    private final int[] indexes;
    private final boolean[] large;
    private final Members members;
    private final Placed placed;

    PropertyWriter(Members members, StoredMembers all, Placed placed) {
        this.members = members;
        this.placed = placed;
        this.stored = all.members;
        this.codecs = all.codecs;
        this.names = all.names;
        this.indexes = all.indexes;
        this.large = all.large;
        this.all = all;
    }

    /** The properties of an entity's values, normalized before; those that are null are absent. */
    Properties write(@Nullable Object[] values, RowKey key) {
        Map<String, Object> map = new LinkedHashMap<>(2 * stored.length + 2);
        long bytes = 0;
        try {
            for (int i = 0; i < stored.length; i++) {
                Object value = values[indexes[i]];
                if (value != null) {
                    bytes += put(i, codecs[i].write(value), map);
                }
            }
        } catch (TidetableException e) {
            throw placed.refused(e, placed.at(key));
        }
        return new Properties(Collections.unmodifiableMap(map), bytes);
    }

    /** The properties of a row, some members of which are set, or cleared where the value is null. */
    Properties patched(Row row, Map<String, ? extends @Nullable Object> changes) {
        Map<String, Object> map = new LinkedHashMap<>(row.properties());
        changes.forEach((name, value) -> {
            MappedMember member = members.find(name).orElseThrow();
            if (value == null) {
                map.remove(member.model().property());
            } else {
                map.putAll(write(member, value, row.key()));
            }
        });
        return new Properties(Collections.unmodifiableMap(map), RowSize.of(map));
    }

    /** The properties of one member's value: several where it is split. */
    Map<String, Object> write(MappedMember member, Object value, RowKey key) {
        Map<String, Object> map = new LinkedHashMap<>();
        try {
            int i = all.find(member);
            if (i >= 0) {
                put(i, codecs[i].write(codecs[i].normalize(value)), map);
            }
        } catch (ClassCastException otherType) {
            throw new InvalidValueException(
                    "[VALUE_TYPE] " + members.label(member.model()) + ": the value is of another type (found "
                            + value.getClass().getName() + "): give the declared type",
                    placed.at(key),
                    otherType);
        } catch (TidetableException e) {
            throw placed.refused(e, placed.at(key));
        }
        if (map.isEmpty()) {
            throw new InvalidValueException(
                    "[VALUE_KEY] " + members.label(member.model()) + ": it is no property of the row (found use "
                            + member.model().use() + "): write a new entity instead",
                    placed.at(key),
                    null);
        }
        return map;
    }

    /** Gives the bytes that the service counts. */
    private long put(int i, Object property, Map<String, Object> map) {
        if (large[i]) {
            return putChunks(names[i], property, map);
        }
        if (property instanceof String text && text.length() > Chunks.UNITS) {
            throw tooLarge(stored[i], text.length() + " UTF-16 units", Chunks.UNITS);
        }
        if (property instanceof byte[] bytes && bytes.length > Chunks.BYTES) {
            throw tooLarge(stored[i], bytes.length + " bytes", Chunks.BYTES);
        }
        map.put(names[i], property);
        return RowSize.of(names[i], property);
    }

    private static long putChunks(String name, Object property, Map<String, Object> map) {
        Map<String, Object> chunks = new LinkedHashMap<>();
        Chunks.split(name, property, chunks);
        map.putAll(chunks);
        return RowSize.of(chunks);
    }

    private LimitExceededException tooLarge(MappedMember member, String found, int limit) {
        return new LimitExceededException(
                "[PROPERTY_SIZE] " + members.label(member.model()) + ": the property is too large (found " + found
                        + "): at most " + limit
                        + " are kept; annotate a String or byte[] @Large, or store it elsewhere",
                Place.UNKNOWN,
                null);
    }
}
