package io.tidetable.form;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Texts of indexes that say less than the value. */
sealed interface IndexText extends RawText {
    RawText whole();

    @Override
    default String wanted() {
        return whole().wanted();
    }

    @Override
    default boolean keepsOrder() {
        return false;
    }

    /** The text without regard to case. */
    record Folded(RawText whole) implements IndexText {
        @Override
        public @Nullable String write(Object value) {
            String text = whole.write(value);
            return text == null ? null : CaseFolding.fold(text);
        }

        @Override
        public Object read(String text) {
            return text;
        }

        @Override
        public boolean keepsPrefixes() {
            return whole.keepsPrefixes();
        }

        @Override
        public boolean isFree() {
            return whole.isFree();
        }

        @Override
        public boolean isWrittenFor(Object value, String text) {
            return CaseFolding.fold(text).equals(text) && Utf16.isWellFormed(text);
        }
    }

    /** SHA-256 of the text in UTF-8, in 64 hexadecimal digits, lower case. */
    record Hashed(RawText whole) implements IndexText {
        private static final int DIGITS = 64;

        @Override
        public @Nullable String write(Object value) {
            String text = whole.write(value);
            return text == null
                    ? null
                    : HexFormat.of().formatHex(digest().digest(text.getBytes(StandardCharsets.UTF_8)));
        }

        @Override
        public Object read(String text) {
            return text;
        }

        @Override
        public boolean isWrittenFor(Object value, String text) {
            return text.length() == DIGITS
                    && text.chars().allMatch(c -> HexFormat.isHexDigit(c) && (c < 'A' || c > 'F'));
        }

        private static MessageDigest digest() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java platform has SHA-256", e);
            }
        }
    }
}
