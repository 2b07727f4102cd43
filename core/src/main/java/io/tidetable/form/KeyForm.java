package io.tidetable.form;

import io.tidetable.model.KeyPart;
import io.tidetable.model.ValueType;
import org.jspecify.annotations.Nullable;

/** The key texts of a member's value, one for each place where it can stand. Immutable. */
public record KeyForm(MemberForm member) {
    /** A place in a key. */
    public enum Position {
        /** Nothing stands before or behind it. */
        ALONE(true, true),
        /** First of a row key, more follows. */
        FIRST(true, false),
        /** More stands before and behind, or behind alone in a partition key. */
        INNER(false, false),
        /** Nothing stands behind it. */
        LAST(false, true);

        private final boolean opens;
        private final boolean closes;

        Position(boolean opens, boolean closes) {
            this.opens = opens;
            this.closes = closes;
        }

        private KeyEscape escape() {
            return new KeyEscape(!closes, opens);
        }

        /** A place by what stands around it. */
        public static Position of(boolean opens, boolean closes) {
            return opens ? (closes ? ALONE : FIRST) : closes ? LAST : INNER;
        }
    }

    /** How a value is compared in an index. */
    public enum Comparison {
        EXACT,
        IGNORE_CASE,
        HASHED,
        HASHED_IGNORE_CASE
    }

    /**
     * The text of a value.
     *
     * @throws IllegalArgumentException the type has none
     */
    public KeyText text(Position position, boolean descending) {
        return text(position, descending, Comparison.EXACT);
    }

    /** The text of a value in an index. */
    public KeyText text(Position position, boolean descending, Comparison comparison) {
        RawText raw = raw(descending);
        RawText compared = switch (comparison) {
            case EXACT -> raw;
            case IGNORE_CASE -> new IndexText.Folded(raw);
            case HASHED -> new IndexText.Hashed(raw);
            case HASHED_IGNORE_CASE -> new IndexText.Hashed(new IndexText.Folded(raw));
        };
        return compared.isFree()
                ? new EscapedKeyText(member.label(), compared, position.escape())
                : new PlainKeyText(member.label(), compared);
    }

    /** The text of a time's bucket; what a codec makes of the time is kept elsewhere. */
    public KeyText bucket(KeyPart.Bucket bucket) {
        ValueType time = member.value() == ValueType.CONVERTED
                ? Moments.type(member.type().getName())
                : member.value();
        return new PlainKeyText(
                member.label(),
                new BucketText(
                        time, new TimeUnits(bucket.unit(), bucket.amount()), bucket.descending(), bucket.plain()));
    }

    /** Whether values of the type can stand in keys. */
    public static boolean exists(ValueType type) {
        return switch (type) {
            case BYTES, DURATION, BIG_DECIMAL, BIG_INTEGER, JSON -> false;
            default -> true;
        };
    }

    /** The text of a main row's whole key, as it is, at the end of a copy's key. */
    public static KeyText mainRowKey() {
        return new PlainKeyText("the main row key", new Whole());
    }

    private RawText raw(boolean descending) {
        ValueType type = member.value();
        FreeText free = FreeText.of(member);
        if (free != null) {
            if (descending) {
                throw new IllegalArgumentException(member.label() + ": text has no descending order");
            }
            return free;
        }
        return switch (type) {
            case INT, LONG, SHORT, BYTE -> new NumberText(type, descending);
            case DOUBLE, FLOAT -> new DoubleText(type, descending);
            case BOOLEAN -> new BooleanText(descending);
            case UUID -> new UuidText();
            case LOCAL_DATE -> new DateText(descending);
            case INSTANT, OFFSET_DATE_TIME, LOCAL_DATE_TIME -> new TimeText(type, descending);
            default ->
                throw new IllegalArgumentException(
                        member.label() + ": no key text for " + type + ": annotate it @ConvertedBy a KeyCodec");
        };
    }

    private record Whole() implements RawText {
        @Override
        public @Nullable String write(Object value) {
            return (String) value;
        }

        @Override
        public @Nullable Object read(String text) {
            return text;
        }

        @Override
        public String wanted() {
            return "a row key";
        }

        @Override
        public boolean keepsOrder() {
            return true;
        }

        @Override
        public boolean keepsPrefixes() {
            return true;
        }
    }
}
