package io.tidetable.azure;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;

/** Edm.DateTime as the service writes it: UTC, at most seven digits of a second, trailing zeros dropped. */
final class EdmTime {
    private static final int SECONDS_END = 19;
    private static final int SECONDS_OF_DAY = 86_400;
    private static final DateTimeFormatter FORMAT = new DateTimeFormatterBuilder()
            .appendPattern("uuuu-MM-dd'T'HH:mm:ss")
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, 7, true)
            .appendLiteral('Z')
            .toFormatter(Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private EdmTime() {}

    /** As the service takes it: never more than seven digits. */
    static String format(Instant time) {
        return FORMAT.format(time);
    }

    /** The time of {@code 2014-06-16T02:40:00.1234567Z}; other forms of ISO 8601 by the slow road. */
    static Instant parse(String text) {
        int end = text.length() - 1;
        if (end < SECONDS_END || text.charAt(end) != 'Z' || text.charAt(10) != 'T' || text.charAt(4) != '-') {
            return OffsetDateTime.parse(text).toInstant();
        }
        long day = LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, 10))
                .toEpochDay();
        long second = number(text, 11, 13) * 3600L + number(text, 14, 16) * 60L + number(text, 17, SECONDS_END);
        return Instant.ofEpochSecond(day * SECONDS_OF_DAY + second, nanos(text, end));
    }

    private static int nanos(String text, int end) {
        if (end == SECONDS_END) {
            return 0;
        }
        int nanos = number(text, SECONDS_END + 1, end);
        for (int digits = end - SECONDS_END - 1; digits < 9; digits++) {
            nanos *= 10;
        }
        return nanos;
    }

    private static int number(String text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw new DateTimeException("not a time of the service: position " + i);
            }
            number = number * 10 + digit;
        }
        return number;
    }
}
