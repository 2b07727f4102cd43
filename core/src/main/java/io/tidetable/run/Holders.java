package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks who holds a unique value: the copy with its ETag first, then the main row that it names. */
final class Holders {
    private final TableGateway gateway;
    private final List<? extends Intent<?>> intents;

    Holders(TableGateway gateway, List<? extends Intent<?>> intents) {
        this.gateway = gateway;
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

    private boolean isAlive(Intent<?> intent, RowKey copyKey, Row copy) {
        if (!(copy.properties().get(Row.MAIN_ROW_KEY) instanceof String mainRowKey)) {
            return false;
        }
        RowKey mainKey = new RowKey(copyKey.partition(), mainRowKey);
        if (intents.stream().anyMatch(own -> own.key().equals(mainKey))) {
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
