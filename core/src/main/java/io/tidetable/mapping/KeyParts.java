package io.tidetable.mapping;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.TidetableException;
import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The key values of an entity in the order of {@code Key.of}: a bucketed time once, a suffix that nobody sees last. */
final class KeyParts {
    private final String entity;
    private final Members members;
    private final MainKeys keys;
    private final Placed placed;
    private final int[] order;

    KeyParts(String entity, Members members, MainKeys keys, MainKeys.Layout layout, Placed placed) {
        this.entity = entity;
        this.members = members;
        this.keys = keys;
        this.placed = placed;
        Set<Integer> distinct = new LinkedHashSet<>();
        for (KeyLayout key : List.of(layout.partitionKey(), layout.rowKey())) {
            key.slots().forEach(slot -> distinct.add(index(slot)));
        }
        this.order = distinct.stream().mapToInt(i -> i).toArray();
    }

    private int index(KeySlot slot) {
        return slot.member().isEmpty() ? KeyWriter.NO_MEMBER : members.index(slot.member());
    }

    RowKey write(List<? extends @Nullable Object> parts) {
        if (parts.size() != order.length) {
            throw invalid("the key has " + (parts.size() < order.length ? "too few" : "too many") + " parts (found "
                    + parts.size() + "): give " + names());
        }
        @Nullable Object[] values = keys.newValues();
        Object unseen = null;
        for (int i = 0; i < order.length; i++) {
            Object part = checked(i, parts.get(i));
            if (order[i] == KeyWriter.NO_MEMBER) {
                unseen = part;
            } else {
                values[order[i]] = normalized(order[i], part);
            }
        }
        return keys.write(values, unseen);
    }

    private Object normalized(int member, Object part) {
        try {
            return members.array()[member].property().normalize(part);
        } catch (TidetableException e) {
            throw placed.refused(e, placed.nowhere());
        }
    }

    private Object checked(int place, @Nullable Object part) {
        Class<?> type = type(order[place]);
        if (type == Long.class && part instanceof Integer number) {
            return number.longValue();
        }
        if (part == null || !type.isInstance(part)) {
            throw new InvalidKeyException(
                    "[KEY_PART] " + entity + "." + name(order[place]) + ": part " + (place + 1)
                            + " of the key is of another type (found "
                            + (part == null ? "null" : part.getClass().getSimpleName()) + "): give a "
                            + type.getSimpleName(),
                    placed.nowhere(),
                    null);
        }
        return part;
    }

    private Class<?> type(int member) {
        return member == KeyWriter.NO_MEMBER ? UUID.class : members.type(member);
    }

    private String name(int member) {
        return member == KeyWriter.NO_MEMBER
                ? "(generated suffix)"
                : members.array()[member].model().name();
    }

    private String names() {
        List<String> names = new ArrayList<>();
        for (int member : order) {
            names.add(type(member).getSimpleName() + " " + name(member));
        }
        return names.isEmpty() ? "none: the class has one constant key" : String.join(", ", names);
    }

    /** The key values among an entity's values. */
    List<Object> of(@Nullable Object[] values) {
        return list(values, null);
    }

    /** The key values of a main row. */
    List<Object> read(RowKey key) {
        @Nullable Object[] values = keys.newValues();
        Object unseen = keys.readRow(key, values);
        keys.readPartition(key, values);
        return list(values, unseen);
    }

    private List<Object> list(@Nullable Object[] values, @Nullable Object unseen) {
        List<Object> parts = new ArrayList<>(order.length);
        for (int member : order) {
            Object value = member == KeyWriter.NO_MEMBER ? unseen : values[member];
            if (value == null) {
                throw missing(member);
            }
            parts.add(value);
        }
        return List.copyOf(parts);
    }

    /** Refuses values of which a key member is missing. */
    void check(@Nullable Object[] values) {
        for (int member : order) {
            if (member != KeyWriter.NO_MEMBER && values[member] == null) {
                throw missing(member);
            }
        }
    }

    /** A key member that holds nothing. */
    InvalidKeyException missing(int member) {
        return member == KeyWriter.NO_MEMBER
                ? invalid("the entity does not hold the generated suffix of its key (found no @KeySuffix): give the"
                        + " class a member with @KeySuffix to update, save or delete its entities")
                : new InvalidKeyException(
                        "[KEY_NULL] " + entity + "." + name(member)
                                + ": a part of the key is missing (found null): set it",
                        placed.nowhere(),
                        null);
    }

    private InvalidKeyException invalid(String text) {
        return new InvalidKeyException("[KEY_PART] " + entity + ": " + text, placed.nowhere(), null);
    }
}
