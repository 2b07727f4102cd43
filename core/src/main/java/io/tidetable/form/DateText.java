package io.tidetable.form;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Dates as they print; descending: the date that lies as far behind 0001-01-01 as this one lies before 9999-12-31. */
record DateText(boolean descending) implements RawText {
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
        LocalDate date = LocalDate.parse(text);
        return isOutside(date) ? null : mirrored(date);
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
