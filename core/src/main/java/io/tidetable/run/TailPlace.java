package io.tidetable.run;

import io.tidetable.error.InvalidContinuationException;
import io.tidetable.error.Place;
import io.tidetable.store.RowKey;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a tail stands.
 *
 * @param tick all that is earlier has been given
 * @param key the last row given of this tick; null where none was
 * @param way the way in whose order rows of one tick were given
 */
record TailPlace(long tick, @Nullable RowKey key, int way) {
    /** In front of all rows of a tick. */
    static TailPlace at(long tick) {
        return new TailPlace(tick, null, 0);
    }

    /** The place of a text; InvalidContinuationException where it is mangled or of another class or table. */
    static TailPlace open(String position, Session<?> session) {
        String entity = session.mapping().model().entity();
        try {
            Position opened = Position.open(Objects.requireNonNull(position, "position"), identity(session), entity);
            return opened.places().isEmpty()
                    ? at(opened.given())
                    : of(opened.given(), opened.places().get(0));
        } catch (InvalidContinuationException e) {
            throw new InvalidContinuationException(
                    "[TAIL_POSITION] " + entity + ": the position is mangled or belongs to another class or table: give"
                            + " what position() of a tail of this class and table returned, or start from a time.",
                    new Place(session.mapping().table(), null, null),
                    e);
        }
    }

    private static TailPlace of(long tick, Found.Place last) {
        return new TailPlace(tick, last.key(), last.range());
    }

    /** The same for a way: of a tick that was begun on another one, all is still to be given. */
    TailPlace on(int other) {
        return way == other ? this : at(tick);
    }

    /** URL-safe text, bound to the class and the table. */
    String seal(Session<?> session) {
        List<Found.Place> places = key == null ? List.of() : List.of(new Found.Place(way, key));
        return new Position(tick, places).seal(identity(session));
    }

    private static String identity(Session<?> session) {
        return "tail\n" + session.entity().getName() + "\n" + session.mapping().table();
    }
}
