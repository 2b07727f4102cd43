package io.tidetable.form;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Dates as they print; descending: the date that lies as far behind 0001-01-01 as this one lies before 9999-12-31. */
record DateText(boolean descending) implements RawText {
    private static final int LENGTH = 10;
    static final LocalDate FIRST = LocalDate.of(1, 1, 1);
    static final LocalDate LAST = LocalDate.of(9999, 12, 31);
    private static final long BOTH = FIRST.toEpochDay() + LAST.toEpochDay();

    @Override
    public @Nullable String write(Object value) {
        LocalDate date = (LocalDate) value;
        return isOutside(date) ? null : mirrored(date).toString();
    }

    @Override
    public @Nullable Object read(String text) {
        LocalDate date = parse(text);
        return isOutside(date) ? null : mirrored(date);
    }

    /** The date of {@code 2014-06-16}; other forms of ISO 8601 by the slow road; DateTimeException where it is none. */
    static LocalDate parse(String text) {
        if (text.length() != LENGTH || text.charAt(4) != '-' || text.charAt(7) != '-') {
            return LocalDate.parse(text);
        }
        int year = number(text, 0, 4);
        int month = number(text, 5, 7);
        int day = number(text, 8, LENGTH);
        return year < 0 || month < 0 || day < 0 ? LocalDate.parse(text) : LocalDate.of(year, month, day);
    }

    /** -1 where it is not of digits. */
    private static int number(String text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            number = number * 10 + digit;
        }
        return number;
    }

    private LocalDate mirrored(LocalDate date) {
        return descending ? LocalDate.ofEpochDay(BOTH - date.toEpochDay()) : date;
    }

    static boolean isOutside(LocalDate date) {
        return date.isBefore(FIRST) || date.isAfter(LAST);
    }

    @Override
    public String wanted() {
        return "a date from 0001-01-01 to 9999-12-31";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
