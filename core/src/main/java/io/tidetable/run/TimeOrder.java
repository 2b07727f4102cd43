package io.tidetable.run;

import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.KeySlot;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.plan.Order;
import io.tidetable.plan.QueryPlan;
import io.tidetable.run.Found.Place;
import io.tidetable.store.Row;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The order of time that a plan keeps over what is found. */
record TimeOrder(EntityMapping<?> mapping, QueryPlan plan) {
    /** The time that is followed. */
    MappedMember member() {
        String member = plan.timeline().orElseThrow().slot().member();
        return mapping.member(member).orElseThrow();
    }

    /** Its value; that of a key is in the key of the main row, whatever row was read. */
    @Nullable
    Object time(Found found) {
        MappedMember member = member();
        Row row = member.model().use() == Use.KEY ? Row.of(found.main(), Map.of()) : found.row();
        return mapping.value(row, member);
    }

    /** Its text in the key: rows are read in the order of these. */
    String text(Found found) {
        KeySlot slot = plan.timeline().orElseThrow().slot();
        return slot.text().of(Objects.requireNonNull(time(found)));
    }

    /** In the order asked for. */
    Comparator<Found> asAsked() {
        Comparator<Found> asRead = Comparator.comparing(this::text);
        return plan.timeline().orElseThrow().newestFirst() == (plan.question().order() == Order.NEWEST_FIRST)
                ? asRead
                : asRead.reversed();
    }

    /** Where what was found stands in an order kept over several ranges: texts that sort as it does; else empty. */
    Optional<String> mark(Found found) {
        if (!plan.isMerged() || plan.isBackwards()) {
            return Optional.empty();
        }
        return Optional.of(plan.isByBucket() ? BucketCursor.mark(found) : text(found));
    }

    /** Merges what comes no earlier than the last one given: a row written since can lie behind its range's own. */
    static Cursor merged(List<Cursor> cursors, Function<Found, String> mark, List<Place> places) {
        Cursor found = new MergeCursor(cursors, Comparator.comparing(mark));
        Optional<String> last =
                places.stream().filter(Place::isMark).map(p -> p.key().row()).findFirst();
        return last.isEmpty() ? found : found.where(f -> mark.apply(f).compareTo(last.get()) >= 0);
    }
}
