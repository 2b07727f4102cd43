package io.tidetable.azure;

import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Interrupts of threads that wait for an answer: HTTP clients and the SDK's waits clear a thread's flag. */
final class Interrupts {
    /** Causes of causes that are looked at. */
    private static final int MAX_DEPTH = 10;

    private Interrupts() {}

    /** Whether this came of an interrupt. */
    static boolean isIn(@Nullable Throwable failure) {
        return isIn(failure, MAX_DEPTH);
    }

    private static boolean isIn(@Nullable Throwable failure, int depth) {
        if (failure == null || depth == 0) {
            return false;
        }
        return failure instanceof InterruptedException
                || Stream.concat(Stream.ofNullable(failure.getCause()), Arrays.stream(failure.getSuppressed()))
                        .anyMatch(each -> isIn(each, depth - 1));
    }

    /** Sets the flag again where one of these came of an interrupt. */
    static void keep(@Nullable Throwable failure, @Nullable Throwable trouble) {
        if (isIn(failure) || isIn(trouble)) {
            Thread.currentThread().interrupt();
        }
    }
}
