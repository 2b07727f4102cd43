package io.tidetable.plan;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.form.KeyText;
import io.tidetable.mapping.KeySlot;
import io.tidetable.plan.Check.End;
import io.tidetable.plan.Check.Within;
import io.tidetable.plan.KeyPath.KeyPlace;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a range or a prefix of values is in key text, behind a text that is known. */
final class SlotRange {
    private final KeyPlace place;
    private final String before;
    private final KeyText text;

    SlotRange(KeyPlace place, String before) {
        this.place = place;
        this.before = before;
        this.text = place.slot().text();
    }

    /** The range of key text that holds what passes. */
    KeyRange of(Check check) {
        if (check instanceof Check.Prefix prefix) {
            return KeyRange.block(before + text.of(prefix.prefix()));
        }
        Within within = (Within) check;
        return place.slot().use() == KeySlot.Use.BUCKET ? buckets(within) : values(within);
    }

    private KeyRange values(Within within) {
        boolean descending = place.slot().descending();
        End low = descending ? within.upper() : within.lower();
        End high = descending ? within.lower() : within.upper();
        KeyRange all = KeyRange.block(before);
        return new KeyRange(low == null ? all.lower() : lower(low), high == null ? all.upper() : upper(high));
    }

    private @Nullable Edge lower(End end) {
        String key = before + text.of(end.value());
        if (end.inclusive()) {
            return Edge.at(key);
        }
        return place.isLast() ? Edge.beyond(key) : Edge.at(behind(key));
    }

    private @Nullable Edge upper(End end) {
        String key = before + text.of(end.value());
        if (!end.inclusive()) {
            return Edge.beyond(key);
        }
        return place.isLast() ? Edge.at(key) : Edge.beyond(behind(key));
    }

    /** Behind all keys that go on after this value. */
    private String behind(String key) {
        String end = Successor.ofKeys(key + place.next());
        return end == null ? key : end;
    }

    /** Buckets are written to one length, so their texts keep order; beyond times that have a text there are none. */
    private KeyRange buckets(Within within) {
        Optional<String> first = Optional.ofNullable(within.lower()).flatMap(end -> bucket(end.value()));
        Optional<String> last = Optional.ofNullable(within.upper()).flatMap(end -> bucket(before(end)));
        boolean descending = place.slot().descending();
        KeyRange all = KeyRange.block(before);
        return new KeyRange(
                (descending ? last : first).map(t -> Edge.at(before + t)).orElse(all.lower()),
                (descending ? first : last).map(t -> Edge.at(before + t)).orElse(all.upper()));
    }

    private Optional<String> bucket(Object time) {
        try {
            return Optional.of(text.of(time));
        } catch (InvalidKeyException e) {
            return Optional.empty();
        }
    }

    /** The last time that lies before an end. */
    private static Object before(End end) {
        TimeScale scale = TimeScale.ofValue(end.value());
        long unit = scale.ceiling(scale.instant(end.value()));
        return scale.toValue(end.inclusive() ? unit : unit - 1);
    }
}
