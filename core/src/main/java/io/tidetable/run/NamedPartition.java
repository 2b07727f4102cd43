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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The partition keys that conditions name, one for each shard. */
final class NamedPartition {
    private final EntityMapping<?> mapping;
    private final Map<String, Object> operands = new HashMap<>();

    private NamedPartition(EntityMapping<?> mapping) {
        this.mapping = mapping;
    }

    static List<String> of(EntityMapping<?> mapping, List<? extends Condition<?>> conditions) {
        NamedPartition named = new NamedPartition(mapping);
        conditions.forEach(named::add);
        String text = named.text(mapping.partitionKey());
        int shards = mapping.model().shards();
        return shards == 1
                ? List.of(text)
                : IntStream.range(0, shards)
                        .mapToObj(shard -> mapping.shard(shard) + text)
                        .toList();
    }

    private void add(Condition<?> condition) {
        if (!(condition instanceof Comparison<?> comparison) || comparison.operator() != Operator.IS) {
            throw invalid(condition.attribute(), "it is not compared with is(...)");
        }
        boolean isPart = mapping.partitionKey().slots().stream()
                .anyMatch(slot -> slot.member().equals(comparison.attribute()));
        if (!isPart) {
            throw invalid(comparison.attribute(), "it is no part of the partition key");
        }
        MappedMember member = mapping.member(comparison.attribute()).orElseThrow();
        Object operand = Operands.typed(member, comparison.operands().get(0))
                .orElseThrow(() -> invalid(comparison.attribute(), "the value is of another type"));
        operands.put(comparison.attribute(), member.property().normalize(operand));
    }

    private String text(KeyLayout layout) {
        StringBuilder text = new StringBuilder(layout.lead());
        for (int i = 0; i < layout.slots().size(); i++) {
            KeySlot slot = layout.slots().get(i);
            Object operand = operands.get(slot.member());
            if (operand == null) {
                throw invalid(slot.member(), "a part of the partition key has no condition");
            }
            text.append(i == 0 ? "" : layout.joints().get(i - 1))
                    .append(slot.text().of(operand));
        }
        return text.toString();
    }

    private InvalidQueryException invalid(String member, String what) {
        return new InvalidQueryException(
                "[UPKEEP_PARTITION] " + mapping.model().entity() + "." + member + ": " + what
                        + ": give one is(...) for each part of the partition key",
                new Place(mapping.table(), null, null),
                null);
    }
}
