package io.tidetable.embedded.value;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A time of the service: ticks of 100 ns since 0001-01-01T00:00:00Z. Digits beyond the seventh are dropped when it is
 * read; trailing zeros are dropped when it is written.
 */
public record DateTime(long ticks) implements Comparable<DateTime> {
    /** The first time that a property can hold, 1601-01-01. */
    public static final DateTime MIN = of(LocalDateTime.of(1601, 1, 1, 0, 0));

    private static final long TICKS_PER_SECOND = 10_000_000;
    private static final int SECONDS_PER_MINUTE = 60;
    private static final int SECONDS_PER_HOUR = 3_600;
    private static final int SECONDS_PER_DAY = 86_400;
    private static final int NANOS_PER_TICK = 100;
    private static final long EPOCH_SECONDS = 62_135_596_800L;
    private static final int FRACTION_DIGITS = 7;
    private static final int LAST_YEAR = 9999;
    private static final Pattern TEXT = Pattern.compile(
            "(\\d{4})-(\\d\\d)-(\\d\\d)(?:T(\\d\\d):(\\d\\d)(?::(\\d\\d)(?:\\.(\\d+))?)?)?(Z|[+-]\\d\\d:\\d\\d)?");

    /** The tick that holds an instant. */
    public static DateTime of(Instant instant) {
        return new DateTime(
                (instant.getEpochSecond() + EPOCH_SECONDS) * TICKS_PER_SECOND + instant.getNano() / NANOS_PER_TICK);
    }

    private static DateTime of(LocalDateTime time) {
        return of(time.toInstant(ZoneOffset.UTC));
    }

    /** Reads ISO text; without an offset it is UTC. Null where it is no time of the years 1 to 9999. */
    public static @Nullable DateTime parse(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            return null;
        }
        try {
            LocalDate date = LocalDate.of(number(parts, 1), number(parts, 2), number(parts, 3));
            LocalTime time = LocalTime.of(number(parts, 4), number(parts, 5), number(parts, 6), nanos(parts.group(7)));
            String offset = parts.group(8);
            Instant instant =
                    LocalDateTime.of(date, time).toInstant(offset == null ? ZoneOffset.UTC : ZoneOffset.of(offset));
            int year = instant.atOffset(ZoneOffset.UTC).getYear();
            return year < 1 || year > LAST_YEAR ? null : of(instant);
        } catch (DateTimeException notATime) {
            return null;
        }
    }

    private static int number(Matcher parts, int group) {
        String digits = parts.group(group);
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    private static int nanos(@Nullable String fraction) {
        if (fraction == null) {
            return 0;
        }
        String seven = (fraction + "0000000").substring(0, FRACTION_DIGITS);
        return Integer.parseInt(seven) * NANOS_PER_TICK;
    }

    /** With all seven digits, as in the Time line of an error. */
    public String withAllDigits() {
        return text(FRACTION_DIGITS);
    }

    @Override
    public String toString() {
        long fraction = ticks % TICKS_PER_SECOND;
        int digits = fraction == 0 ? 0 : FRACTION_DIGITS;
        while (digits > 0 && fraction % 10 == 0) {
            fraction /= 10;
            digits--;
        }
        return text(digits);
    }

    /** Written by hand, digit by digit: every row of every page has two of these. */
    private String text(int digits) {
        long seconds = ticks / TICKS_PER_SECOND;
        LocalDate date = LocalDate.ofEpochDay(seconds / SECONDS_PER_DAY - EPOCH_SECONDS / SECONDS_PER_DAY);
        int second = (int) (seconds % SECONDS_PER_DAY);
        byte[] text = "0000-00-00T00:00:00.0000000Z".getBytes(StandardCharsets.ISO_8859_1);
        put(text, 4, date.getYear());
        put(text, 7, date.getMonthValue());
        put(text, 10, date.getDayOfMonth());
        put(text, 13, second / SECONDS_PER_HOUR);
        put(text, 16, second / SECONDS_PER_MINUTE % SECONDS_PER_MINUTE);
        put(text, 19, second % SECONDS_PER_MINUTE);
        put(text, 27, (int) (ticks % TICKS_PER_SECOND));
        int end = digits == 0 ? 19 : 20 + digits;
        text[end] = 'Z';
        return new String(text, 0, end + 1, StandardCharsets.ISO_8859_1);
    }

    /** Puts a number's digits so that they end before a place. */
    private static void put(byte[] text, int end, int number) {
        int rest = number;
        for (int i = end - 1; rest > 0; i--) {
            text[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }

    @Override
    public int compareTo(DateTime other) {
        return Long.compare(ticks, other.ticks);
    }
}
