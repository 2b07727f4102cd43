package io.tidetable.samples;

import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An employee of a department: found by id, by e-mail, which is unique in the department, and by city.
 *
 * @param etag guards updates: null in an employee that has not been stored
 */
@Table("Employees")
public record Employee(
        @PartitionKey String department,
        @RowKey UUID id,
        String name,
        @SecondaryIndex(unique = true) String email,
        @IndexEntity String city,
        @ETag @Nullable String etag) {
    static Employee of(String department, String name, String email, String city) {
        return new Employee(department, UUID.randomUUID(), name, email, city, null);
    }

    Employee in(String newCity) {
        return new Employee(department, id, name, email, newCity, etag);
    }
}
