package io.tidetable.run;

import io.tidetable.error.InvalidContinuationException;
import io.tidetable.error.Place;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** How far upkeep has come: the last partition that is done, URL-safe; empty where none is. */
final class UpkeepPosition {
    private static final String MARK = "p";

    private UpkeepPosition() {}

    static String of(String partition) {
        return MARK
                + Base64.getUrlEncoder().withoutPadding().encodeToString(partition.getBytes(StandardCharsets.UTF_8));
    }

    /** The partition of a position. */
    static String partition(String position, String table) {
        if (position.startsWith(MARK)) {
            try {
                byte[] bytes = Base64.getUrlDecoder().decode(position.substring(MARK.length()));
                return new String(bytes, StandardCharsets.UTF_8);
            } catch (IllegalArgumentException mangled) {
                throw invalid(table, mangled);
            }
        }
        throw invalid(table, null);
    }

    private static InvalidContinuationException invalid(
            String table, @org.jspecify.annotations.Nullable Throwable cause) {
        return new InvalidContinuationException(
                "[UPKEEP_POSITION] from: this is no position of a report: give position() of an earlier report",
                new Place(table, null, null),
                cause);
    }
}
