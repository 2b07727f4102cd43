package io.tidetable.store;

import java.util.List;

/** Writes of one partition, all or nothing: at most 100 actions, each row once, at most 4 MiB as sent. */
public record Transaction(String partition, List<Write> writes) {
    /** Actions that one transaction holds at most (Table service, entity group transactions). */
    public static final int MAX_ACTIONS = 100;

    /** Bytes that the request of one transaction holds at most (Table service, entity group transactions). */
    public static final int MAX_BYTES = 4 * 1024 * 1024;

    /** Copies the list. */
    public Transaction {
        writes = List.copyOf(writes);
    }
}
