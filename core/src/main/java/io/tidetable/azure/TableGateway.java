package io.tidetable.azure;

import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowAnswer;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One table of the service; each call is one request and the client's retries of it. Used by many threads. */
public interface TableGateway {
    /** Name of the table. */
    String table();

    /** Creates the table; false if it was there; ServiceException where it is being deleted. */
    boolean createTable();

    /**
     * A row, null where there is none, without a request where there can be none; TableNotFoundException where there is
     * no table; select empty for all properties.
     */
    @Nullable
    Row read(RowKey key, List<String> select);

    /** The same with the size of the answer, 0 where it is not known. */
    default RowAnswer answer(RowKey key, List<String> select) {
        return new RowAnswer(read(key, select), 0);
    }

    /** A page of rows; TableNotFoundException, ServiceException. */
    RowPage page(PageRequest request);

    /**
     * Sends a write of its own; TableNotFoundException and ServiceException where it was not done and is not the row's
     * fault.
     */
    Outcome send(Write write);

    /** Sends a transaction; as {@link #send(Write)}. */
    Outcome send(Transaction transaction);
}
