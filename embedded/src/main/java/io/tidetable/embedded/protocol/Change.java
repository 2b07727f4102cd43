package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.store.Fields;
import io.tidetable.embedded.store.Limits;
import io.tidetable.embedded.store.Match;
import io.tidetable.embedded.store.Row;
import io.tidetable.embedded.store.RowId;
import io.tidetable.embedded.store.Write;
import java.util.Optional;

/** A request that writes a row: what it asks the store, and how it is answered; alone or in a transaction. */
record Change(Exchange exchange, String table, Write write) {
    static Change parse(Exchange exchange) {
        Target.Resource resource = exchange.target().resource();
        String method = exchange.request().effectiveMethod();
        if (resource instanceof Target.Resource.Rows rows && method.equals("POST")) {
            return insert(exchange, rows.table());
        } else if (resource instanceof Target.Resource.OneRow row) {
            return switch (method) {
                case "PUT" -> update(exchange, row, Write.Kind.REPLACE);
                case "MERGE", "PATCH" -> update(exchange, row, Write.Kind.MERGE);
                case "DELETE" -> delete(exchange, row);
                default -> throw Failure.METHOD_NOT_ALLOWED.error();
            };
        }
        throw Failure.METHOD_NOT_ALLOWED.error();
    }

    private static Change insert(Exchange exchange, String table) {
        RowReader.Body body = RowReader.read(exchange.request().body());
        if (body.partitionKey() == null || body.rowKey() == null) {
            throw Failure.PROPERTIES_NEED_VALUE.error();
        }
        RowId id = new RowId(body.partitionKey(), body.rowKey());
        return checked(exchange, table, new Write(Write.Kind.INSERT, id, null, body.fields()));
    }

    private static Change update(Exchange exchange, Target.Resource.OneRow row, Write.Kind kind) {
        RowReader.Body body = RowReader.read(exchange.request().body());
        String header = exchange.header("If-Match");
        Match match = header == null ? null : Match.parse(header);
        return checked(exchange, row.table(), new Write(kind, row.id(), match, body.fields()));
    }

    private static Change delete(Exchange exchange, Target.Resource.OneRow row) {
        String header = exchange.header("If-Match");
        if (header == null) {
            throw Failure.MISSING_HEADER.error();
        }
        Write write = new Write(Write.Kind.DELETE, row.id(), Match.parse(header), new Fields());
        return checked(exchange, row.table(), write);
    }

    private static Change checked(Exchange exchange, String table, Write write) {
        Limits.checkKey("PartitionKey", write.id().partitionKey());
        Limits.checkKey("RowKey", write.id().rowKey());
        Limits.check(write.id(), write.fields());
        return new Change(exchange, table, write);
    }

    Answer answer(Optional<Row> after) {
        if (after.isEmpty()) {
            return Answer.noContent();
        }
        Row row = after.get();
        if (write.kind() != Write.Kind.INSERT) {
            return Answer.noContent().with("ETag", row.etag());
        }
        String address = exchange.target().address(table, row.id());
        if (!exchange.answersContent()) {
            return Answer.noContent()
                    .with("Location", address)
                    .with("DataServiceId", address)
                    .with("ETag", row.etag());
        }
        byte[] body = new RowWriter(exchange, table).one(row);
        return Answer.of(201, exchange.format().contentType(), body)
                .with("Location", address)
                .with("ETag", row.etag());
    }
}
