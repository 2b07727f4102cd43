package io.tidetable.plan;

import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.KeySlot;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.model.ValueType;
import io.tidetable.plan.KeyPath.KeyPlace;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The main keys of a class, and what planning asks about them. */
final class Keys {
    private static final Set<ValueType> FREE_TEXTS =
            EnumSet.of(ValueType.STRING, ValueType.CHAR, ValueType.ENUM, ValueType.CONVERTED);
    private static final KeyRange BELOW_INDEXES = new KeyRange(null, Edge.beyond(RowRange.INDEX));
    private static final KeyRange BEHIND_INDEXES = new KeyRange(Edge.at(RowRange.BEHIND_INDEX), null);

    private final EntityMapping<?> mapping;
    private final MemberOrders orders;
    private final KeyPath partition;
    private final KeyPath row;
    private final Set<String> members = new LinkedHashSet<>();

    Keys(EntityMapping<?> mapping, MemberOrders orders) {
        this.mapping = mapping;
        this.orders = orders;
        this.partition = KeyPath.ofPartition(mapping);
        this.row = KeyPath.ofRow(mapping);
        Stream.concat(partition.places().stream(), row.places().stream())
                .map(p -> p.slot().member())
                .filter(name -> !name.isEmpty())
                .forEach(members::add);
    }

    EntityMapping<?> mapping() {
        return mapping;
    }

    MemberOrders orders() {
        return orders;
    }

    KeyPath partition() {
        return partition;
    }

    KeyPath row() {
        return row;
    }

    String entity() {
        return mapping.model().entity();
    }

    /** Members whose values make the keys, in the order of {@code Key}. */
    Set<String> members() {
        return members;
    }

    boolean holds(String member) {
        return members.contains(member);
    }

    /** Demands without those that every entity satisfies: members of the keys are never absent. */
    Map<String, Demand> withoutTrivial(List<Criterion> criteria) {
        return Demand.of(criteria.stream()
                .filter(c -> !(c.check() instanceof Check.Present && isNeverAbsent(c.member())))
                .toList());
    }

    /** Whether it asks for entities without a value of a key member. */
    boolean isNever(Demand demand) {
        return demand.isAbsent() && isNeverAbsent(demand.criteria().get(0).member());
    }

    boolean isNeverAbsent(MappedMember member) {
        return holds(member.model().name()) || member.model().use() == Use.TIMESTAMP;
    }

    /** The pieces of a range of row keys of one partition that hold main rows. */
    List<KeyRange> mainRows(KeyRange range) {
        if (!lacksPrefix()) {
            return List.of(range);
        }
        if (!startsWithText()) {
            return notEmpty(range.and(BELOW_INDEXES));
        }
        if (!mapping.model().isIndexed()) {
            return List.of(range);
        }
        List<KeyRange> pieces = new ArrayList<>(notEmpty(range.and(BELOW_INDEXES)));
        pieces.addAll(notEmpty(range.and(BEHIND_INDEXES)));
        return pieces;
    }

    private static List<KeyRange> notEmpty(KeyRange range) {
        return range.isEmpty() ? List.of() : List.of(range);
    }

    private boolean lacksPrefix() {
        return mapping.rowKey().lead().isEmpty();
    }

    private boolean startsWithText() {
        return row.places().isEmpty()
                || FREE_TEXTS.contains(type(row.places().get(0).slot()));
    }

    ValueType type(KeySlot slot) {
        return mapping.member(slot.member()).orElseThrow().model().value();
    }

    boolean isTime(KeyPlace place) {
        if (place.slot().use() == KeySlot.Use.BUCKET) {
            return true;
        }
        String name = place.slot().member();
        return !name.isEmpty() && place.slot().use() != KeySlot.Use.SUFFIX && TimeScale.has(type(place.slot()));
    }

    /** The time that row keys start with, by which rows that are read by key are sorted; a bucket alone is none. */
    Optional<Timeline> mainTimeline() {
        return row.places().stream().limit(1).filter(this::isTime).findFirst().map(Timeline::of);
    }
}
