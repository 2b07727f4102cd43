package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.SecondaryIndex.Copy;
import io.tidetable.annotations.Table;
import io.tidetable.query.Attribute;
import io.tidetable.repository.TableRepository;
import io.tidetable.store.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The figures of docs/indexes.md. */
class IndexCostsTest {
    private static final int ENTITIES = 200;
    private static final String NOTE = "x".repeat(200);

    private interface Placed {
        String city();
    }

    @Table("Costs")
    record Whole(
            @PartitionKey String part,
            @RowKey UUID id,
            @SecondaryIndex String city,
            String note,
            @ETag @Nullable String etag)
            implements Placed {}

    @Table("Costs")
    record Keys(
            @PartitionKey String part,
            @RowKey UUID id,
            @SecondaryIndex(copy = Copy.KEY) String city,
            String note,
            @ETag @Nullable String etag)
            implements Placed {}

    @Table("Costs")
    record Listed(
            @PartitionKey String part,
            @RowKey UUID id,
            @IndexEntity String city,
            String note,
            @ETag @Nullable String etag)
            implements Placed {}

    @Table("Costs")
    record Bare(
            @PartitionKey String part,
            @RowKey UUID id,
            String city,
            String note,
            @ETag @Nullable String etag) implements Placed {}

    /** Requests of an insert, an update, one that moves the value, a delete, a bulk insert of 200, a query for them. */
    private record Requests(long insert, long update, long move, long delete, long bulk, long query) {}

    private interface Maker<T> {
        T make(UUID id, String city, @Nullable String etag);
    }

    private static <T extends Placed> Requests measure(Class<T> type, Maker<T> maker, Function<T, UUID> id) {
        TestTable<T> table = TestTable.of(type);
        List<T> stored = new ArrayList<>();
        long insert =
                table.requests(() -> stored.add(table.writes.insert(maker.make(UUID.randomUUID(), "Paris", null))));
        T one = stored.get(0);
        long update = table.requests(() -> table.writes.update(maker.make(id.apply(one), "Paris", null)));
        long move = table.requests(() -> table.writes.update(maker.make(id.apply(one), "Rome", null)));
        long delete = table.requests(() -> table.writes.delete(maker.make(id.apply(one), "Rome", null)));
        List<T> many = IntStream.range(0, ENTITIES)
                .mapToObj(i -> maker.make(UUID.randomUUID(), "Paris", null))
                .toList();
        long bulk = table.requests(
                () -> assertThat(table.bulk.insertAll(many, table.silent()).committed())
                        .isEqualTo(ENTITIES));
        TableRepository<T> repository =
                Tables.connect(table.service.clientBuilder()).repository(type);
        long query = table.requests(() -> assertThat(repository
                        .where(
                                Attribute.named("part").is("p"),
                                Attribute.named("city").is("Paris"))
                        .allowScan()
                        .list())
                .hasSize(ENTITIES));
        return new Requests(insert, update, move, delete, bulk, query);
    }

    @Test
    void requestsOfWritesAndOfAQueryForTwoHundredEntities() {
        assertThat(measure(Bare.class, (id, city, etag) -> new Bare("p", id, city, NOTE, etag), Bare::id))
                .isEqualTo(new Requests(1, 1, 1, 1, 2, 1));
        assertThat(measure(Whole.class, (id, city, etag) -> new Whole("p", id, city, NOTE, etag), Whole::id))
                .isEqualTo(new Requests(1, 2, 2, 2, 4, 1));
        assertThat(measure(Keys.class, (id, city, etag) -> new Keys("p", id, city, NOTE, etag), Keys::id))
                .isEqualTo(new Requests(1, 2, 2, 2, 4, 1 + ENTITIES));
        assertThat(measure(Listed.class, (id, city, etag) -> new Listed("p", id, city, NOTE, etag), Listed::id))
                .isEqualTo(new Requests(2, 2, 4, 3, 4, 1 + ENTITIES));
    }

    /** Bytes as the service counts them, of the index rows of one entity of many. */
    private static <T> long bytes(Class<T> type, Maker<T> maker) {
        TestTable<T> table = TestTable.of(type);
        table.bulk.insertAll(
                IntStream.range(0, ENTITIES)
                        .mapToObj(i -> maker.make(UUID.randomUUID(), "Paris", null))
                        .toList(),
                table.silent());
        long all = 0;
        for (Row row : table.rows()) {
            if (row.key().row().startsWith("~")) {
                all += 4
                        + 2L * (row.key().partition().length() + row.key().row().length());
                for (Map.Entry<String, Object> property : row.properties().entrySet()) {
                    all += 12
                            + 2L
                                    * (property.getKey().length()
                                            + property.getValue().toString().length());
                }
            }
        }
        return all / ENTITIES;
    }

    @Test
    void bytesOfTheIndexRowsOfAnEntityOf588Bytes() {
        assertThat(bytes(Whole.class, (id, city, etag) -> new Whole("p", id, city, NOTE, etag)))
                .isEqualTo(702);
        assertThat(bytes(Keys.class, (id, city, etag) -> new Keys("p", id, city, NOTE, etag)))
                .isEqualTo(252);
        assertThat(bytes(Listed.class, (id, city, etag) -> new Listed("p", id, city, NOTE, etag)))
                .isEqualTo(78);
    }
}
