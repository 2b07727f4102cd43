package io.tidetable.run;

import io.tidetable.repository.Tail;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Entities to be followed, and all that a tail gives of them. */
final class Followed {
    private Followed() {}

    static Timed.Newest newest(Instant at, int number) {
        return new Timed.Newest("a", at, String.format(Locale.ROOT, "%05d", number), "INFO");
    }

    static Timed.Oldest oldest(Instant at, int number) {
        return new Timed.Oldest("a", at, String.format(Locale.ROOT, "%05d", number), "INFO");
    }

    static <T> List<T> rest(Tail<T> tail) {
        List<T> all = new ArrayList<>();
        for (List<T> some = tail.poll(Duration.ZERO); !some.isEmpty(); some = tail.poll(Duration.ZERO)) {
            all.addAll(some);
        }
        return all;
    }
}
