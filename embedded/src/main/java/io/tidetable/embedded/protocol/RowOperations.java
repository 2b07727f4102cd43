package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.store.Account;
import io.tidetable.embedded.store.FailedWrite;
import io.tidetable.embedded.store.Fields;
import io.tidetable.embedded.store.Limits;
import io.tidetable.embedded.store.Page;
import io.tidetable.embedded.store.Row;
import io.tidetable.embedded.store.RowId;
import io.tidetable.embedded.store.Scan;
import io.tidetable.embedded.store.Table;
import io.tidetable.embedded.store.Write;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Read, query and write rows. */
final class RowOperations {
    private final Account account;

    RowOperations(Account account) {
        this.account = account;
    }

    Answer write(Exchange exchange) {
        Change change = Change.parse(exchange);
        Table table = account.table(change.table());
        try {
            List<Optional<Row>> rows = table.write(change.write().id().partitionKey(), List.of(change.write()));
            return change.answer(rows.get(0));
        } catch (FailedWrite failed) {
            throw failed.error();
        }
    }

    Answer read(Exchange exchange, Target.Resource.OneRow target) {
        Limits.checkKey("PartitionKey", target.id().partitionKey());
        Limits.checkKey("RowKey", target.id().rowKey());
        Row row = account.table(target.table()).get(target.id());
        if (row == null) {
            throw Failure.RESOURCE_NOT_FOUND.error();
        }
        byte[] body = new RowWriter(exchange, target.table()).one(row);
        return Answer.of(200, exchange.format().contentType(), body).with("ETag", row.etag());
    }

    Answer query(Exchange exchange, String name) {
        Options options = exchange.options();
        Paging paging = exchange.request().paging();
        int top = Math.min(options.top(), paging.maxRows());
        Scan scan = new Scan(options.filter(), top, from(options), paging.endsWithPartition());
        Page page = account.table(name).page(scan);
        Answer answer = Answer.of(200, exchange.format().contentType(), new RowWriter(exchange, name).page(page));
        RowId next = page.next();
        if (next == null) {
            return answer;
        }
        answer.with("x-ms-continuation-NextPartitionKey", Continuation.encode(next.partitionKey()));
        return page.atPartitionStart()
                ? answer
                : answer.with("x-ms-continuation-NextRowKey", Continuation.encode(next.rowKey()));
    }

    /** Lets another writer come first. */
    void overtake(List<Change> changes) {
        boolean touched = false;
        for (Change change : changes) {
            Table table = account.find(change.table());
            touched |= table != null && table.touch(change.write().id());
        }
        if (!touched) {
            Change first = changes.get(0);
            RowId id = first.write().id();
            Write create = new Write(Write.Kind.REPLACE, id, null, new Fields());
            account.table(first.table()).write(id.partitionKey(), List.of(create));
        }
    }

    private static @Nullable RowId from(Options options) {
        String partitionKey = options.get("NextPartitionKey");
        String rowKey = options.get("NextRowKey");
        if (partitionKey == null) {
            return null;
        }
        String row = rowKey == null || rowKey.isEmpty() ? "" : Continuation.decode(rowKey);
        return new RowId(Continuation.decode(partitionKey), row);
    }
}
