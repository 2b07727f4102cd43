package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.store.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class GoldenRowsTest {
    private static final UUID ID = UUID.fromString("5f0c3a52-0000-8000-8000-00000000000a");

    @Table("Employee")
    record Employee(
            @PartitionKey String department,
            @RowKey UUID id,
            String firstName,
            @SecondaryIndex String lastName,
            @SecondaryIndex(unique = true) String emailAddress,
            @IndexEntity String city,
            @ETag @Nullable String etag) {}

    @Test
    void anEntityWithIndexes() {
        EntityMapping<Employee> mapping = Mappings.of(Employee.class);
        Employee john = new Employee("Development", ID, "John", "Hop_per", "john_h@x.org", "Palo Alto", null);
        EntityRows rows = Mappings.rows(mapping, john);
        Map<String, Object> properties =
                Map.of("firstName", "John", "lastName", "Hop_per", "emailAddress", "john_h@x.org", "city", "Palo Alto");
        assertThat(rows.main())
                .isEqualTo(Row.of(new io.tidetable.store.RowKey("Development", ID.toString()), properties));
        for (EntityRows.Copy copy : rows.copies()) {
            assertThat(mapping.entity(copy.row())).isEqualTo(john);
        }
        assertThat(mapping.entity(rows.main())).isEqualTo(john);
    }

    @Table("Logs")
    record LogEntry(
            @TimeBucket(ChronoUnit.MINUTES) @ReverseChronologicalKey @Nullable
            Instant at,

            @KeySuffix @Nullable UUID id,
            String level,
            String message) {}

    @Test
    void aLog() {
        EntityMapping<LogEntry> mapping = Mappings.of(LogEntry.class);
        LogEntry entry = new LogEntry(Instant.parse("2014-06-16T02:40:31.5Z"), ID, "INFO", "hello");
        EntityRows rows = Mappings.rows(mapping, entry);
        assertThat(rows.main().key().partition()).isEqualTo("2519994143999999999");
        assertThat(mapping.entity(rows.main())).isEqualTo(entry);
    }

    @Table("Orders")
    @SecondaryIndex(
            name = "byCustomer",
            properties = {"customer", "placed desc"})
    record Order(
            @PartitionKey(order = 0) String region,
            @PartitionKey(order = 1) int year,
            @RowKey(order = 0) Status status,
            @RowKey(order = 1) long number,
            String customer,
            Instant placed,
            BigDecimal total,
            Optional<String> note) {
        enum Status {
            OPEN,
            SHIPPED
        }
    }

    @Test
    void orders() {
        EntityMapping<Order> mapping = Mappings.of(Order.class);
        Order order = new Order(
                "eu",
                2026,
                Order.Status.OPEN,
                42,
                "O'Neil/Söhne_#1",
                Instant.parse("2026-01-02T03:04:05.1234567Z"),
                new BigDecimal("12.50"),
                Optional.empty());
        EntityRows rows = Mappings.rows(mapping, order);
        assertThat(mapping.entity(rows.main())).isEqualTo(order);
        assertThat(mapping.entity(rows.copies().get(0).row())).isEqualTo(order);
    }
}
