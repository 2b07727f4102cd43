package io.tidetable.plan;

import io.tidetable.mapping.MappedMember;
import io.tidetable.model.MemberModel;
import io.tidetable.plan.KeyPath.KeyPlace;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What would serve a question that is refused for its order. */
final class OrderRemedies {
    private final Keys keys;
    private final KeyDemands asked;
    private final Remedies remedies;

    OrderRemedies(Keys keys, QueryPlan plan) {
        this.keys = keys;
        this.asked = new KeyDemands(keys, plan.criteria());
        this.remedies = new Remedies(keys, plan);
    }

    /** What would put the rows of a question in order of time; empty where its class has to be keyed otherwise. */
    String text() {
        List<KeyPlace> missing = asked.unnamed(keys.partition());
        if (missing.stream().anyMatch(asked::isFolded)) {
            return remedies.partition();
        }
        List<KeyPlace> open = asked.unnamed(keys.row());
        List<KeyPlace> before =
                open.stream().takeWhile(place -> !keys.isTime(place)).toList();
        boolean named = keys.row().places().stream().takeWhile(asked::isNamed).anyMatch(keys::isTime);
        boolean buckets = missing.stream().anyMatch(KeyDemands::isBucket);
        if (buckets ? isTimeOfBuckets(open) : !missing.isEmpty() && (named || isTimeNext(open))) {
            return remedies.partition();
        }
        Set<String> ways = new LinkedHashSet<>();
        if (!buckets && before.size() < open.size() && before.stream().noneMatch(asked::isFolded)) {
            ways.add("name the parts of the row key before " + KeyDemands.member(open.get(before.size()))
                    + " with is on " + Remedies.named(before));
        }
        if (!buckets) {
            asked.left().forEach(c -> orderedIndex(c).ifPresent(ways::add));
        }
        String way = Remedies.either(ways);
        return missing.isEmpty() || way.isEmpty()
                ? way
                : "name the partition with is on " + Remedies.named(missing) + " and " + way;
    }

    private boolean isTimeNext(List<KeyPlace> open) {
        return !open.isEmpty() && keys.isTime(open.get(0));
    }

    /** Buckets alone are an order where the rows in them are in none of another time. */
    private boolean isTimeOfBuckets(List<KeyPlace> open) {
        List<KeyPlace> partition = keys.partition().places();
        String bucket = KeyDemands.member(partition.get(partition.size() - 1));
        return open.stream()
                .limit(1)
                .filter(keys::isTime)
                .map(KeyDemands::member)
                .allMatch(bucket::equals);
    }

    /** One that the member leads and a time ends, or one of the time that is asked for. */
    private Optional<String> orderedIndex(Criterion criterion) {
        MemberModel model = criterion.member().model();
        if (!Remedies.isIndexable(model)
                || Remedies.WITHOUT_TEXT.contains(model.value())
                || keys.orders().ignoresCase(model.name())) {
            return Optional.empty();
        }
        if (remedies.isPeriod(criterion)) {
            return Optional.of(remedies.led(model.name()));
        }
        return keys.mapping().members().stream()
                .map(MappedMember::model)
                .filter(m -> TimeScale.has(m.value())
                        && Remedies.isIndexable(m)
                        && !m.name().equals(model.name()))
                .filter(m -> keys.partition().places().stream()
                        .map(KeyDemands::member)
                        .noneMatch(m.name()::equals))
                .filter(m -> criterion.check() instanceof Check.OneOf && !asked.isPoint(m.name()))
                .filter(m -> !asked.isAbsent(m.name()))
                .findFirst()
                .map(time -> "put @SecondaryIndex(name = .., properties = {\"" + model.name() + "\", \"" + time.name()
                        + "\"}) on the class");
    }
}
