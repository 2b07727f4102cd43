package io.tidetable.plan;

import io.tidetable.form.PropertyCodec;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.IndexLayout;
import io.tidetable.mapping.KeySlot;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.IndexModel;
import io.tidetable.model.ValueType;
import io.tidetable.plan.KeyPath.KeyPlace;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How each member of a class compares. Texts that are the last part of a key compare by that key's text, on every path;
 * texts with an index that ignores case compare without case; all others as Java compares them.
 */
final class MemberOrders {
    /** Types whose key texts differ in length: only as a key's last part is their order that of the keys. */
    private static final Set<ValueType> TEXTS = EnumSet.of(ValueType.STRING, ValueType.CHAR, ValueType.CONVERTED);

    private final EntityMapping<?> mapping;
    private final Set<String> ignoringCase = new HashSet<>();
    private final Map<String, KeySlot> ordering = new HashMap<>();

    MemberOrders(EntityMapping<?> mapping) {
        this.mapping = mapping;
        for (IndexLayout index : mapping.indexes()) {
            if (index.model().ignoreCase()) {
                index.model().parts().stream()
                        .map(IndexModel.Part::member)
                        .filter(name -> type(name) == ValueType.STRING)
                        .forEach(ignoringCase::add);
            }
        }
        List<KeyPath> keys = new ArrayList<>(List.of(KeyPath.ofRow(mapping), KeyPath.ofPartition(mapping)));
        keys.forEach(key -> addOrdering(key, false));
        mapping.indexes().stream()
                .filter(i -> !i.model().hashed())
                .forEach(i -> addOrdering(KeyPath.ofIndex(mapping, i), i.model().ignoreCase()));
    }

    private void addOrdering(KeyPath key, boolean foldsCase) {
        for (KeyPlace place : key.places()) {
            String name = place.slot().member();
            if (place.isLast()
                    && place.slot().use() != KeySlot.Use.BUCKET
                    && !name.isEmpty()
                    && TEXTS.contains(type(name))
                    && (type(name) != ValueType.CONVERTED || place.slot().text().keepsOrder())
                    && ignoringCase.contains(name) == foldsCase) {
                ordering.putIfAbsent(name, place.slot());
            }
        }
    }

    private ValueType type(String member) {
        return mapping.member(member).orElseThrow().model().value();
    }

    ValueOrder of(MappedMember member) {
        String name = member.model().name();
        KeySlot slot = ordering.get(name);
        ValueOrder order = slot != null
                ? new ValueOrder.ByText(slot.text())
                : member.model().value() == ValueType.CONVERTED
                        ? new ValueOrder.ByProperty(member.property())
                        : new ValueOrder.Natural();
        return ignoringCase.contains(name) ? new ValueOrder.IgnoringCase(order) : order;
    }

    boolean isOrderedByCodec(MappedMember member) {
        return member.model().value() == ValueType.CONVERTED && isAtAnEnd(member);
    }

    boolean ignoresCase(String member) {
        return ignoringCase.contains(member);
    }

    /** Whether the member's texts are the last part of a key, by whose text they are compared. */
    boolean isAtAnEnd(MappedMember member) {
        return ordering.containsKey(member.model().name());
    }

    /** Whether the service compares properties of the member as the member compares. */
    boolean isServed(MappedMember member, Check check) {
        if (member.model().large() || ignoringCase.contains(member.model().name())) {
            return false;
        }
        PropertyCodec codec = member.property();
        return switch (member.model().value()) {
            case JSON -> false;
            case CONVERTED -> check instanceof Check.OneOf || check instanceof Check.Not;
            case BIG_DECIMAL -> check instanceof Check.Absent || check instanceof Check.Present;
            default ->
                !(check instanceof Check.Within)
                        || (codec.keepsOrder()
                                && !ordering.containsKey(member.model().name()));
        };
    }

    /** Whether a key bounds what a check asks at a place. */
    boolean isBounded(KeyPlace place, Check check, boolean foldsCase) {
        KeySlot slot = place.slot();
        if (ignoringCase.contains(slot.member()) != (foldsCase && type(slot.member()) == ValueType.STRING)) {
            return false;
        }
        if (check instanceof Check.Prefix) {
            return slot.text().keepsPrefixes();
        }
        return check instanceof Check.OneOf || (check instanceof Check.Within && isOrdered(slot));
    }

    private boolean isOrdered(KeySlot slot) {
        if (slot.use() == KeySlot.Use.BUCKET) {
            return true;
        }
        return TEXTS.contains(type(slot.member()))
                ? slot.equals(ordering.get(slot.member()))
                : slot.text().keepsOrder();
    }
}
