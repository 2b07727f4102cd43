package io.tidetable.store;

/** One action on one row, alone or in a transaction. */
public sealed interface Write {
    /** Matches whatever version is stored. */
    String ANY = "*";

    /** The row that is written. */
    RowKey key();

    /** Creates a row whose key is free; 409 else. */
    record Insert(Row row) implements Write {
        @Override
        public RowKey key() {
            return row.key();
        }
    }

    /** Replaces a row that exists under this ETag, or {@link #ANY}; 404 and 412 else. */
    record Replace(Row row, String etag) implements Write {
        @Override
        public RowKey key() {
            return row.key();
        }
    }

    /** Creates or replaces a row. */
    record Upsert(Row row) implements Write {
        @Override
        public RowKey key() {
            return row.key();
        }
    }

    /** Sets properties of a row that exists under this ETag, or {@link #ANY}; cannot clear any; 404 and 412 else. */
    record Merge(Row row, String etag) implements Write {
        @Override
        public RowKey key() {
            return row.key();
        }
    }

    /** Deletes a row that exists under this ETag, or {@link #ANY}; 404 and 412 else. */
    record Delete(RowKey key, String etag) implements Write {}
}
