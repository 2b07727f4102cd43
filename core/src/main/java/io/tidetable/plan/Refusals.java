package io.tidetable.plan;

import io.tidetable.model.IndexModel;
import io.tidetable.plan.QueryPlan.Refusal;
import io.tidetable.query.Plan.Access;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Why a way is refused, and what would serve instead. */
final class Refusals {
    /** Values that may together be more than one query can name. */
    private static final int MANY = 100;

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
                + remedies(plan, unserved) + "or accept the cost with allowScan().";
    }

    private static List<Criterion> byRowKey(QueryPlan plan) {
        return plan.here();
    }

    private String remedies(QueryPlan plan, List<Criterion> unserved) {
        Set<String> remedies = new LinkedHashSet<>();
        List<String> missing = missingParts(plan);
        if (!missing.isEmpty()) {
            remedies.add("name the partition with is on " + String.join(" and ", missing));
        }
        for (Criterion criterion : unserved) {
            remedy(criterion).ifPresent(remedies::add);
        }
        return remedies.isEmpty() ? "" : String.join(" and ", remedies) + ", ";
    }

    private List<String> missingParts(QueryPlan plan) {
        Set<String> named =
                plan.question().conditions().stream().map(c -> c.attribute()).collect(Collectors.toSet());
        return keys.partitionMembers().stream().filter(m -> !named.contains(m)).toList();
    }

    private Optional<String> remedy(Criterion criterion) {
        String member = criterion.member().model().name();
        Check check = criterion.check();
        if (check instanceof Check.Not || check instanceof Check.Absent) {
            return Optional.empty();
        }
        boolean many = check.values().size() > MANY && check instanceof Check.OneOf;
        if (many && (keys.holds(member) || isIndexed(member))) {
            return Optional.of("ask for fewer values of " + member + " at once (a query names at most "
                    + String.format(Locale.ROOT, "%,d", Walk.MAX_RANGES) + " keys)");
        }
        if (keys.holds(member)) {
            return Optional.of("name the key parts before " + member + " with is, or put @SecondaryIndex on it");
        }
        if (isIndexed(member)) {
            return Optional.of(
                    check instanceof Check.Within
                            ? "compare " + member + " as the last part of a key or of a unique @SecondaryIndex, or by"
                                    + " startsWith"
                            : "lead a @SecondaryIndex with " + member);
        }
        return Optional.of("put @SecondaryIndex on " + member);
    }

    private boolean isIndexed(String member) {
        return keys.mapping().indexes().stream()
                .flatMap(i -> i.model().parts().stream())
                .map(IndexModel.Part::member)
                .anyMatch(member::equals);
    }
}
