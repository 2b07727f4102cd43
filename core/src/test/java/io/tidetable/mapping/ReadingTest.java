package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.annotations.Timestamp;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.store.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.assertj.core.api.AbstractThrowableAssert;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadingTest {
    private static final UUID ID = UUID.fromString("5f0c3a52-0000-8000-8000-00000000000a");
    private static final Instant TIME = Instant.parse("2014-06-16T02:40:31.5Z");

    enum Color {
        RED,
        GREEN
    }

    @Table("Things")
    record Thing(
            @PartitionKey String kind,
            @RowKey UUID id,
            @jakarta.annotation.Nonnull String name,
            @Nullable Color color,
            int count,
            @Nullable Long size,
            double weight,
            Optional<String> note,
            @AsJson @Nullable List<String> tags,
            @Nullable BigDecimal price,
            @ETag @Nullable String etag,
            @Timestamp @Nullable Instant written) {}

    private final EntityMapping<Thing> things = Mappings.of(Thing.class);

    private static Row row(String partition, String row, Object... properties) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < properties.length; i += 2) {
            map.put((String) properties[i], properties[i + 1]);
        }
        return new Row(key(partition, row), map, "W/\"1\"", TIME);
    }

    private static io.tidetable.store.RowKey key(String partition, String row) {
        return new io.tidetable.store.RowKey(partition, row);
    }

    private Thing read(Object... properties) {
        return things.entity(row("k", ID.toString(), properties));
    }

    private AbstractThrowableAssert<?, ? extends Throwable> unreadable(Object... properties) {
        return assertThatThrownBy(() -> read(properties))
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContaining("table Things")
                .hasMessageContaining("'k'")
                .hasMessageContaining(ID.toString());
    }

    @Test
    void absentPropertiesAreNullZeroOrEmpty() {
        assertThat(read("name", "n"))
                .isEqualTo(new Thing("k", ID, "n", null, 0, null, 0.0, Optional.empty(), null, null, "W/\"1\"", TIME));
    }

    @Test
    void propertiesThatTheClassDoesNotKnowAreLeftOut() {
        assertThat(read("name", "n", "other", 5, "_v", "token").name()).isEqualTo("n");
    }

    @Test
    void aRequiredPropertyThatIsMissingIsNamed() {
        unreadable("count", 5)
                .hasMessageContaining("ReadingTest.Thing.name")
                .hasMessageContaining("found no name")
                .hasMessageContaining("String");
    }

    @Test
    void whatDoesNotFitIsNamedWithoutItsValue() {
        unreadable("name", "n", "color", "SECRET")
                .hasMessageContaining("Thing.color")
                .hasMessageContaining("found String, wanted the name of a constant of Color")
                .hasMessageNotContaining("SECRET");
        unreadable("name", "n", "count", 5000000000L)
                .hasMessageContaining("found Int64, wanted Int32")
                .hasMessageNotContaining("5000000000");
        unreadable("name", "n", "count", 5.5).hasMessageContaining("found Double, wanted Int32");
        unreadable("name", "n", "size", "5").hasMessageContaining("found String, wanted Int64");
        unreadable("name", new byte[1]).hasMessageContaining("found Binary, wanted String");
        unreadable("name", "n", "weight", TIME).hasMessageContaining("found DateTime, wanted Double");
        unreadable("name", "n", "price", ID).hasMessageContaining("found Guid, wanted text of a BigDecimal");
    }

    @Test
    void brokenJsonIsNamedWithoutItsText() {
        unreadable("name", "n", "tags", "[\"SECRET\"")
                .hasMessageContaining("Thing.tags")
                .hasMessageContaining("wanted JSON text of List<java.lang.String>")
                .hasMessageNotContaining("SECRET")
                .cause()
                .hasMessageNotContaining("SECRET")
                .hasMessageContaining("line 1");
        unreadable("name", "n", "tags", "{}").hasMessageContaining("Thing.tags");
    }

    @Test
    void anEmptyListIsNotANullList() {
        assertThat(read("name", "n", "tags", "[]").tags()).isEmpty();
        assertThat(read("name", "n").tags()).isNull();
        assertThat(read("name", "n", "tags", "null").tags()).isNull();
        Thing thing = new Thing("k", ID, "n", null, 0, null, 0, Optional.empty(), List.of(), null, null, null);
        assertThat(Mappings.rows(things, thing).main().properties()).containsEntry("tags", "[]");
    }

    @Test
    void theDeclaredTypeDecidesWhatIsRead() {
        Thing thing = read("name", 42, "count", 5L, "size", 5, "weight", 5, "price", 1.1);
        assertThat(thing.name()).isEqualTo("42");
        assertThat(thing.count()).isEqualTo(5);
        assertThat(thing.size()).isEqualTo(5L);
        assertThat(thing.weight()).isEqualTo(5.0);
        assertThat(thing.price()).isEqualTo(new BigDecimal("1.1"));
        assertThat(read("name", true).name()).isEqualTo("true");
    }

    @ParameterizedTest
    @CsvSource({
        "k, 5F0C3A52-0000-8000-8000-00000000000A",
        "k, 1-1-1-1-1",
        "k, sentinel",
        "k, ''",
        "k!, 5f0c3a52-0000-8000-8000-00000000000a",
        "k!2f, 5f0c3a52-0000-8000-8000-00000000000a"
    })
    void aKeyThatWouldBeWrittenOtherwiseIsRefusedByName(String partition, String row) {
        assertThatThrownBy(() -> things.entity(row(partition, row, "name", "n")))
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContaining("ReadingTest.Thing.")
                .hasMessageContaining("'" + row + "'")
                .hasMessageContaining("table Things");
        assertThatThrownBy(() -> things.keyParts(key(partition, row))).isInstanceOf(UnreadableRowException.class);
        assertThat(things.kind(key(partition, row))).isInstanceOf(EntityMapping.RowKind.Main.class);
    }

    @Table(value = "Logs", shards = 4)
    record Log(
            @TimeBucket(ChronoUnit.HOURS) Instant at,
            @RowKey String id,
            @SecondaryIndex @Nullable String level,
            @ETag @Nullable String etag) {}

    private final EntityMapping<Log> logs = Mappings.of(Log.class);

    @Test
    void aRowInAnotherBucketOrShardThanItsOwnIsRefused() {
        EntityRows rows = Mappings.rows(logs, new Log(TIME, "a", "INFO", null));
        Row main = rows.main();
        assertThat(logs.entity(main).at()).isEqualTo(TIME);
        Map<String, Object> later = new LinkedHashMap<>(main.properties());
        later.put("at", TIME.plus(1, ChronoUnit.HOURS));
        assertThatThrownBy(() -> logs.entity(Row.of(main.key(), later)))
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContaining("another partition");
        String other = main.key().partition().startsWith("00_") ? "01_" : "00_";
        var moved = key(other + main.key().partition().substring(3), main.key().row());
        assertThatThrownBy(() -> logs.entity(Row.of(moved, main.properties())))
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContaining("shard");
    }

    @Test
    void aBucketedTimeThatIsAbsentReadsAsTheStartOfItsBucket() {
        Row main = Mappings.rows(logs, new Log(TIME, "a", "INFO", null)).main();
        assertThat(logs.entity(Row.of(main.key(), Map.of())).at()).isEqualTo(TIME.truncatedTo(ChronoUnit.HOURS));
    }

    @Test
    void theTokenIsThatOfTheWriteWhereThereAreIndexes() {
        Row main = Mappings.rows(logs, new Log(TIME, "a", "INFO", null)).main();
        Map<String, Object> written = new LinkedHashMap<>(main.properties());
        Row old = new Row(main.key(), written, "W/\"1\"", TIME);
        assertThat(logs.entity(old).etag()).isEqualTo("W/\"1\"");
        written.put(Row.TOKEN, "t");
        assertThat(logs.entity(old).etag()).isEqualTo("t");
        assertThat(logs.rows(old).main().properties()).doesNotContainKey(Row.TOKEN);
        assertThat(read("name", "n", "_v", "t").etag()).isEqualTo("W/\"1\"");
    }

    @Test
    void rowsOfOthersAreToldApartByTheirKeysAlone() {
        EntityRows rows = Mappings.rows(logs, new Log(TIME, "a", "INFO", null));
        assertThat(logs.kind(rows.main().key())).isInstanceOf(EntityMapping.RowKind.Main.class);
        assertThat(logs.kind(rows.copies().get(0).row().key())).isInstanceOf(EntityMapping.RowKind.Copy.class);
        for (String key : new String[] {"~End", "~other_x", "~level", "~", "~U~level_x", "~Level_x"}) {
            assertThat(logs.kind(key("p", key))).as(key).isInstanceOf(EntityMapping.RowKind.Foreign.class);
        }
        assertThatThrownBy(() -> logs.entity(row("p", "~other_x", "_rk", "a")))
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContaining("holds no entity");
    }

    @Table(value = "Shared", partition = "all", rowPrefix = "U")
    record User(@RowKey String id, @SecondaryIndex @Nullable String name) {}

    @Test
    void classesThatShareATableAreToldApart() {
        EntityMapping<User> users = Mappings.of(User.class);
        assertThat(users.kind(key("all", "Uann"))).isInstanceOf(EntityMapping.RowKind.Main.class);
        assertThat(users.kind(key("all", "~U~name_x_Uann"))).isInstanceOf(EntityMapping.RowKind.Copy.class);
        for (String key : new String[] {"Gann", "ann", "~name_x", "~G~name_x", "~U"}) {
            assertThat(users.kind(key("all", key))).isInstanceOf(EntityMapping.RowKind.Foreign.class);
        }
        assertThat(users.kind(key("other", "Uann"))).isInstanceOf(EntityMapping.RowKind.Foreign.class);
        assertThatThrownBy(() -> users.entity(row("all", "Gann"))).isInstanceOf(UnreadableRowException.class);
        assertThatThrownBy(() -> users.entity(row("other", "Uann"))).isInstanceOf(UnreadableRowException.class);
    }
}
