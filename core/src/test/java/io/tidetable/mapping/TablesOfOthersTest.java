package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.Large;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.Property;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.annotations.TimeBucket.Format;
import io.tidetable.codec.Codec;
import io.tidetable.error.LimitExceededException;
import io.tidetable.store.Row;
import io.tidetable.time.Ticks;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas that people keep in tables, some of them written by other programs. */
class TablesOfOthersTest {
    private static final UUID ID = UUID.fromString("5f0c3a52-0000-8000-8000-00000000000a");

    @Table("Directory")
    record Entry(
            @PartitionKey UUID collection,
            @RowKey String path,
            @SecondaryIndex(unique = true) String fileId,
            @Nullable Long size) {}

    private final EntityMapping<Entry> entries = Mappings.of(Entry.class);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/d/o'neil's 100% done?.csv",
                "/d/a#b",
                "/d/C:\\tmp\\f",
                "/d/数据.vcf",
                "/d/trailing ",
                "/",
                "",
                "/d/!2F",
                "/d/a_b"
            })
    void pathsAreRowKeys(String path) {
        Entry entry = new Entry(ID, path, "f", null);
        EntityRows rows = Mappings.rows(entries, entry);
        assertThat(entries.entity(rows.main())).isEqualTo(entry);
        assertThat(entries.entity(rows.copies().get(0).row())).isEqualTo(entry);
    }

    @Test
    void lookAlikePathsAreTwoEntities() {
        assertThat(entries.key(List.of(ID, "/data/x a/b"))).isNotEqualTo(entries.key(List.of(ID, "/data/x/a/b")));
    }

    @Test
    void aPathThatGrowsTooLongByEscapingIsRefusedByName() {
        assertThat(entries.key(List.of(ID, "/".repeat(170))).row()).hasSize(510);
        assertThatThrownBy(() -> entries.key(List.of(ID, "/".repeat(200))))
                .isInstanceOf(LimitExceededException.class)
                .hasMessageContaining("Entry.path")
                .hasMessageContaining("found 600")
                .hasMessageContaining("512");
    }

    enum Severity {
        DEBUG(0),
        INFO(1),
        WARNING(2);

        private final int number;

        Severity(int number) {
            this.number = number;
        }
    }

    static final class ByNumber implements Codec<Severity> {
        @Override
        public Object write(Severity value) {
            return value.number;
        }

        @Override
        public Severity read(Object property) {
            return Arrays.stream(Severity.values())
                    .filter(severity -> property.equals(severity.number))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Table("Diagnostics")
    record Diagnostic(
            @PartitionKey String host,
            @ReverseChronologicalKey Instant at,
            @KeySuffix UUID id,
            @ConvertedBy(ByNumber.class) @Property("Level") Severity level) {}

    @Test
    void aRowOfAFunctionsHostReadsBackToTheTick() {
        EntityMapping<Diagnostic> diagnostics = Mappings.of(Diagnostic.class);
        Instant at = Instant.parse("2016-06-22T13:12:14.6980463Z");
        Diagnostic diagnostic = new Diagnostic("host-20160622", at, ID, Severity.WARNING);
        Row row = Mappings.rows(diagnostics, diagnostic).main();
        assertThat(row.key().row()).isEqualTo("2519356996653019536-" + ID);
        assertThat(row.properties()).isEqualTo(Map.of("Level", 2));
        assertThat(diagnostics.entity(row)).isEqualTo(diagnostic);
    }

    static final class TickCount implements Codec<Instant> {
        @Override
        public Object write(Instant value) {
            return Ticks.of(value);
        }

        @Override
        public Instant read(Object property) {
            return Ticks.toInstant((Long) property);
        }
    }

    @Table("WADLogs")
    record AgentLog(
            @TimeBucket(ChronoUnit.MINUTES) @Nullable Instant minute,
            @RowKey String key,

            @ConvertedBy(TickCount.class) @Property("EventTickCount")
            Instant at,

            double counter) {}

    @Test
    void aRowOfADiagnosticsAgentLiesInItsMinute() {
        EntityMapping<AgentLog> logs = Mappings.of(AgentLog.class);
        Instant at = Ticks.toInstant(634012319404982640L);
        Row theirs = Row.of(
                new io.tidetable.store.RowKey("0634012319400000000", "hex___role___instance___0"),
                Map.of("EventTickCount", 634012319404982640L, "counter", 5));
        AgentLog log = logs.entity(theirs);
        assertThat(log.at()).isEqualTo(at);
        assertThat(log.counter()).isEqualTo(5.0);
        assertThat(log.minute()).isEqualTo(at.truncatedTo(ChronoUnit.MINUTES));
        assertThat(logs.draft(log, false).key()).isEqualTo(theirs.key());
    }

    @Table("Plain")
    record PlainLog(
            @TimeBucket(value = ChronoUnit.DAYS, format = Format.PLAIN)
            Instant at,

            @RowKey long number) {}

    @Test
    void plainTicksOfOthersAreReadAndWritten() {
        EntityMapping<PlainLog> logs = Mappings.of(PlainLog.class);
        PlainLog log = new PlainLog(Instant.parse("2014-06-16T02:40:00Z"), 7);
        Row row = Mappings.rows(logs, log).main();
        assertThat(row.key().partition()).isEqualTo("635384736000000000");
        assertThat(logs.entity(row)).isEqualTo(log);
    }

    @Table("Carts")
    record Line(
            @PartitionKey String customer,
            @RowKey String product,
            int quantity,
            @Nullable BigDecimal price) {
        BigDecimal subtotal() {
            return price == null ? BigDecimal.ZERO : price.multiply(BigDecimal.valueOf(quantity));
        }
    }

    @Test
    void moneyKeepsItsScaleAndDerivedValuesAreNotStored() {
        EntityMapping<Line> lines = Mappings.of(Line.class);
        for (String price : new String[] {"43769.30", "1.10", "0.00", "1E-30", "1234567890123456789012345678901"}) {
            Line line = new Line("c", "p", Integer.MAX_VALUE, new BigDecimal(price));
            Row row = Mappings.rows(lines, line).main();
            assertThat(row.properties()).isEqualTo(Map.of("quantity", Integer.MAX_VALUE, "price", price));
            assertThat(lines.entity(row)).isEqualTo(line);
            assertThat(lines.entity(row).subtotal()).isEqualTo(line.subtotal());
        }
        Row older = Row.of(lines.key(List.of("c", "p")), Map.of("quantity", 1, "price", 1.1));
        assertThat(lines.entity(older).price()).isEqualTo(new BigDecimal("1.1"));
    }

    @Table("Audit")
    record Event(
            @PartitionKey String type,
            @RowKey UUID id,
            @Large String json) {}

    @Test
    void anAuditTrailKeepsLargeJsonAndRefusesWhatARowCannotHold() {
        EntityMapping<Event> events = Mappings.of(Event.class);
        for (int length : new int[] {32_768, 32_769, 200_000}) {
            Event event = new Event("POST:api/orders/{id}?x=1", ID, "x".repeat(length - 2) + "😀");
            assertThat(events.entity(Mappings.rows(events, event).main())).isEqualTo(event);
        }
        assertThatThrownBy(() -> Mappings.rows(events, new Event("t", ID, "x".repeat(600_000))))
                .isInstanceOf(LimitExceededException.class)
                .hasMessageContaining("ROW_SIZE");
    }

    @Table("Names")
    record Names(
            @PartitionKey String p,
            @RowKey String r,
            @Property("timestamp") String time,
            @Property("_foo") String foo,
            @Property("größe") String size,
            @Property("Properties") String properties) {}

    @Test
    void oddNamesOfPropertiesAreKept() {
        EntityMapping<Names> names = Mappings.of(Names.class);
        Names thing = new Names("p", "r", "t", "f", "g", "x");
        Row row = Mappings.rows(names, thing).main();
        assertThat(row.properties()).containsOnlyKeys("timestamp", "_foo", "größe", "Properties");
        assertThat(names.entity(row)).isEqualTo(thing);
    }
}
