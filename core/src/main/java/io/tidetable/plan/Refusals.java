package io.tidetable.plan;

import io.tidetable.mapping.IndexLayout;
import io.tidetable.mapping.KeySlot;
import io.tidetable.model.IndexModel;
import io.tidetable.model.MemberModel;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.model.ValueType;
import io.tidetable.plan.KeyPath.KeyPlace;
import io.tidetable.plan.QueryPlan.Refusal;
import io.tidetable.query.Plan.Access;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Why a way is refused, and what would serve instead. */
final class Refusals {
    /** Types whose key texts differ in length: a range of them is one of keys only at a key's end. */
    private static final Set<ValueType> TEXTS = EnumSet.of(ValueType.STRING, ValueType.CHAR, ValueType.CONVERTED);

    private static final Set<ValueType> WITHOUT_TEXT = EnumSet.of(
            ValueType.BYTES, ValueType.JSON, ValueType.DURATION, ValueType.BIG_DECIMAL, ValueType.BIG_INTEGER);

    private final Keys keys;

    Refusals(Keys keys) {
        this.keys = keys;
    }

    Optional<Refusal> of(Candidate candidate) {
        QueryPlan plan = candidate.plan();
        boolean everything = plan.question().conditions().isEmpty();
        boolean scan = plan.access() == Access.PARTITION_SCAN || plan.access() == Access.TABLE_SCAN;
        if (plan.question().order() != Order.NONE && plan.timeline().isEmpty() && !isSingle(plan.reading())) {
            return Optional.of(new Refusal(false, order(plan)));
        }
        return scan && !everything && !plan.question().scans()
                ? Optional.of(new Refusal(true, scan(candidate)))
                : Optional.empty();
    }

    private static boolean isSingle(Reading reading) {
        return reading instanceof Reading.Points points && points.keys().size() == 1;
    }

    private String order(QueryPlan plan) {
        return "[QUERY_ORDER] " + plan.entity() + ": "
                + (plan.question().order() == Order.NEWEST_FIRST ? "newestFirst" : "oldestFirst")
                + " has no time to follow (the rows of this query are in another order): put @ReverseChronologicalKey or"
                + " @ChronologicalKey on a time, end a @SecondaryIndex with it, or name a value for each key part before"
                + " it.";
    }

    private String scan(Candidate candidate) {
        QueryPlan plan = candidate.plan();
        List<Criterion> unserved = candidate.over().isEmpty() ? byRowKey(plan) : candidate.over();
        String conditions = unserved.isEmpty()
                ? plan.question().conditions().stream().map(c -> "'" + c + "'").collect(Collectors.joining(" and "))
                : unserved.stream().map(c -> "'" + c.source() + "'").collect(Collectors.joining(" and "));
        return "[QUERY_SCAN] " + plan.entity() + ": no key and no index serves " + conditions + " (a "
                + plan.access() + " would read rows that the answer does not contain): "
                + remedies(plan, unserved) + "accept the cost with allowScan().";
    }

    private static List<Criterion> byRowKey(QueryPlan plan) {
        return plan.here();
    }

    /** Each that serves a part of it: all of them together make a way that is allowed. A period of buckets is one. */
    private String remedies(QueryPlan plan, List<Criterion> unserved) {
        Set<String> remedies = new LinkedHashSet<>(missingParts(plan));
        boolean partitioned = remedies.isEmpty();
        if (partitioned || !hasBuckets()) {
            unserved.forEach(c -> remedy(plan, c, partitioned).ifPresent(remedies::add));
        }
        return remedies.isEmpty() ? "" : String.join(" and ", remedies) + ", or ";
    }

    private boolean hasBuckets() {
        return keys.partition().places().stream().anyMatch(place -> place.slot().use() == KeySlot.Use.BUCKET);
    }

    private List<String> missingParts(QueryPlan plan) {
        Set<String> named = plan.criteria().stream()
                .filter(c -> isFound(c.check()))
                .map(c -> c.member().model().name())
                .collect(Collectors.toSet());
        List<KeySlot> missing = keys.partition().places().stream()
                .map(KeyPlace::slot)
                .filter(slot -> !named.contains(slot.member()))
                .toList();
        String parts = missing.stream()
                .filter(slot -> slot.use() != KeySlot.Use.BUCKET)
                .map(KeySlot::member)
                .collect(Collectors.joining(" and "));
        return Stream.concat(
                        parts.isEmpty() ? Stream.of() : Stream.of("name the partition with is on " + parts),
                        missing.stream()
                                .filter(slot -> slot.use() == KeySlot.Use.BUCKET)
                                .map(slot -> "bound " + slot.member() + " by a period"))
                .toList();
    }

    /** Whether keys can lead to what is asked: not to what is absent, or is anything but a value. */
    private static boolean isFound(Check check) {
        return check instanceof Check.OneOf || check instanceof Check.Within || check instanceof Check.Prefix;
    }

    private Optional<String> remedy(QueryPlan plan, Criterion criterion, boolean partitioned) {
        MemberModel model = criterion.member().model();
        String member = model.name();
        Check check = criterion.check();
        if (!isFound(check) || model.use() == Use.TIMESTAMP || model.use() == Use.ETAG || model.large()) {
            return Optional.empty();
        }
        if (isOneOfTooMany(plan, check) && (keys.holds(member) || isIndexed(member) || isListed(member))) {
            return Optional.of("ask for fewer values of " + member + " at once (a query names at most "
                    + String.format(Locale.ROOT, "%,d", Walk.MAX_RANGES) + " keys)");
        }
        if (keys.holds(member)) {
            return Optional.of("name the key parts before " + member + " with is, or put @SecondaryIndex on it");
        }
        if (check instanceof Check.Within && TEXTS.contains(model.value())) {
            return Optional.of("compare " + member + " as the last part of a key or of a unique @SecondaryIndex"
                    + (model.value() == ValueType.STRING ? ", or by startsWith" : ""));
        }
        if (!partitioned && isServed(member, check)) {
            return Optional.empty();
        }
        if (WITHOUT_TEXT.contains(model.value())) {
            return Optional.of("give " + member + " a KeyCodec with @ConvertedBy and put @SecondaryIndex on it");
        }
        return Optional.of(
                isIndexed(member) ? "lead a @SecondaryIndex with " + member : "put @SecondaryIndex on " + member);
    }

    private boolean isOneOfTooMany(QueryPlan plan, Check check) {
        double keysNamed = plan.criteria().stream()
                .map(Criterion::check)
                .filter(Check.OneOf.class::isInstance)
                .mapToDouble(c -> c.values().size())
                .reduce(keys.mapping().model().shards(), (a, b) -> a * b);
        return check instanceof Check.OneOf && check.values().size() > 1 && keysNamed > Walk.MAX_RANGES;
    }

    private boolean isIndexed(String member) {
        return keys.mapping().indexes().stream()
                .flatMap(i -> i.model().parts().stream())
                .map(IndexModel.Part::member)
                .anyMatch(member::equals);
    }

    private boolean isListed(String member) {
        return keys.mapping().indexEntities().stream()
                .anyMatch(l -> l.model().member().equals(member));
    }

    /** Whether an index finds it where the partition is named. */
    private boolean isServed(String member, Check check) {
        return (check instanceof Check.OneOf && isListed(member))
                || keys.mapping().indexes().stream()
                        .map(IndexLayout::model)
                        .filter(i -> check instanceof Check.OneOf || !i.hashed())
                        .anyMatch(i -> i.parts().get(0).member().equals(member));
    }
}
