package io.tidetable.embedded.filter;

import java.util.List;

/**
 * Where a query has to look: what its filter says of the keys in terms joined by {@code and}. Like the service, it
 * takes nothing from {@code or} and {@code not}: those scan.
 */
public record KeyRange(Bounds partitionKeys, Bounds rowKeys) {
    /** The range of a filter over rows. */
    public static KeyRange of(Filter filter) {
        return new KeyRange(bounds(filter, "PartitionKey"), bounds(filter, "RowKey"));
    }

    /** The bounds that a filter sets to one property of strings. */
    public static Bounds bounds(Filter filter, String property) {
        Bounds bounds = Bounds.ALL;
        for (Filter term : terms(filter)) {
            if (term instanceof Filter.Comparison comparison
                    && comparison.property().equals(property)
                    && comparison.literal() instanceof String key) {
                bounds = bounds.and(comparison.operator(), key);
            } else if (term instanceof Filter.All) {
                bounds = bounds.and(bounds(term, property));
            }
        }
        return bounds;
    }

    private static List<Filter> terms(Filter filter) {
        return filter instanceof Filter.All all ? all.terms() : List.of(filter);
    }
}
