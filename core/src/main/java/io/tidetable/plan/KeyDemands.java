package io.tidetable.plan;

import io.tidetable.mapping.KeySlot;
import io.tidetable.plan.KeyPath.KeyPlace;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a question asks of the places of keys. */
final class KeyDemands {
    private final Keys keys;
    private final List<Criterion> criteria;
    private final Map<String, Demand> demands;

    KeyDemands(Keys keys, List<Criterion> criteria) {
        this.keys = keys;
        this.criteria = criteria;
        this.demands = Demand.of(criteria);
    }

    Walk walk(KeyPath path, boolean foldsCase) {
        return Walk.of(path, demands, keys.orders(), foldsCase);
    }

    boolean isAsked(String member) {
        return demands.containsKey(member);
    }

    /** From the first place whose value is not named. */
    List<KeyPlace> unnamed(KeyPath path) {
        return path.places().stream()
                .dropWhile(this::isNamed)
                .filter(place -> !isNamed(place))
                .toList();
    }

    boolean isAbsent(String member) {
        Demand demand = demands.get(member);
        return demand != null && demand.isAbsent();
    }

    /** Criteria that the name of a partition does not serve. */
    Stream<Criterion> left() {
        Set<String> named =
                keys.partition().places().stream().map(KeyDemands::member).collect(Collectors.toSet());
        return criteria.stream().filter(c -> !named.contains(c.member().model().name()));
    }

    boolean isNamed(KeyPlace place) {
        return isPoint(member(place)) && !isFolded(place);
    }

    boolean isPoint(String member) {
        Demand demand = demands.get(member);
        return demand != null && demand.points().isPresent();
    }

    boolean isFolded(KeyPlace place) {
        return keys.orders().ignoresCase(member(place));
    }

    static boolean isBucket(KeyPlace place) {
        return place.slot().use() == KeySlot.Use.BUCKET;
    }

    static String member(KeyPlace place) {
        return place.slot().member();
    }
}
