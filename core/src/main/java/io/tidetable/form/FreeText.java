package io.tidetable.form;

import io.tidetable.codec.Codec;
import io.tidetable.codec.KeyCodec;
import io.tidetable.model.ValueType;
import org.jspecify.annotations.Nullable;

/** Values whose text is whatever it is: Strings, characters, names of constants, what codecs write. */
sealed interface FreeText extends RawText {
    @Override
    default boolean isFree() {
        return true;
    }

    @Override
    default boolean keepsOrder() {
        return false;
    }

    @Override
    default String wanted() {
        return "text without half a surrogate pair";
    }

    /** A String as it is. */
    record OfString() implements FreeText {
        @Override
        public @Nullable String write(Object value) {
            String text = (String) value;
            return Utf16.isWellFormed(text) ? text : null;
        }

        @Override
        public @Nullable Object read(String text) {
            return write(text);
        }

        @Override
        public boolean isWrittenFor(Object value, String text) {
            return true;
        }

        @Override
        public boolean keepsPrefixes() {
            return true;
        }
    }

    /** One UTF-16 unit. */
    record OfChar() implements FreeText {
        @Override
        public @Nullable String write(Object value) {
            return Character.isSurrogate((Character) value) ? null : value.toString();
        }

        @Override
        public @Nullable Object read(String text) {
            return text.length() == 1 ? text.charAt(0) : null;
        }
    }

    /** The name of a constant. */
    record OfEnum(EnumNames names) implements FreeText {
        @Override
        public String write(Object value) {
            return ((Enum<?>) value).name();
        }

        @Override
        public @Nullable Object read(String text) {
            return names.constant(text);
        }

        @Override
        public String wanted() {
            return "the name of a constant of " + names.type().getSimpleName();
        }
    }

    /** What a codec writes; one that keeps order must keep to characters that no key escapes, {@code _} included. */
    record OfCodec(Codec<Object> codec, boolean keepsOrder) implements FreeText {
        private static final KeyEscape ANY = new KeyEscape(true, true);

        static OfCodec of(MemberForm member) {
            Codec<Object> codec = member.converter();
            return new OfCodec(codec, codec instanceof KeyCodec<?> key && key.keepsOrder());
        }

        @Override
        public @Nullable String write(Object value) {
            return codec.write(value) instanceof String text
                            && Utf16.isWellFormed(text)
                            && (!keepsOrder || ANY.leaves(text))
                    ? text
                    : null;
        }

        @Override
        public @Nullable Object read(String text) {
            return codec.read(text);
        }

        @Override
        public String wanted() {
            return keepsOrder
                    ? "text of " + name() + " that needs no escape, for it promises an order"
                    : "text of " + name() + " without half a surrogate pair";
        }

        private String name() {
            return codec.getClass().getSimpleName();
        }
    }

    /** The free text of a type; null where the type has none. */
    static @Nullable FreeText of(MemberForm member) {
        ValueType type = member.value();
        return switch (type) {
            case STRING -> new OfString();
            case CHAR -> new OfChar();
            case ENUM -> new OfEnum(EnumNames.of(member.type()));
            case CONVERTED -> OfCodec.of(member);
            default -> null;
        };
    }
}
