package io.tidetable.embedded.protocol;

import com.fasterxml.jackson.core.JsonGenerator;
import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.filter.Bounds;
import io.tidetable.embedded.filter.Filter;
import io.tidetable.embedded.filter.KeyRange;
import io.tidetable.embedded.store.Account;
import io.tidetable.embedded.store.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Create, delete, read and list tables. */
final class TableOperations {
    private static final String NAME = "TableName";
    private static final char AFTER_NAME = '\u0001';

    private final Account account;

    TableOperations(Account account) {
        this.account = account;
    }

    Answer create(Exchange exchange) {
        String name = RowReader.readString(exchange.request().body(), NAME);
        if (name == null) {
            throw Failure.PROPERTIES_NEED_VALUE.error();
        }
        account.create(name);
        String address = exchange.target().base() + "/Tables('" + name + "')";
        if (!exchange.answersContent()) {
            return Answer.noContent().with("Location", address).with("DataServiceId", address);
        }
        return answer(201, exchange, name).with("Location", address);
    }

    Answer read(Exchange exchange, String name) {
        Table table = account.find(name);
        if (table == null) {
            throw Failure.RESOURCE_NOT_FOUND.error();
        }
        return answer(200, exchange, table.name());
    }

    private static Answer answer(int status, Exchange exchange, String name) {
        byte[] body = Json.object(json -> {
            writeMetadata(json, exchange, "/@Element");
            writeMembers(json, exchange, name);
        });
        return Answer.of(status, exchange.format().contentType(), body);
    }

    Answer delete(String name) {
        account.delete(name);
        return Answer.noContent();
    }

    Answer list(Exchange exchange) {
        Options options = exchange.options();
        List<Table> page = new ArrayList<>();
        Table next = collect(caseless(options.filter()), options, page);
        byte[] body = Json.object(json -> {
            writeMetadata(json, exchange, "");
            json.writeArrayFieldStart("value");
            for (Table table : page) {
                json.writeStartObject();
                writeMembers(json, exchange, table.name());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
        Answer answer = Answer.of(200, exchange.format().contentType(), body);
        return next == null ? answer : answer.with("x-ms-continuation-NextTableName", token(next));
    }

    private @Nullable Table collect(Filter filter, Options options, List<Table> page) {
        int top = options.top();
        Bounds bounds = KeyRange.bounds(filter, NAME);
        String from = options.get("NextTableName");
        String first = from == null ? "" : name(Continuation.decode(from));
        for (Table table : account.from(first.compareTo(bounds.low()) > 0 ? first : bounds.low())) {
            String key = Account.key(table.name());
            if (!bounds.endsAfter(key)) {
                return null;
            }
            if (page.size() == top) {
                return table;
            }
            if (filter.test(property -> property.equals(NAME) ? key : null)) {
                page.add(table);
            }
        }
        return null;
    }

    /** The filter with names in the case in which tables are ordered. */
    private static Filter caseless(Filter filter) {
        if (filter instanceof Filter.All all) {
            return new Filter.All(
                    all.terms().stream().map(TableOperations::caseless).toList());
        } else if (filter instanceof Filter.Any any) {
            return new Filter.Any(
                    any.terms().stream().map(TableOperations::caseless).toList());
        } else if (filter instanceof Filter.Not not) {
            return new Filter.Not(caseless(not.term()));
        } else if (filter instanceof Filter.Comparison comparison && comparison.literal() instanceof String name) {
            return new Filter.Comparison(comparison.property(), comparison.operator(), name.toLowerCase(Locale.ROOT));
        }
        return filter;
    }

    private static String token(Table next) {
        return Continuation.encode(
                Account.key(next.name()) + AFTER_NAME + String.format(Locale.ROOT, "%016x", next.created()));
    }

    private static String name(String token) {
        int end = token.indexOf(AFTER_NAME);
        return end < 0 ? token : token.substring(0, end);
    }

    private static void writeMetadata(JsonGenerator json, Exchange exchange, String suffix) throws IOException {
        if (exchange.format() != Format.NONE) {
            json.writeStringField("odata.metadata", exchange.target().base() + "/$metadata#Tables" + suffix);
        }
    }

    private static void writeMembers(JsonGenerator json, Exchange exchange, String name) throws IOException {
        if (exchange.format() == Format.FULL) {
            String link = "Tables('" + name + "')";
            json.writeStringField("odata.type", exchange.target().account() + ".Tables");
            json.writeStringField("odata.id", exchange.target().base() + "/" + link);
            json.writeStringField("odata.editLink", link);
        }
        json.writeStringField(NAME, name);
    }
}
