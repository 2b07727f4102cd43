package io.tidetable.azure;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** Edm.DateTime as the service writes it: UTC, at most seven digits of a second, trailing zeros dropped. */
final class EdmTime {
    private static final int SECONDS_END = 19;
    /** Nine digits of a second and their point. */
    private static final int LONGEST = SECONDS_END + 10;

    private static final int SECONDS_OF_DAY = 86_400;
    private static final int TICK_NANOS = 100;
    private static final int TICK_DIGITS = 7;

    private EdmTime() {}

    /** As the service takes it: never more than seven digits. */
    static String format(Instant time) {
        LocalDateTime at = LocalDateTime.ofEpochSecond(time.getEpochSecond(), 0, ZoneOffset.UTC);
        StringBuilder text = new StringBuilder(SECONDS_END + TICK_DIGITS + 2);
        digits(text, at.getYear(), 4).append('-');
        digits(text, at.getMonthValue(), 2).append('-');
        digits(text, at.getDayOfMonth(), 2).append('T');
        digits(text, at.getHour(), 2).append(':');
        digits(text, at.getMinute(), 2).append(':');
        digits(text, at.getSecond(), 2);
        return fraction(text, time.getNano() / TICK_NANOS).append('Z').toString();
    }

    private static StringBuilder fraction(StringBuilder text, int ticks) {
        if (ticks == 0) {
            return text;
        }
        int shown = ticks;
        int width = TICK_DIGITS;
        for (; shown % 10 == 0; width--) {
            shown /= 10;
        }
        return digits(text.append('.'), shown, width);
    }

    private static StringBuilder digits(StringBuilder text, int number, int width) {
        int start = text.length();
        text.setLength(start + width);
        int rest = number;
        for (int i = start + width - 1; i >= start; i--) {
            text.setCharAt(i, (char) ('0' + rest % 10));
            rest /= 10;
        }
        return text;
    }

    /**
     * The time of {@code 2014-06-16T02:40:00.1234567Z}; other forms of ISO 8601 by the slow road. DateTimeException
     * where it is none, as {@link OffsetDateTime#parse} has it.
     */
    static Instant parse(String text) {
        int end = text.length() - 1;
        if (!isPlain(text, end)) {
            return OffsetDateTime.parse(text).toInstant();
        }
        long day = LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, 10))
                .toEpochDay();
        int hour = number(text, 11, 13);
        int minute = number(text, 14, 16);
        int second = number(text, 17, SECONDS_END);
        if (hour > 23 || minute > 59 || second > 59) {
            throw new DateTimeException("not a time of day");
        }
        return Instant.ofEpochSecond(day * SECONDS_OF_DAY + hour * 3600L + minute * 60L + second, nanos(text, end));
    }

    /** Whether it is of the service's own form, but for its digits. */
    private static boolean isPlain(String text, int end) {
        return end >= SECONDS_END
                && end <= LONGEST
                && end != SECONDS_END + 1
                && text.charAt(end) == 'Z'
                && text.charAt(4) == '-'
                && text.charAt(7) == '-'
                && text.charAt(10) == 'T'
                && text.charAt(13) == ':'
                && text.charAt(16) == ':'
                && (end == SECONDS_END || text.charAt(SECONDS_END) == '.');
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
