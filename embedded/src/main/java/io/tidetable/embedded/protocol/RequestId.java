package io.tidetable.embedded.protocol;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** What marks an answer: an id, which needs to be unique but not unguessable, and the date. */
final class RequestId {
    private static final long VERSION_4 = 0x4000L;
    private static final long VERSION_MASK = 0xF000L;
    private static final long VARIANT = 1L << 63;
    private static final long VARIANT_MASK = 3L << 62;

    private static volatile Second last = new Second(0);

    private RequestId() {}

    /** A second and its text in headers. */
    private record Second(long number, String text) {
        Second(long number) {
            this(
                    number,
                    DateTimeFormatter.RFC_1123_DATE_TIME.format(
                            Instant.ofEpochSecond(number).atOffset(ZoneOffset.UTC)));
        }
    }

    static String next() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        long high = (random.nextLong() & ~VERSION_MASK) | VERSION_4;
        long low = (random.nextLong() & ~VARIANT_MASK) | VARIANT;
        return new UUID(high, low).toString();
    }

    static String date() {
        long now = Instant.now().getEpochSecond();
        Second second = last;
        if (second.number != now) {
            second = new Second(now);
            last = second;
        }
        return second.text;
    }
}
