package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Percent-encoding of addresses, as strict in reading as the service. */
final class Percent {
    private static final String UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~!*'()";
    private static final String HEX = "0123456789ABCDEF";
    private static final int RADIX = 16;

    private Percent() {}

    /** Decodes once; {@code +} is a plus. */
    static String decodePath(String text) {
        return text.indexOf('%') < 0 ? text : decode(text);
    }

    /** Decodes once; {@code +} is a space. */
    static String decodeQuery(String text) {
        return decodePath(text.replace('+', ' '));
    }

    private static String decode(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '%') {
                bytes.write(escaped(text, i));
                i += 2;
            } else if (c < 0x80) {
                bytes.write(c);
            } else {
                int end = text.offsetByCodePoints(i, 1);
                bytes.writeBytes(text.substring(i, end).getBytes(StandardCharsets.UTF_8));
                i = end - 1;
            }
        }
        return utf8(bytes.toByteArray());
    }

    private static int escaped(String text, int at) {
        int high = at + 2 < text.length() ? Character.digit(text.charAt(at + 1), RADIX) : -1;
        int low = high < 0 ? -1 : Character.digit(text.charAt(at + 2), RADIX);
        if (low < 0) {
            throw Failure.INVALID_URL.error();
        }
        return high * RADIX + low;
    }

    /** Reads UTF-8 strictly. */
    static String utf8(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            throw Failure.INVALID_URL.error();
        }
    }

    /** Encodes all but letters, digits and {@code - _ . ~ ! * ' ( )}, as the service does in addresses. */
    static String encode(String text) {
        if (text.chars().allMatch(c -> UNRESERVED.indexOf(c) >= 0)) {
            return text;
        }
        StringBuilder encoded = new StringBuilder(text.length());
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            if (b > 0 && UNRESERVED.indexOf(b) >= 0) {
                encoded.append((char) b);
            } else {
                encoded.append('%').append(HEX.charAt((b >> 4) & 0xF)).append(HEX.charAt(b & 0xF));
            }
        }
        return encoded.toString();
    }
}
