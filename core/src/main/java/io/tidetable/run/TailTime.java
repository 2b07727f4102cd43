package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.form.Moments;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.KeySlot;
import io.tidetable.mapping.KeySlot.Use;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.ValueType;
import io.tidetable.query.Comparison;
import io.tidetable.query.Operator;
import io.tidetable.store.Row;
import io.tidetable.time.Ticks;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The time that a tail follows: that of the bucket, else that with which row keys start. */
final class TailTime {
    private static final Set<ValueType> TIMES =
            Set.of(ValueType.INSTANT, ValueType.OFFSET_DATE_TIME, ValueType.LOCAL_DATE_TIME);

    private final EntityMapping<?> mapping;
    private final MappedMember member;
    private final ValueType type;

    private TailTime(EntityMapping<?> mapping, MappedMember member) {
        this.mapping = mapping;
        this.member = member;
        this.type = member.compared();
    }

    static TailTime of(EntityMapping<?> mapping) {
        Stream<MappedMember> buckets = mapping.partitionKey().slots().stream()
                .filter(slot -> slot.use() == Use.BUCKET)
                .flatMap(slot -> mapping.member(slot.member()).stream());
        Stream<MappedMember> times = mapping.rowKey().slots().stream()
                .limit(1)
                .flatMap(slot -> mapping.member(slot.member()).stream())
                .filter(member -> TIMES.contains(member.model().value()));
        return Stream.concat(buckets, times)
                .findFirst()
                .map(member -> new TailTime(mapping, member))
                .orElseThrow(() -> new InvalidQueryException(
                        "[TAIL_TIME] " + mapping.model().entity() + ": tail has no time to follow (the keys hold no"
                                + " time): put @ChronologicalKey, @ReverseChronologicalKey or @TimeBucket on a time.",
                        new Place(mapping.table(), null, null),
                        null));
    }

    boolean isOf(KeySlot slot) {
        return slot.member().equals(member.model().name());
    }

    /** The ticks from one up to but without another. */
    List<Comparison<?>> between(long from, long to) {
        return List.of(comparison(Operator.SINCE, from), comparison(Operator.UP_TO, to - 1));
    }

    private Comparison<?> comparison(Operator operator, long tick) {
        Object value = Objects.requireNonNull(Moments.value(type, Ticks.toInstant(tick)));
        return new Comparison<>(null, member.model().name(), operator, List.of(value));
    }

    long tick(Row row) {
        return Ticks.of(Moments.instant(type, Objects.requireNonNull(mapping.value(row, member))));
    }
}
