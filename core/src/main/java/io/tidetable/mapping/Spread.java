package io.tidetable.mapping;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** Row keys spread over shards and segments: CRC32C of their UTF-8, modulo the number. */
final class Spread {
    private static final String HEX = "0123456789ABCDEF";
    private static final int RADIX = 16;
    private static final String[] DIGITS = new String[RADIX * RADIX];

    static {
        for (int i = 0; i < DIGITS.length; i++) {
            DIGITS[i] = "" + HEX.charAt(i / RADIX) + HEX.charAt(i % RADIX);
        }
    }

    private Spread() {}

    /** Where a row key goes, from 0. */
    static int number(String rowKey, int numbers) {
        CRC32C crc = new CRC32C();
        crc.update(rowKey.getBytes(StandardCharsets.UTF_8));
        return (int) (crc.getValue() % numbers);
    }

    /** A number below 256 in two hexadecimal digits, upper case. */
    static String digits(int number) {
        return DIGITS[number];
    }
}
