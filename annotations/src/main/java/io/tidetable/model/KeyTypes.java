package io.tidetable.model;

import io.tidetable.model.facts.CodecFacts;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Values that have a text in keys, and those whose texts have their order. */
final class KeyTypes {
    private static final Set<ValueType> TIMES =
            EnumSet.of(ValueType.INSTANT, ValueType.OFFSET_DATE_TIME, ValueType.LOCAL_DATE_TIME);
    private static final Set<ValueType> ORDERED = EnumSet.of(
            ValueType.INT,
            ValueType.LONG,
            ValueType.SHORT,
            ValueType.BYTE,
            ValueType.DOUBLE,
            ValueType.FLOAT,
            ValueType.BOOLEAN,
            ValueType.LOCAL_DATE,
            ValueType.INSTANT,
            ValueType.OFFSET_DATE_TIME,
            ValueType.LOCAL_DATE_TIME);
    private static final Set<ValueType> TEXTS =
            EnumSet.of(ValueType.STRING, ValueType.CHAR, ValueType.UUID, ValueType.ENUM, ValueType.CONVERTED);

    private KeyTypes() {}

    /** What speaks against a member as a part of a key; empty too where its type is a problem already. */
    static Optional<String> objection(MemberDraft draft) {
        if (draft.value().isEmpty()) {
            return Optional.empty();
        }
        ValueType value = draft.value().get();
        if (!ORDERED.contains(value) && !TEXTS.contains(value)) {
            return Optional.of("this type has no text in keys (found "
                    + Types.text(draft.facts().type()) + "): annotate it @ConvertedBy(a KeyCodec), or use a String, a"
                    + " number, a boolean, an enum, a UUID, a time or a date");
        }
        return draft.facts()
                .codec()
                .filter(codec -> value == ValueType.CONVERTED && !codec.forKeys())
                .map(CodecFacts::name)
                .map(name -> "a codec of keys gives text (found " + Types.simple(name)
                        + "): let it implement io.tidetable.codec.KeyCodec");
    }

    /** Whether greater values may come first; of codecs only the running program knows. */
    static boolean mayDescend(MemberDraft draft) {
        return draft.value().isEmpty()
                || draft.is(ValueType.CONVERTED)
                || ORDERED.contains(draft.value().get());
    }

    /** Whether the declared type is a point in time. */
    static boolean isTime(MemberDraft draft) {
        return Types.known(draft.facts().type()).filter(TIMES::contains).isPresent();
    }
}
