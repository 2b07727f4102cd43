package io.tidetable.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What keys leave over of a question.
 *
 * @param all what is left over, in the order of the query
 * @param sent what of it the service judges, as clauses
 * @param here what of it is applied here
 */
record Rest(List<Criterion> all, List<Clause> sent, List<Criterion> here) {
    /** Comparisons that keys may need: both ends of two keys, and those that leave index rows out. */
    private static final int RESERVED = 6;

    /** Characters of a URL for properties; keys take some 14,000 at most, and gateways allow some 30,000 in all. */
    private static final int MOST_LENGTH = 8_000;

    private static int length(List<Clause> clauses) {
        return clauses.stream().mapToInt(Clause::length).sum();
    }

    /** Over rows that hold the properties. */
    static Rest of(List<Criterion> criteria, Set<Criterion> served, MemberOrders orders) {
        List<Criterion> all = new ArrayList<>();
        List<Clause> sent = new ArrayList<>();
        List<Criterion> here = new ArrayList<>();
        for (Criterion criterion : criteria) {
            if (served.contains(criterion)) {
                continue;
            }
            all.add(criterion);
            Optional<Clause> clause = new PropertyFilter(orders)
                    .of(criterion)
                    .filter(c -> Clause.count(sent) + c.comparisons() + RESERVED <= Clause.MAX_COMPARISONS)
                    .filter(c -> length(sent) + c.length() <= MOST_LENGTH);
            clause.ifPresentOrElse(sent::add, () -> here.add(criterion));
        }
        return new Rest(all, sent, here);
    }

    /** Over rows that hold no properties: all of it is applied here. */
    static Rest here(List<Criterion> criteria, Set<Criterion> served) {
        List<Criterion> all = criteria.stream().filter(c -> !served.contains(c)).toList();
        return new Rest(all, List.of(), all);
    }
}
