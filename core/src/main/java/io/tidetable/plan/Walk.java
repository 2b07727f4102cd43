package io.tidetable.plan;

import io.tidetable.error.TidetableException;
import io.tidetable.mapping.KeySlot;
import io.tidetable.plan.KeyPath.KeyPlace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * How far what a query asks bounds a key: from its first place on as long as values are named, and one range or prefix
 * behind them.
 *
 * @param ranges in order, none overlapping; none where no key can satisfy the query
 * @param served criteria that every key of the ranges satisfies
 * @param equal places whose values are named
 * @param complete whether the ranges are single keys
 * @param ranged whether a range, a prefix or a bucket of time bounds the keys
 * @param open the first place whose value is not named; empty where complete
 */
record Walk(
        List<KeyRange> ranges,
        Set<Criterion> served,
        int equal,
        boolean complete,
        boolean ranged,
        Optional<KeyPlace> open) {
    /** Ranges and points of one query at most; what would make more bounds nothing. */
    static final int MAX_RANGES = 10_000;

    /** UTF-16 units of a key at most (Table service, 1 KiB). */
    static final int MAX_KEY = 512;

    /** Whether the keys are bounded by more than constant text. */
    boolean isBounded() {
        return equal > 0 || ranged;
    }

    static Walk of(KeyPath path, Map<String, Demand> demands, MemberOrders orders, boolean foldsCase) {
        return new Walker(path, demands, orders, foldsCase).walk();
    }

    private static final class Walker {
        private final KeyPath path;
        private final Map<String, Demand> demands;
        private final MemberOrders orders;
        private final boolean foldsCase;
        private final Set<Criterion> served = new HashSet<>();
        private List<String> known = List.of("");
        private boolean ranged;

        Walker(KeyPath path, Map<String, Demand> demands, MemberOrders orders, boolean foldsCase) {
            this.path = path;
            this.demands = demands;
            this.orders = orders;
            this.foldsCase = foldsCase;
        }

        Walk walk() {
            int equal = 0;
            for (KeyPlace place : path.places()) {
                known = known.stream()
                        .flatMap(k -> place.before().stream().map(b -> k + b))
                        .toList();
                Demand demand = demands.get(place.slot().member());
                if (demand == null) {
                    return open(place, equal, List.of());
                }
                Optional<List<String>> points = points(place, demand);
                if (points.isEmpty()) {
                    return open(place, equal, bounds(place, demand));
                }
                List<String> texts = points.get();
                known = known.stream()
                        .flatMap(k -> texts.stream().map(t -> k + t))
                        .toList();
                serve(place, demand.criteria());
                equal++;
            }
            return new Walk(
                    known.stream()
                            .map(k -> k + path.tail())
                            .filter(k -> k.length() <= MAX_KEY)
                            .map(KeyRange::point)
                            .toList(),
                    served,
                    equal,
                    true,
                    ranged,
                    Optional.empty());
        }

        private Optional<List<String>> points(KeyPlace place, Demand demand) {
            return demand.points()
                    .filter(points -> points.size() * (long) known.size() <= MAX_RANGES)
                    .filter(points -> orders.isBounded(place, new Check.OneOf(points, Set.of()), foldsCase))
                    .map(points -> texts(place.slot(), points));
        }

        /** Texts of values, each once: times of one bucket have one; a value that no key can hold has none. */
        private static List<String> texts(KeySlot slot, List<Object> values) {
            Set<String> texts = new TreeSet<>();
            values.forEach(value -> text(slot, value).ifPresent(texts::add));
            return List.copyOf(texts);
        }

        private static Optional<String> text(KeySlot slot, Object value) {
            try {
                return Optional.of(slot.text().of(value));
            } catch (TidetableException e) {
                return Optional.empty();
            }
        }

        private List<Criterion> bounds(KeyPlace place, Demand demand) {
            return demand.criteria().stream()
                    .filter(c -> c.check() instanceof Check.Within || c.check() instanceof Check.Prefix)
                    .filter(c -> orders.isBounded(place, c.check(), foldsCase))
                    .toList();
        }

        private Walk open(KeyPlace place, int equal, List<Criterion> bounds) {
            List<KeyRange> ranges = new ArrayList<>();
            for (String before : known) {
                if (before.length() > MAX_KEY || bounds.stream().anyMatch(b -> isTooLong(place, before, b))) {
                    continue; // no key is so long
                }
                KeyRange here = KeyRange.block(before);
                for (Criterion bound : bounds) {
                    here = here.and(new SlotRange(place, before).of(bound.check()));
                }
                if (!here.isEmpty()) {
                    ranges.add(here);
                }
            }
            serve(place, bounds);
            ranges.sort(
                    Comparator.comparing(r -> r.lower() == null ? "" : r.lower().text()));
            return new Walk(ranges, served, equal, false, ranged || !bounds.isEmpty(), Optional.of(place));
        }

        private static boolean isTooLong(KeyPlace place, String before, Criterion bound) {
            return bound.check() instanceof Check.Prefix prefix
                    && before.length() + place.slot().text().of(prefix.prefix()).length() > MAX_KEY;
        }

        /** A bucket holds other times too: what it bounds is still to be asked. */
        private void serve(KeyPlace place, List<Criterion> criteria) {
            if (place.slot().use() == KeySlot.Use.BUCKET) {
                ranged |= !criteria.isEmpty();
            } else {
                criteria.stream()
                        .filter(c -> !(c.check() instanceof Check.Absent))
                        .forEach(served::add);
            }
        }
    }
}
