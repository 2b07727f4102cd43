package io.tidetable.run;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random times of a kind, many of them on and beside the borders of buckets. */
final class TimeDraw {
    private static final int PERCENT = 100;
    private static final List<String> LEVELS = List.of("INFO", "WARN", "ERROR");

    private final Random random;
    private final ChronoUnit unit;
    private final int grain;
    private int count;

    TimeDraw(Class<? extends Timed> kind, long seed) {
        this(kind, seed, 1);
    }

    /** Whole multiples of some ticks. */
    TimeDraw(Class<? extends Timed> kind, long seed, int grain) {
        this.grain = grain;
        this.random = new Random(seed * 31 + kind.getSimpleName().hashCode());
        this.unit = switch (kind.getSimpleName()) {
            case "Seconds" -> ChronoUnit.SECONDS;
            case "Minutes", "Against", "Ticked" -> ChronoUnit.MINUTES;
            case "Hours", "Received" -> ChronoUnit.HOURS;
            case "HalfDays" -> ChronoUnit.HALF_DAYS;
            case "Weeks" -> ChronoUnit.WEEKS;
            case "Months" -> ChronoUnit.MONTHS;
            case "Years" -> ChronoUnit.YEARS;
            default -> ChronoUnit.DAYS;
        };
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    boolean chance(int percent) {
        return random.nextInt(PERCENT) < percent;
    }

    String host() {
        return chance(70) ? "a" : "b";
    }

    String level() {
        return LEVELS.get(below(LEVELS.size()));
    }

    /** A border of a bucket, a tick beside it, or any time near it; a whole tick. */
    Instant tick() {
        Instant border =
                LocalDateTime.of(2026, 3, 1, 0, 0).plus(below(40), unit).toInstant(ZoneOffset.UTC);
        return switch (below(5)) {
            case 0 -> border;
            case 1 -> border.minusNanos(100L * grain);
            case 2 -> border.plusNanos(100L * grain);
            default -> border.plusNanos(100L * grain * Math.floorMod(random.nextLong(), ticks() / grain));
        };
    }

    /** Of three units. */
    private long ticks() {
        return unit.getDuration().multipliedBy(3).toSeconds() * 10_000_000L;
    }

    /** As {@link #tick}, and at times no whole tick. */
    Instant edge() {
        Instant tick = tick();
        return grain == 1 && chance(20) ? tick.plusNanos(1 + below(99)) : tick;
    }

    <T extends Timed> T entity(Class<T> kind) {
        return Timed.of(kind, host(), tick(), "n" + count++, level());
    }

    /** Entities with times of their own, where the kind wants that. */
    <T extends Timed> List<T> entities(Class<T> kind, int number) {
        List<T> entities = new ArrayList<>();
        Set<Instant> times = new HashSet<>();
        while (entities.size() < number) {
            T entity = entity(kind);
            if (times.add(entity.at()) || !kind.equals(Timed.PlainDays.class)) {
                entities.add(entity);
            }
        }
        return entities;
    }
}
