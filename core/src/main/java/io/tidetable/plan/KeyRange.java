package io.tidetable.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A contiguous piece of the order of keys, by UTF-16 unit.
 *
 * @param lower where it starts; null at the first key there is
 * @param upper where it ends; null at the last key there is
 */
public record KeyRange(@Nullable Edge lower, @Nullable Edge upper) {
    static final KeyRange ALL = new KeyRange(null, null);

    static KeyRange point(String text) {
        return new KeyRange(Edge.at(text), Edge.at(text));
    }

    /** All keys with a prefix. */
    static KeyRange block(String prefix) {
        if (prefix.isEmpty()) {
            return ALL;
        }
        String end = Successor.ofKeys(prefix);
        return new KeyRange(Edge.at(prefix), end == null ? null : Edge.beyond(end));
    }

    /** The one key of this range; empty where there may be several. */
    public Optional<String> point() {
        return lower != null && lower.inclusive() && lower.equals(upper) ? Optional.of(lower.text()) : Optional.empty();
    }

    boolean isEmpty() {
        if (lower == null || upper == null) {
            return false;
        }
        int order = lower.text().compareTo(upper.text());
        return order > 0 || (order == 0 && !(lower.inclusive() && upper.inclusive()));
    }

    /** What lies in both. */
    KeyRange and(KeyRange other) {
        return new KeyRange(later(lower, other.lower), earlier(upper, other.upper));
    }

    /** What lies behind a key. */
    public KeyRange behind(String key) {
        return and(new KeyRange(Edge.beyond(key), null));
    }

    public boolean contains(String key) {
        return !and(point(key)).isEmpty();
    }

    private static @Nullable Edge later(@Nullable Edge a, @Nullable Edge b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        int order = a.text().compareTo(b.text());
        return order > 0 || (order == 0 && !a.inclusive()) ? a : b;
    }

    private static @Nullable Edge earlier(@Nullable Edge a, @Nullable Edge b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        int order = a.text().compareTo(b.text());
        return order < 0 || (order == 0 && !a.inclusive()) ? a : b;
    }

    /** As comparisons of this key. */
    List<Clause> clauses(String key) {
        Optional<String> point = point();
        if (point.isPresent()) {
            return List.of(Clause.of(key, "eq", point.get()));
        }
        List<Clause> clauses = new ArrayList<>();
        if (lower != null && !(lower.inclusive() && lower.text().isEmpty())) {
            clauses.add(Clause.of(key, lower.inclusive() ? "ge" : "gt", lower.text()));
        }
        if (upper != null) {
            clauses.add(Clause.of(key, upper.inclusive() ? "le" : "lt", upper.text()));
        }
        return clauses;
    }
}
