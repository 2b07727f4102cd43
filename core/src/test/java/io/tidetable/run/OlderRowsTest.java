package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.query.Attribute;
import io.tidetable.repository.IndexReport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows that were stored before their class had the index, and cannot be in it, or that others have damaged. */
class OlderRowsTest {
    private static final String LONG = "x".repeat(600);

    private final EmbeddedTables service = EmbeddedTables.create();

    @Table("Docs")
    record Before(
            @PartitionKey String shelf,
            @RowKey String id,
            @Nullable String title,
            @Nullable String text) {}

    @Table("Docs")
    record WithCopies(
            @PartitionKey String shelf,
            @RowKey String id,
            @SecondaryIndex @Nullable String title,
            @Nullable Integer pages,
            @ETag @Nullable String etag) {}

    @Table("Docs")
    record WithUnique(
            @PartitionKey String shelf,
            @RowKey String id,

            @SecondaryIndex(unique = true, copy = SecondaryIndex.Copy.KEY) @Nullable
            String title,

            @Nullable Integer pages,
            @ETag @Nullable String etag) {}

    @Table("Docs")
    record WithLists(
            @PartitionKey String shelf,
            @RowKey String id,
            @IndexEntity @Nullable String title,
            @Nullable Integer pages,
            @ETag @Nullable String etag) {}

    @BeforeEach
    void someAreTooLong() {
        TestTable<Before> before = new TestTable<>(service, Before.class);
        for (int i = 0; i < 8; i++) {
            before.writes.insert(new Before("a", "" + i, i % 2 == 0 ? "t" + i : LONG, "text"));
        }
    }

    /** A class as it is now, and a short entity of it. */
    record Now<T>(Class<T> type, Function<String, T> entity) {}

    private static List<Now<?>> kinds() {
        return List.of(
                new Now<>(WithCopies.class, id -> new WithCopies("a", id, "s" + id, 1, null)),
                new Now<>(WithUnique.class, id -> new WithUnique("a", id, "s" + id, 1, null)),
                new Now<>(WithLists.class, id -> new WithLists("a", id, "s" + id, 1, null)));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void whatAnIndexCannotHoldIsNamedAndTheOthersAreMended(Now<T> now) {
        Maintenance<T> indexes = Maintenance.of(new TestTable<>(service, now.type()).session);
        assertThat(indexes.verify().missing()).isEqualTo(8);
        IndexReport report = indexes.rebuild("title");
        assertThat(report.missing()).isEqualTo(8);
        assertThat(report.examples())
                .anySatisfy(line -> assertThat(line).contains("'5'").contains("can have no row in index title"));
        assertThat(indexes.verify().missing()).isEqualTo(4);
        assertThat(indexes.repair().missing()).isEqualTo(4);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void whatAnIndexCannotHoldCanBeReplacedAndDeleted(Now<T> now) {
        TestTable<T> docs = new TestTable<>(service, now.type());
        docs.writes.save(now.entity().apply("1"));
        docs.writes.modify(docs.key("a", "3"), any -> now.entity().apply("3"));
        docs.writes.patch(docs.key("a", "5"), patch -> patch.set(Attribute.named("title"), "p"));
        docs.writes.delete(docs.key("a", "7"));
        Maintenance<T> indexes = Maintenance.of(docs.session);
        indexes.repair();
        assertThat(indexes.verify().isClean()).isTrue();
        assertThat(docs.bulk
                        .deleteAll(List.of(now.entity().apply("1")), docs.silent())
                        .committed())
                .isOne();
        docs.check();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void whatIsWrittenNowMustFitTheIndex(Now<T> now) {
        TestTable<T> docs = new TestTable<>(service, now.type());
        for (String id : List.of("0", "1")) {
            assertThatThrownBy(() ->
                            docs.writes.patch(docs.key("a", id), patch -> patch.set(Attribute.named("title"), LONG)))
                    .isInstanceOf(LimitExceededException.class)
                    .hasMessageStartingWith("[KEY_LENGTH]")
                    .hasMessageContaining(".title");
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void aRowWithADamagedPropertyCanBeReplacedAndDeleted(Now<T> now) {
        TestTable<T> docs = new TestTable<>(service, now.type());
        for (String id : List.of("0", "2", "4")) {
            docs.writes.save(now.entity().apply(id));
            Map<String, Object> damaged = new HashMap<>(docs.row("a", id).properties());
            damaged.put("pages", "many");
            docs.put("a", id, damaged);
            assertThatThrownBy(() -> docs.find("a", id)).isInstanceOf(UnreadableRowException.class);
        }
        docs.writes.save(now.entity().apply("0"));
        docs.writes.patch(docs.key("a", "2"), patch -> patch.set(Attribute.named("pages"), 5));
        docs.writes.delete(docs.key("a", "4"));
        List.of("1", "3", "5", "6", "7").forEach(id -> docs.writes.delete(docs.key("a", id)));
        docs.check();
    }

    @Test
    void aRowWhoseIndexedPropertyIsDamagedIsNotDeletedForItsCopyWouldStay() {
        TestTable<WithCopies> docs = new TestTable<>(service, WithCopies.class);
        docs.put("a", "0", Map.of("title", new byte[] {1}));
        assertThatThrownBy(() -> docs.writes.delete(docs.key("a", "0"))).isInstanceOf(UnreadableRowException.class);
    }

    @Test
    void oneRowThatCannotBeMendedStopsNoRepair() {
        TestTable<WithCopies> docs = new TestTable<>(service, WithCopies.class);
        Map<String, Object> full = new HashMap<>(Map.of("title", "full"));
        for (int i = 1; i < 252; i++) {
            full.put("p" + i, i);
        }
        docs.put("a", "9", full);
        docs.put("b", "9", Map.of("title", "more"));
        Maintenance<WithCopies> indexes = Maintenance.of(docs.session);
        IndexReport report = indexes.repair();
        assertThat(report.examples())
                .anySatisfy(line -> assertThat(line).startsWith("not mended: ").contains("TooManyProperties", "'9'"));
        assertThat(docs.rows())
                .filteredOn(row -> row.key().row().startsWith("~"))
                .hasSize(5);
        assertThat(indexes.verify().missing()).isEqualTo(4 + 1);
    }
}
