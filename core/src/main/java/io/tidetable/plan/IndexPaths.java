package io.tidetable.plan;

import io.tidetable.mapping.IndexLayout;
import io.tidetable.mapping.ListingLayout;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.IndexModel;
import io.tidetable.model.facts.TypeFacts;
import io.tidetable.plan.QueryPlanner.Asked;
import io.tidetable.plan.Reading.Source;
import io.tidetable.query.Plan.Access;
import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Ways over copies and index entities; they lie in the partition of their entity, so its key must be known. */
final class IndexPaths {
    private final Keys keys;

    IndexPaths(Keys keys) {
        this.keys = keys;
    }

    List<Candidate> of(Asked asked) {
        Walk partition = Walk.of(keys.partition(), asked.demands(), keys.orders(), false);
        List<Candidate> candidates = new ArrayList<>();
        if (!partition.complete() || partition.ranges().isEmpty()) {
            return candidates;
        }
        for (IndexLayout index : keys.mapping().indexes()) {
            new Way(asked, partition, index).candidate().ifPresent(candidates::add);
        }
        for (ListingLayout listing : keys.mapping().indexEntities()) {
            listing(asked, partition, listing).ifPresent(candidates::add);
        }
        return candidates;
    }

    /**
     * Whether an index shows that no entity can satisfy the question: a value that no key can hold would be in one, had
     * any entity the value.
     */
    boolean exclude(Asked asked) {
        Walk nowhere = Walk.of(KeyPath.NONE, Map.of(), keys.orders(), false);
        return keys.mapping().indexes().stream().anyMatch(index -> new Way(asked, nowhere, index).isImpossible())
                || keys.mapping().indexEntities().stream()
                        .anyMatch(listing -> Walk.of(KeyPath.ofListing(listing), asked.demands(), keys.orders(), false)
                                .ranges()
                                .isEmpty());
    }

    /** Whether each value in each partition makes more reads than one query may have. */
    private static boolean areTooMany(Walk partition, Walk value) {
        return partition.ranges().size() * (long) value.ranges().size() > Walk.MAX_RANGES;
    }

    private Optional<Candidate> listing(Asked asked, Walk partition, ListingLayout listing) {
        Walk value = Walk.of(KeyPath.ofListing(listing), asked.demands(), keys.orders(), false);
        if (!value.complete() || value.ranges().isEmpty() || areTooMany(partition, value)) {
            return Optional.empty();
        }
        List<RowRange> segments = new ArrayList<>();
        for (KeyRange in : partition.ranges()) {
            for (KeyRange of : value.ranges()) {
                segments.add(new RowRange(in, KeyRange.block(of.point().orElseThrow()), false, List.of()));
            }
        }
        List<Criterion> here = Rest.here(asked.criteria(), partition.served()).all();
        List<Criterion> over =
                here.stream().filter(c -> !value.served().contains(c)).toList();
        return Optional.of(new Candidate(
                new QueryPlan(
                        keys.entity(),
                        asked.question(),
                        Access.INDEX_ENTITY,
                        Optional.of(listing.model().name()),
                        new Reading.Listings(segments, listing),
                        asked.criteria(),
                        here,
                        keys.mainTimeline(),
                        Optional.empty()),
                over,
                partition.equal() + value.equal(),
                false));
    }

    /** The way over one secondary index. */
    private final class Way {
        private final Asked asked;
        private final Walk partition;
        private final IndexModel index;
        private final Walk key;

        Way(Asked asked, Walk partition, IndexLayout layout) {
            this.asked = asked;
            this.partition = partition;
            this.index = layout.model();
            this.key = Walk.of(
                    KeyPath.ofIndex(keys.mapping(), layout),
                    asked.demands(),
                    keys.orders(),
                    layout.model().ignoreCase());
        }

        Optional<Candidate> candidate() {
            boolean point = key.complete() && index.unique();
            Rest rest = rest(point);
            if (!isUsable(rest)
                    || key.ranges().isEmpty()
                    || (key.complete() && !index.unique())
                    || areTooMany(partition, key)) {
                return Optional.empty();
            }
            return Optional.of(new Candidate(
                    new QueryPlan(
                            keys.entity(),
                            asked.question(),
                            point ? Access.INDEX_POINT : Access.INDEX_RANGE,
                            Optional.of(index.name()),
                            point
                                    ? new Reading.Points(points(), source())
                                    : new Reading.Ranges(ranges(rest), source(), misses()),
                            asked.criteria(),
                            point ? rest.all() : rest.here(),
                            timeline(point),
                            Optional.empty()),
                    rest.all(),
                    partition.equal() + key.equal(),
                    leavesOut()));
        }

        boolean isImpossible() {
            return key.ranges().isEmpty() && !leavesOut() && demands().noneMatch(Demand::isAbsent);
        }

        /**
         * Entities without a value have no copy: the question must not ask for them. An index that no value bounds is
         * read as a whole, which is an answer only where nothing is left over.
         */
        private boolean isUsable(Rest rest) {
            if (demands().anyMatch(Demand::isAbsent)) {
                return false;
            }
            boolean ordered = asked.question().order() != Order.NONE
                    && key.open().filter(keys::isTime).isPresent();
            return key.isBounded() || (rest.all().isEmpty() && !leavesOut() && (ordered || asksForPresence()));
        }

        private boolean asksForPresence() {
            return demands().flatMap(d -> d.criteria().stream()).anyMatch(c -> c.check() instanceof Check.Present);
        }

        private Stream<Demand> demands() {
            Map<String, Demand> all = asked.demands();
            return index.parts().stream()
                    .map(IndexModel.Part::member)
                    .filter(all::containsKey)
                    .map(all::get);
        }

        private boolean leavesOut() {
            return !misses().isEmpty();
        }

        private List<String> misses() {
            return index.parts().stream()
                    .map(IndexModel.Part::member)
                    .filter(name -> !asked.demands().containsKey(name))
                    .filter(name -> mayBeAbsent(keys.mapping().member(name).orElseThrow()))
                    .toList();
        }

        private boolean mayBeAbsent(MappedMember member) {
            return !member.model().required() && !keys.isNeverAbsent(member) && !isPrimitive(member);
        }

        private static boolean isPrimitive(MappedMember member) {
            return member.model().type().kind() == TypeFacts.Kind.PRIMITIVE;
        }

        private Source source() {
            return index.full() ? Source.COPY : Source.POINTER;
        }

        private Rest rest(boolean point) {
            Set<Criterion> served = new HashSet<>(partition.served());
            served.addAll(key.served());
            demands()
                    .flatMap(d -> d.criteria().stream())
                    .filter(c -> c.check() instanceof Check.Present)
                    .forEach(served::add);
            return point || !index.full()
                    ? Rest.here(asked.criteria(), served)
                    : Rest.of(asked.criteria(), served, keys.orders());
        }

        private List<RowKey> points() {
            List<RowKey> points = new ArrayList<>();
            for (KeyRange in : partition.ranges()) {
                for (KeyRange of : key.ranges()) {
                    points.add(new RowKey(in.point().orElseThrow(), of.point().orElseThrow()));
                }
            }
            return points;
        }

        private List<RowRange> ranges(Rest rest) {
            List<RowRange> ranges = new ArrayList<>();
            for (KeyRange in : partition.ranges()) {
                for (KeyRange of : key.ranges()) {
                    ranges.add(new RowRange(in, of, false, rest.sent()));
                }
            }
            return ranges;
        }

        private Optional<Timeline> timeline(boolean point) {
            return point ? keys.mainTimeline() : key.open().filter(keys::isTime).map(Timeline::of);
        }
    }
}
