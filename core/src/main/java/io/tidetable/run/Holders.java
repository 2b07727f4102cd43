package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.mapping.EntityRows.Copy;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks who holds a unique value: the copy with its ETag first, then the main row that it names. */
final class Holders {
    private final Reads reads;
    private final TableGateway gateway;
    private final List<? extends Intent<?>> intents;

    Holders(Reads reads, List<? extends Intent<?>> intents) {
        this.reads = reads;
        this.gateway = reads.gateway();
        this.intents = intents;
    }

    /** Who holds a copy's key. */
    sealed interface Holder {
        /** An entity that has the value. */
        record Alive() implements Holder {}

        /** A copy that its entity would not write: it can be replaced under this ETag. */
        record Dead(String etag) implements Holder {}

        /** Nobody any more. */
        record Gone() implements Holder {}
    }

    /** Who holds the key of a copy that an intent would make. */
    Holder of(int intent, RowKey copyKey) {
        Row copy = gateway.read(copyKey, List.of());
        if (copy == null || copy.etag() == null) {
            return new Holder.Gone();
        }
        return isAlive(intents.get(intent), copyKey, copy) ? new Holder.Alive() : new Holder.Dead(copy.etag());
    }

    /**
     * Those of many unique copies that entities hold which are not written here; looked for all at once.
     *
     * @param copies copies by the place of the intent that would write them
     */
    Set<RowKey> heldByOthers(Map<Integer, List<Copy>> copies) {
        Map<RowKey, Integer> wanted = new HashMap<>();
        copies.forEach(
                (place, some) -> some.forEach(copy -> wanted.put(copy.row().key(), place)));
        Map<RowKey, RowKey> named = new HashMap<>();
        reads.rows().read(List.copyOf(wanted.keySet())).forEach((key, copy) -> {
            if (copy != null && copy.properties().get(Row.MAIN_ROW_KEY) instanceof String row) {
                named.put(key, new RowKey(key.partition(), row));
            }
        });
        named.values().removeIf(this::isOwn);
        Map<RowKey, @Nullable Row> mains =
                reads.rows().read(named.values().stream().distinct().toList());
        Set<RowKey> held = new HashSet<>();
        named.forEach((key, main) -> {
            if (holds(intents.get(wanted.getOrDefault(key, 0)), mains.get(main), key)) {
                held.add(key);
            }
        });
        return held;
    }

    private boolean isOwn(RowKey main) {
        return intents.stream().anyMatch(own -> own.key().equals(main));
    }

    private boolean isAlive(Intent<?> intent, RowKey copyKey, Row copy) {
        if (!(copy.properties().get(Row.MAIN_ROW_KEY) instanceof String mainRowKey)) {
            return false;
        }
        RowKey mainKey = new RowKey(copyKey.partition(), mainRowKey);
        if (isOwn(mainKey)) {
            return false; // what is planned for it does not keep this copy, or the plan would have said so
        }
        return holds(intent, gateway.read(mainKey, List.of()), copyKey);
    }

    private static boolean holds(Intent<?> intent, @Nullable Row main, RowKey copyKey) {
        try {
            return main != null && intent.wouldWrite(main, copyKey);
        } catch (UnreadableRowException unreadable) {
            return true; // nobody can tell
        }
    }
}
