package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.KeyLayout;
import io.tidetable.mapping.KeySlot;
import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.Operands;
import io.tidetable.query.Comparison;
import io.tidetable.query.Condition;
import io.tidetable.query.Operator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The partition keys that conditions name: each combination of their values, each shard; in order. */
final class NamedPartition {
    private final EntityMapping<?> mapping;
    private final Map<String, List<Object>> operands = new HashMap<>();

    private NamedPartition(EntityMapping<?> mapping) {
        this.mapping = mapping;
    }

    static List<String> of(EntityMapping<?> mapping, List<? extends Condition<?>> conditions) {
        NamedPartition named = new NamedPartition(mapping);
        conditions.forEach(named::add);
        int shards = mapping.model().shards();
        return named.texts(mapping.partitionKey()).stream()
                .flatMap(text -> shards == 1
                        ? Stream.of(text)
                        : IntStream.range(0, shards).mapToObj(shard -> mapping.shard(shard) + text))
                .distinct()
                .sorted()
                .toList();
    }

    private void add(Condition<?> condition) {
        Objects.requireNonNull(condition, "condition");
        if (!(condition instanceof Comparison<?> comparison)
                || (comparison.operator() != Operator.IS && comparison.operator() != Operator.IN)) {
            throw invalid(condition.attribute(), "it is not compared with is(...) or in(...)");
        }
        boolean isPart = mapping.partitionKey().slots().stream()
                .anyMatch(slot -> slot.member().equals(comparison.attribute()));
        if (!isPart) {
            throw invalid(comparison.attribute(), "it is no part of the partition key");
        }
        MappedMember member = mapping.member(comparison.attribute()).orElseThrow();
        List<Object> values = new ArrayList<>();
        for (Object value : comparison.operands()) {
            Object operand = Operands.typed(member, value)
                    .orElseThrow(() -> invalid(comparison.attribute(), "the value is of another type"));
            values.add(member.property().normalize(operand));
        }
        operands.put(comparison.attribute(), values);
    }

    private List<String> texts(KeyLayout layout) {
        List<String> texts = List.of(layout.lead());
        for (int i = 0; i < layout.slots().size(); i++) {
            KeySlot slot = layout.slots().get(i);
            List<Object> values = operands.get(slot.member());
            if (values == null) {
                throw invalid(slot.member(), "a part of the partition key has no condition");
            }
            String joint = i == 0 ? "" : layout.joints().get(i - 1);
            List<String> longer = new ArrayList<>();
            texts.forEach(text -> values.forEach(
                    value -> longer.add(text + joint + slot.text().of(value))));
            texts = longer;
        }
        return texts;
    }

    private InvalidQueryException invalid(String member, String what) {
        return new InvalidQueryException(
                "[UPKEEP_PARTITION] " + mapping.model().entity() + "." + member + ": " + what
                        + ": give one is(...), or in(...), for each part of the partition key",
                new Place(mapping.table(), null, null),
                null);
    }
}
