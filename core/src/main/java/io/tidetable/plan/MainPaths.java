package io.tidetable.plan;

import io.tidetable.error.TidetableException;
import io.tidetable.plan.KeyPath.KeyPlace;
import io.tidetable.plan.QueryPlanner.Asked;
import io.tidetable.plan.Reading.Source;
import io.tidetable.query.Plan.Access;
import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Ways over main rows: by key, by range, by scan. */
final class MainPaths {
    private final Keys keys;

    MainPaths(Keys keys) {
        this.keys = keys;
    }

    /** One way, or none where no key can satisfy the question. */
    List<Candidate> of(Asked asked) {
        Walk partition = Walk.of(keys.partition(), asked.demands(), keys.orders(), false);
        Walk row = Walk.of(keys.row(), asked.demands(), keys.orders(), false);
        if (partition.ranges().size() * (long) row.ranges().size() > Walk.MAX_RANGES) {
            row = Walk.of(keys.row(), Map.of(), keys.orders(), false);
        }
        if (partition.ranges().isEmpty() || row.ranges().isEmpty()) {
            return List.of();
        }
        Set<Criterion> served = new HashSet<>(partition.served());
        served.addAll(row.served());
        Rest rest = Rest.of(asked.criteria(), served, keys.orders());
        return partition.complete() && row.complete()
                ? points(asked, rest, partition.equal() + row.equal())
                : List.of(ranges(asked, rest, partition, row));
    }

    private List<Candidate> points(Asked asked, Rest rest, int equal) {
        Set<RowKey> points = new LinkedHashSet<>();
        for (List<Object> parts : parts(asked.demands())) {
            key(parts).ifPresent(points::add);
        }
        if (points.isEmpty()) {
            return List.of();
        }
        List<RowKey> sorted = points.stream().sorted().toList();
        return List.of(new Candidate(
                new QueryPlan(
                        keys.entity(),
                        asked.question(),
                        Access.POINT,
                        Optional.empty(),
                        new Reading.Points(sorted, Source.MAIN),
                        asked.criteria(),
                        rest.all(),
                        keys.mainTimeline(),
                        Optional.empty()),
                rest.all(),
                equal,
                false));
    }

    /** Empty where no row can have the key. */
    private Optional<RowKey> key(List<Object> parts) {
        try {
            return Optional.of(keys.mapping().key(parts));
        } catch (TidetableException e) {
            return Optional.empty();
        }
    }

    private List<List<Object>> parts(Map<String, Demand> demands) {
        List<List<Object>> known = List.of(List.of());
        for (String member : keys.members()) {
            List<Object> values =
                    Objects.requireNonNull(demands.get(member)).points().orElseThrow();
            known = known.stream()
                    .flatMap(k -> values.stream().map(v -> {
                        List<Object> longer = new ArrayList<>(k);
                        longer.add(v);
                        return longer;
                    }))
                    .map(List::copyOf)
                    .toList();
        }
        return known;
    }

    private Candidate ranges(Asked asked, Rest rest, Walk partition, Walk row) {
        List<RowRange> ranges = new ArrayList<>();
        for (KeyRange in : partition.ranges()) {
            for (KeyRange rows : row.ranges()) {
                ranges.addAll(pieces(in, rows, rest.sent()));
            }
        }
        return new Candidate(
                new QueryPlan(
                        keys.entity(),
                        asked.question(),
                        access(rest, partition, row),
                        Optional.empty(),
                        new Reading.Ranges(ranges, Source.MAIN, List.of()),
                        asked.criteria(),
                        rest.here(),
                        timeline(partition, row),
                        Optional.empty()),
                rest.all(),
                partition.equal() + row.equal(),
                false);
    }

    /** Index rows lie between the main rows of a partition: read around them, or leave them out of several. */
    private List<RowRange> pieces(KeyRange partition, KeyRange rows, List<Clause> sent) {
        List<KeyRange> pieces = rows.point().isPresent() ? List.of(rows) : keys.mainRows(rows);
        if (pieces.size() > 1 && partition.point().isEmpty()) {
            return List.of(new RowRange(partition, rows, true, sent));
        }
        return pieces.stream()
                .map(piece -> new RowRange(partition, piece, false, sent))
                .toList();
    }

    private static Access access(Rest rest, Walk partition, Walk row) {
        boolean whole = rest.all().isEmpty();
        if (partition.complete()) {
            return whole || row.isBounded() || partition.ranged() ? Access.RANGE : Access.PARTITION_SCAN;
        }
        if (partition.isBounded()) {
            return partition.ranged() || (whole && !row.isBounded()) ? Access.RANGE : Access.PARTITION_SCAN;
        }
        return Access.TABLE_SCAN;
    }

    private Optional<Timeline> timeline(Walk partition, Walk row) {
        Optional<KeyPlace> first = row.open().filter(keys::isTime);
        if (partition.complete()) {
            return first.map(Timeline::of).or(() -> named(row).map(Timeline::of));
        }
        Optional<KeyPlace> bucket = partition.open().filter(keys::isTime);
        if (bucket.isPresent() && first.isPresent() && row.ranges().size() == 1 && isAlike(bucket.get(), first.get())) {
            return first.map(Timeline::ofRows);
        }
        return bucket.filter(b -> first.isEmpty() || isOfOneTime(b, first.get()))
                .map(Timeline::of);
    }

    /** A time whose values are named: all rows of a range have one, and ranges are merged. */
    private Optional<KeyPlace> named(Walk row) {
        return keys.row().places().stream()
                .limit(row.equal())
                .filter(keys::isTime)
                .findFirst();
    }

    private static boolean isAlike(KeyPlace bucket, KeyPlace row) {
        return isOfOneTime(bucket, row)
                && row.slot().descending() == bucket.slot().descending();
    }

    private static boolean isOfOneTime(KeyPlace bucket, KeyPlace row) {
        return row.slot().member().equals(bucket.slot().member());
    }
}
