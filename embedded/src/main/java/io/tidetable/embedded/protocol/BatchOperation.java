package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.store.Account;
import io.tidetable.embedded.store.FailedWrite;
import io.tidetable.embedded.store.Row;
import io.tidetable.embedded.store.RowId;
import io.tidetable.embedded.store.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** An entity group transaction: all of its changes, or the error of one. */
final class BatchOperation {
    /** Changes of a transaction (Microsoft's reference). */
    static final int MAX_CHANGES = 100;

    private final Account account;
    private final RowOperations rows;

    BatchOperation(Account account, RowOperations rows) {
        this.account = account;
        this.rows = rows;
    }

    Answer run(Exchange exchange, Refusal refusal) {
        BatchReader.Batch batch = BatchReader.read(exchange);
        List<Request> requests = batch.requests();
        try {
            return batch.changeSet()
                    ? BatchWriter.changeSet(write(requests))
                    : BatchWriter.single(query(Exchange.of(requests.get(0))));
        } catch (FailedChange failed) {
            Request culprit = requests.get(Math.min(failed.index, requests.size() - 1));
            boolean named = requests.size() > 1 || failed.error.failure() == Failure.TABLE_NOT_FOUND;
            String prefix = named ? failed.index + ":" : "";
            return BatchWriter.failure(refused(failed.error, prefix, refusal), Exchange.preference(culprit));
        } catch (ServiceError error) {
            return BatchWriter.single(refused(error, "", refusal));
        }
    }

    private static Answer refused(ServiceError error, String prefix, Refusal refusal) {
        Failure failure = error.failure();
        return refusal.json(new Refusal.Reason(failure.status(), failure.code(), prefix + error.text()));
    }

    /** The changes of a transaction, as far as they can be read. */
    List<Change> changes(Exchange exchange) {
        try {
            return parse(BatchReader.read(exchange).requests());
        } catch (FailedChange malformed) {
            throw malformed.error;
        }
    }

    private Answer query(Exchange exchange) {
        boolean reads = exchange.request().effectiveMethod().equals("GET");
        if (reads && exchange.target().resource() instanceof Target.Resource.Rows table) {
            return rows.query(exchange, table.table());
        } else if (reads && exchange.target().resource() instanceof Target.Resource.OneRow row) {
            return rows.read(exchange, row);
        }
        throw Failure.INVALID_INPUT.error();
    }

    private List<BatchWriter.Done> write(List<Request> requests) {
        if (requests.size() > MAX_CHANGES) {
            throw new FailedChange(
                    MAX_CHANGES - 1,
                    Failure.INVALID_INPUT.error(
                            "The batch request operation exceeds the maximum 100 changes per change set."));
        }
        List<Change> changes = parse(requests);
        Change first = changes.get(0);
        Table table = guarded(0, () -> account.table(first.table()));
        String partitionKey = first.write().id().partitionKey();
        List<Optional<Row>> after;
        try {
            after = table.write(
                    partitionKey, changes.stream().map(Change::write).toList());
        } catch (FailedWrite failed) {
            throw new FailedChange(failed.index(), failed.error());
        }
        List<BatchWriter.Done> done = new ArrayList<>();
        for (int i = 0; i < changes.size(); i++) {
            Change change = changes.get(i);
            done.add(new BatchWriter.Done(change.write().kind(), change.answer(after.get(i)), change.exchange()));
        }
        return done;
    }

    private static List<Change> parse(List<Request> requests) {
        List<Change> changes = new ArrayList<>();
        Set<RowId> seen = new HashSet<>();
        for (int i = 0; i < requests.size(); i++) {
            Request request = requests.get(i);
            Change change = guarded(i, () -> Change.parse(Exchange.of(request)));
            Change first = changes.isEmpty() ? change : changes.get(0);
            if (!samePartition(first, change)) {
                throw new FailedChange(i, Failure.DIFFERENT_PARTITIONS.error());
            }
            if (!seen.add(change.write().id())) {
                throw new FailedChange(i, Failure.INVALID_DUPLICATE_ROW.error());
            }
            changes.add(change);
        }
        return changes;
    }

    private static boolean samePartition(Change one, Change other) {
        return Account.key(one.table()).equals(Account.key(other.table()))
                && one.write().id().partitionKey().equals(other.write().id().partitionKey());
    }

    private static <T> T guarded(int index, Supplier<T> step) {
        try {
            return step.get();
        } catch (ServiceError error) {
            throw new FailedChange(index, error);
        }
    }

    private static final class FailedChange extends RuntimeException {
        private final int index;
        private final transient ServiceError error;

        FailedChange(int index, ServiceError error) {
            super(null, null, false, false);
            this.index = index;
            this.error = error;
        }
    }
}
