package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.form.StorageFormat;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The rows of docs/storage-format.md. */
class GoldenRowsTest {
    private static final UUID ID = UUID.fromString("5f0c3a52-0000-8000-8000-00000000000a");

    /** Its rows stand in the document, and it comes back from its main row and from each full copy. */
    private static <T> void quotes(Class<T> type, T entity) {
        EntityMapping<T> mapping = Mappings.of(type);
        EntityRows rows = Mappings.rows(mapping, entity);
        Printed.rows(rows).forEach(StorageFormat::quotes);
        assertThat(mapping.entity(rows.main())).isEqualTo(entity);
        for (EntityRows.Copy copy : rows.copies()) {
            if (copy.index().model().full()) {
                assertThat(mapping.entity(copy.row())).isEqualTo(entity);
            }
        }
        assertThat(Printed.rows(mapping.rows(rows.main()))).isEqualTo(Printed.rows(rows));
        assertThat(mapping.key(mapping.keyParts(entity))).isEqualTo(rows.main().key());
        assertThat(mapping.key(mapping.keyParts(rows.main().key())))
                .isEqualTo(rows.main().key());
    }

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
    void anEntityWithCopiesAndAnIndexEntity() {
        quotes(Employee.class, new Employee("Development", ID, "John", "Hop_per", "john_h@x.org", "Palo_Alto", null));
    }

    @Table("Logs")
    record LogEntry(
            @TimeBucket(ChronoUnit.MINUTES) @ReverseChronologicalKey
            Instant at,

            @KeySuffix UUID id,
            String level,
            String message) {}

    @Test
    void aLogInReverse() {
        quotes(LogEntry.class, new LogEntry(Instant.parse("2014-06-16T02:40:31.5Z"), ID, "INFO", "hello"));
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
    void compositeKeysAndAnIndexInTwoDirections() {
        quotes(
                Order.class,
                new Order(
                        "eu",
                        2026,
                        Order.Status.OPEN,
                        42,
                        "O'Neil/Söhne_#1",
                        Instant.parse("2026-01-02T03:04:05.1234567Z"),
                        new BigDecimal("12.50"),
                        Optional.empty()));
    }

    @Table(value = "Readings", shards = 16)
    record Reading(
            @PartitionKey String city,
            @TimeBucket(ChronoUnit.DAYS) Instant at,
            @RowKey(order = 0) String sensor,
            @RowKey(order = 1) int number,
            @SecondaryIndex(copy = SecondaryIndex.Copy.KEY) double value) {}

    @Test
    void shardsAndATimeThatIsAPropertyAndAnIndexOfKeysAlone() {
        quotes(Reading.class, new Reading("berlin", Instant.parse("2014-06-16T02:40:31.5Z"), "s_7", 42, 5.0));
    }

    @Table(value = "Directory", rowPrefix = "U")
    record User(
            @PartitionKey String tenant,
            @RowKey String id,
            String name,

            @SecondaryIndex(unique = true, ignoreCase = true)
            String email) {}

    @Table(value = "Directory", rowPrefix = "G")
    record Group(
            @PartitionKey String tenant,
            @RowKey String id,
            @AsJson List<String> members,
            @SecondaryIndex(hashed = true) String motto) {}

    @Test
    void twoClassesInOneTable() {
        quotes(User.class, new User("acme", "~ann", "Ann", "Ann/B@x.org"));
        quotes(Group.class, new Group("acme", "admins_x", List.of("ann", "bob"), "abc"));
    }
}
