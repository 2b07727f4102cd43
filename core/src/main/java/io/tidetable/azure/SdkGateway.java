package io.tidetable.azure;

import com.azure.core.http.HttpHeaderName;
import com.azure.core.util.Context;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableEntityUpdateMode;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowAnswer;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One table over azure-data-tables. */
final class SdkGateway implements TableGateway {
    /** What the service answers to a write that was done: Created, No Content. */
    private static final Set<Integer> WRITTEN = Set.of(201, 204);

    private static final List<String> KEYS = List.of("PartitionKey", "RowKey");

    private final Exchange exchange;
    private final String table;

    SdkGateway(Exchange exchange) {
        this.exchange = exchange;
        table = exchange.table();
    }

    @Override
    public String table() {
        return table;
    }

    @Override
    public boolean createTable() {
        Call.Result result = exchange.send(
                new Call(Call.Kind.TABLE), (client, context) -> client.createTableWithResponse(null, context));
        Deed deed = Deed.creating(table);
        StoredAnswer answer = Answers.given(deed, result);
        if (answer.isSuccess()) {
            return true;
        }
        Refusal refusal = Refusal.of(answer, -1);
        if (refusal.code().equals("TableAlreadyExists")) {
            return false;
        }
        throw deed.exception(refusal, result.failure());
    }

    @Override
    public @Nullable Row read(RowKey key, List<String> select) {
        return answer(key, select).row();
    }

    @Override
    public RowAnswer answer(RowKey key, List<String> select) {
        if (!key.isPossible()) {
            return new RowAnswer(null, 0); // asked for, it would be refused, and whoever asks stop at a damaged row
        }
        Call.Result result = exchange.send(
                new Call(Call.Kind.ROW),
                (client, context) -> client.getEntityWithResponse(
                        key.partition(), key.row(), select.isEmpty() ? null : select, null, context));
        Deed deed = Deed.reading(table, key);
        StoredAnswer answer = Answers.given(deed, result);
        if (answer.isSuccess()) {
            Row row = Answers.parsed(deed, answer, RowReader::row);
            return new RowAnswer(new Row(key, row.properties(), row.etag(), row.timestamp()), answer.body().length);
        }
        Refusal refusal = Refusal.of(answer, 0);
        if (refusal.isRowNotFound()) {
            return new RowAnswer(null, answer.body().length);
        }
        throw deed.exception(refusal, result.failure());
    }

    @Override
    public RowPage page(PageRequest request) {
        Call.Result result =
                exchange.send(Call.page(request.after()), (client, context) -> readPage(client, request, context));
        Deed deed = Deed.paging(table);
        StoredAnswer answer = Answers.given(deed, result);
        if (!answer.isSuccess()) {
            throw deed.exception(Refusal.of(answer, -1), result.failure());
        }
        return new RowPage(
                Answers.parsed(deed, answer, body -> RowReader.rows(body, isKeyed(request))),
                Continuations.of(answer),
                answer.body().length);
    }

    private static boolean isKeyed(PageRequest request) {
        return request.select().isEmpty() || request.select().containsAll(KEYS);
    }

    private static void readPage(TableClient client, PageRequest request, Context context) {
        ListEntitiesOptions options = new ListEntitiesOptions().setTop(request.top());
        if (!request.filter().isEmpty()) {
            options.setFilter(request.filter());
        }
        if (!request.select().isEmpty()) {
            options.setSelect(request.select());
        }
        client.listEntities(options, null, context).iterableByPage().iterator().next();
    }

    @Override
    public Outcome send(Write write) {
        TableEntity entity = Entities.of(write);
        Call.Result result =
                exchange.send(Call.write(write), (client, context) -> send(client, write, entity, context));
        Deed deed = Deed.of(table, write);
        if (Answers.isOpen(result)) {
            return Answers.unknown(deed, result);
        }
        StoredAnswer answer = Answers.given(deed, result);
        if (answer.isSuccess() && !WRITTEN.contains(answer.getStatusCode())) {
            return Answers.unknown(deed, result); // of a proxy, a portal: nobody knows what came of the write
        }
        if (answer.isSuccess()) {
            String etag = write instanceof Write.Delete ? null : ETags.whole(answer.header(HttpHeaderName.ETAG));
            return new Outcome.Done(Collections.singletonList(etag));
        }
        return Answers.refused(deed, Refusal.of(answer, 0), result);
    }

    private static void send(TableClient client, Write write, TableEntity entity, Context context) {
        if (write instanceof Write.Insert) {
            client.createEntityWithResponse(entity, null, context);
        } else if (write instanceof Write.Upsert) {
            client.upsertEntityWithResponse(entity, TableEntityUpdateMode.REPLACE, null, context);
        } else if (write instanceof Write.Replace replace) {
            boolean guard = Entities.isGuard(replace.etag());
            client.updateEntityWithResponse(entity, TableEntityUpdateMode.REPLACE, guard, null, context);
        } else if (write instanceof Write.Merge merge) {
            boolean guard = Entities.isGuard(merge.etag());
            client.updateEntityWithResponse(entity, TableEntityUpdateMode.MERGE, guard, null, context);
        } else {
            boolean guard = Entities.isGuard(((Write.Delete) write).etag());
            client.deleteEntityWithResponse(entity, guard, null, context);
        }
    }

    @Override
    public Outcome send(Transaction transaction) {
        Call.Result result = exchange.send(
                Call.transaction(new BatchRequest(table, transaction)),
                (client, context) -> client.submitTransactionWithResponse(BatchRequest.FOR_SDK, null, context));
        Deed deed = Deed.of(table, transaction);
        if (Answers.isOpen(result)) {
            return Answers.unknown(deed, result);
        }
        StoredAnswer answer = Answers.given(deed, result);
        return answer.isSuccess()
                ? Answers.ofTransaction(deed, transaction, result, BatchAnswer.of(answer.body()))
                : Answers.refused(deed, Refusal.of(answer, transaction.writes().size() == 1 ? 0 : -1), result);
    }
}
