package io.tidetable.plan;

import io.tidetable.store.RowKey;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A plan in lines that one look takes in. */
final class PlanText {
    private static final int SHOWN = 10;

    /** Looks like a space, and stands where rows of indexes end. */
    private static final String BLANK = RowRange.BEHIND_INDEX;

    private final QueryPlan plan;
    private final boolean values;

    PlanText(QueryPlan plan, boolean values) {
        this.plan = plan;
        this.values = values;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(plan.access().name());
        plan.index().ifPresent(index -> text.append(" by ").append(index));
        text.append(" of ").append(plan.entity()).append(plan.isAllowed() ? "" : ", refused");
        line(text, "reads", reads());
        if (plan.reading() instanceof Reading.Ranges ranges && !ranges.misses().isEmpty()) {
            String members = String.join(" or ", ranges.misses());
            line(text, "misses", "entities without " + members + ", which have no row in this index");
        }
        shown(keysOrFilters()).forEach(filter -> line(text, "filter", filter));
        if (!plan.here().isEmpty()) {
            line(text, "here", plan.appliedHere().stream().map(Object::toString).collect(Collectors.joining(" and ")));
        }
        line(text, "order", order());
        line(text, "requests", plan.bounds().toString());
        plan.refusal().ifPresent(refusal -> line(text, "refused", refusal.message()));
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(String.format(Locale.ROOT, "%n  %-9s%s", name, value));
    }

    private String reads() {
        if (plan.reading() instanceof Reading.Points points) {
            return what(points.source()) + " by key";
        }
        if (plan.reading() instanceof Reading.Ranges ranges) {
            return what(ranges.source())
                    + (ranges.ranges().size() > 1 ? " of " + ranges.ranges().size() + " ranges" : "");
        }
        return plan.reading() instanceof Reading.Listings
                ? "the segments of the index entity, then the main rows that they list"
                : "nothing: no entity can satisfy the conditions";
    }

    private static String what(Reading.Source source) {
        return switch (source) {
            case MAIN -> "main rows";
            case COPY -> "copies";
            case POINTER -> "keys in copies, then main rows";
        };
    }

    private List<String> keysOrFilters() {
        List<RowRange> reads = plan.reading() instanceof Reading.Points points
                ? points.keys().stream().map(PlanText::point).toList()
                : plan.ranges();
        return reads.stream()
                .map(read -> values ? read.filter() : read.shape())
                .map(filter -> filter.isEmpty() ? "none: the whole table" : filter.replace(BLANK, "U+00A0"))
                .toList();
    }

    private static RowRange point(RowKey key) {
        return new RowRange(KeyRange.point(key.partition()), KeyRange.point(key.row()), false, List.of());
    }

    private static List<String> shown(List<String> all) {
        return all.size() <= SHOWN
                ? all
                : List.of(String.join(
                        System.lineSeparator() + " ".repeat(11),
                        Stream.concat(all.stream().limit(SHOWN), Stream.of("and " + (all.size() - SHOWN) + " more"))
                                .toList()));
    }

    private String order() {
        if (plan.question().order() == Order.NONE) {
            return "as the keys are";
        }
        String asked = plan.question().order() == Order.NEWEST_FIRST ? "newest first" : "oldest first";
        if (plan.timeline().isEmpty()) {
            return asked;
        }
        return asked + " by " + plan.timeline().get().slot().member()
                + (plan.isBackwards() ? ", against the keys: found by probes, read in windows from the far end" : "")
                + (plan.isByBucket() ? ", sorted in each bucket" : "")
                + (plan.isMerged() ? ", merged from all ranges" : "");
    }
}
