package io.tidetable.form;

import java.util.Random;
import java.util.stream.LongStream;

/** Seeds of random tests; {@code -Dseed=N} replays one. */
public final class Seeds {
    private static final int COUNT = 8;

    private Seeds() {}

    /** Those of one run. */
    public static LongStream all() {
        Long one = Long.getLong("seed");
        return one != null ? LongStream.of(one) : LongStream.rangeClosed(1, COUNT);
    }

    /**
     * Text of characters that keys escape, surrogate pairs, edges of UTF-16, and a few letters, so that prefixes meet.
     */
    public static String text(Random random, int maxLength) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(maxLength + 1);
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(codePoint(random));
        }
        return text.toString();
    }

    private static int codePoint(Random random) {
        int[] edges = {
            '_', '!', '~', '/', '\\', '#', '?', '-', '0', '2', 'F', 'a', 'b', 'A', 0, 0x1F, 0x7F, 0x9F, 0xA0, 0xD7FF,
            0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x10FFFF, 0x1F600, '%', '\'', ' ', '.'
        };
        if (random.nextInt(10) > 0) {
            return edges[random.nextInt(edges.length)];
        }
        int any = random.nextInt(Character.MAX_CODE_POINT + 1);
        return any >= Character.MIN_SURROGATE && any <= Character.MAX_SURROGATE ? 'x' : any;
    }
}
