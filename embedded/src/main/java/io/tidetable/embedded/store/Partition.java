package io.tidetable.embedded.store;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The rows of one partition key: written one at a time, read without waiting. */
final class Partition {
    private volatile Rows rows = Rows.EMPTY;
    private boolean left;

    /** The rows of this moment. */
    Rows rows() {
        return rows;
    }

    /**
     * Runs a change under the partition's lock and shows all of it, or nothing where it throws. Empty where this
     * partition has been left because its last row went; {@code onEmpty} leaves it.
     */
    synchronized <T> Optional<T> write(Function<Draft, T> change, Runnable onEmpty) {
        if (left) {
            return Optional.empty();
        }
        Draft draft = new Draft(rows);
        try {
            T answer = change.apply(draft);
            rows = draft.rows();
            return Optional.of(answer);
        } finally {
            if (rows.isEmpty()) {
                left = true;
                onEmpty.run();
            }
        }
    }

    /** The rows of a partition while they are being changed. */
    static final class Draft {
        private Rows rows;

        Draft(Rows rows) {
            this.rows = rows;
        }

        Rows rows() {
            return rows;
        }

        @Nullable
        Row get(String rowKey) {
            return rows.get(rowKey);
        }

        void put(Row row) {
            rows = rows.with(row);
        }

        void remove(String rowKey) {
            rows = rows.without(rowKey);
        }
    }
}
