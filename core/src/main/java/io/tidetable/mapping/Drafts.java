package io.tidetable.mapping;

import io.tidetable.error.InvalidValueException;
import io.tidetable.error.TidetableException;
import io.tidetable.form.Moments;
import io.tidetable.model.EntityModel;
import io.tidetable.model.KeyPart;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.model.ValueType;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Values as they will read back: truncated, generated where keys miss some, and none missing that is required. */
final class Drafts {
    private final EntityModel model;
    private final Members members;
    private final KeySource source;
    private final KeyParts parts;
    private final Placed placed;
    private final int time;
    private final int suffix;
    private final boolean hidesSuffix;
    private final boolean reverse;
    private final int token;
    private final int timestamp;
    private final boolean[] changes;

    Drafts(EntityModel model, Members members, KeySource source, KeyParts parts, Placed placed) {
        this.model = model;
        this.members = members;
        this.source = source;
        this.parts = parts;
        this.placed = placed;
        KeyPart.Time key = model.rowKey().stream()
                .filter(KeyPart.Time.class::isInstance)
                .map(KeyPart.Time.class::cast)
                .findFirst()
                .orElse(null);
        this.reverse = key != null && key.reverse();
        this.hidesSuffix = key != null && !key.unique() && key.suffix().isEmpty();
        this.suffix = key == null
                ? KeyWriter.NO_MEMBER
                : key.suffix().map(members::index).orElse(KeyWriter.NO_MEMBER);
        this.time = key != null ? members.index(key.member()) : bucket(model, members);
        this.token = use(Use.ETAG);
        this.timestamp = use(Use.TIMESTAMP);
        this.changes = new boolean[members.array().length];
        members.list().forEach(member -> changes[member.index()] = changes(member));
    }

    private static int bucket(EntityModel model, Members members) {
        return model.partitionKey().stream()
                .filter(KeyPart.Bucket.class::isInstance)
                .mapToInt(part -> members.index(((KeyPart.Bucket) part).member()))
                .findFirst()
                .orElse(KeyWriter.NO_MEMBER);
    }

    private int use(Use use) {
        MappedMember[] used = members.usedFor(use);
        return used.length == 0 ? KeyWriter.NO_MEMBER : used[0].index();
    }

    /** The token among values; null where there is none. */
    @Nullable
    String token(@Nullable Object[] values) {
        return token == KeyWriter.NO_MEMBER ? null : (String) values[token];
    }

    /** The member that holds the token, or {@link KeyWriter#NO_MEMBER}. */
    int tokenMember() {
        return token;
    }

    /** The member that holds the timestamp, or {@link KeyWriter#NO_MEMBER}. */
    int timestampMember() {
        return timestamp;
    }

    /** Normalizes an entity's values in place, key members that are null left so. */
    void normalize(@Nullable Object[] values) {
        try {
            for (int i = 0; i < values.length; i++) {
                Object value = values[i];
                if (value == null) {
                    checkOptional(i);
                } else if (changes[i]) {
                    values[i] = normalized(members.array()[i], value);
                }
            }
        } catch (TidetableException e) {
            throw placed.refused(e, placed.nowhere());
        }
    }

    private void checkOptional(int i) {
        MappedMember member = members.array()[i];
        if (member.model().required() && member.model().use() == Use.PROPERTY && i != time) {
            throw required(member);
        }
    }

    /** Whether a member's value may read back as another. */
    private static boolean changes(MappedMember member) {
        return switch (member.model().value()) {
            case INSTANT, OFFSET_DATE_TIME, LOCAL_DATE_TIME, CONVERTED -> true;
            case DOUBLE, FLOAT -> member.model().use() == Use.KEY;
            default -> false;
        };
    }

    /** Normalizes key members alone. */
    void normalizeKey(@Nullable Object[] values) {
        try {
            for (MappedMember member : members.array()) {
                Object value = values[member.index()];
                if (value != null && (member.model().use() == Use.KEY || member.index() == time)) {
                    values[member.index()] = normalized(member, value);
                }
            }
        } catch (TidetableException e) {
            throw placed.refused(e, placed.nowhere());
        }
    }

    private static Object normalized(MappedMember member, Object value) {
        Object read = member.property().normalize(value);
        return member.model().use() == Use.KEY ? withoutNegativeZero(read) : read;
    }

    /** Key text has one zero. */
    private static Object withoutNegativeZero(Object value) {
        if (value instanceof Double number) {
            return number + 0.0;
        }
        return value instanceof Float number ? (Object) (number + 0.0f) : value;
    }

    private InvalidValueException required(MappedMember member) {
        return new InvalidValueException(
                "[VALUE_NULL] " + members.label(member.model()) + ": a required value is missing (found null): set it",
                placed.nowhere(),
                null);
    }

    /** Fills in what a key misses; gives the suffix that no member holds. */
    @Nullable
    Object generate(@Nullable Object[] values, boolean generates) {
        if (generates && time != KeyWriter.NO_MEMBER && values[time] == null) {
            values[time] = Moments.value(type(time), source.now());
        }
        if (generates && suffix != KeyWriter.NO_MEMBER && values[suffix] == null) {
            UUID made = source.suffix(reverse);
            values[suffix] = type(suffix) == ValueType.STRING ? made.toString() : made;
        }
        if (hidesSuffix && !generates) {
            throw parts.missing(KeyWriter.NO_MEMBER);
        }
        return hidesSuffix ? source.suffix(reverse) : null;
    }

    private ValueType type(int member) {
        return model.members().get(member).value();
    }
}
