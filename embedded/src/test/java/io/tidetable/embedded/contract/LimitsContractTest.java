package io.tidetable.embedded.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.rest.Response;
import com.azure.core.util.Context;
import com.azure.data.tables.models.ListTablesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableItem;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a service refuses. */
class LimitsContractTest extends ServiceContract {
    @Test
    void aStringAndABinaryHaveTheirLength() {
        String longest = "x".repeat(32 * 1024);
        assertFails(() -> table.createEntity(row("p", "r", "A", longest + "x")), 400, "PropertyValueTooLarge");
        byte[] bytes = new byte[64 * 1024 + 1];
        assertFails(() -> table.createEntity(row("p", "r", "A", bytes)), 400, "PropertyValueTooLarge");
        table.createEntity(row("p", "r", "A", longest));
        assertThat(table.getEntity("p", "r").getProperty("A")).isEqualTo(longest);
    }

    @Test
    void aRowHasAtMostSoManyProperties() {
        azuriteFails("knows no limit (#1446)");
        TableEntity wide = row("p", "r");
        for (int i = 0; i < 252; i++) {
            wide.addProperty("P" + i, i);
        }
        table.createEntity(wide);
        assertFails(() -> table.upsertEntity(wide.addProperty("One", "more")), 400, "TooManyProperties");
    }

    @Test
    void aPropertyHasAName() {
        azuriteFails("takes any name");
        assertFails(() -> table.createEntity(row("p", "r", "x".repeat(256), 1)), 400, "PropertyNameTooLong");
        assertFails(() -> table.createEntity(row("p", "r", "a-b", 1)), 400, "PropertyNameInvalid");
        assertFails(() -> table.createEntity(row("p", "r", "1a", 1)), 400, "PropertyNameInvalid");
        table.createEntity(row("p", "r", "x".repeat(255), 1, "_foo", 2, "größe", 3));
        assertThat(keys("_foo eq 2 and größe eq 3")).containsExactly("r");
    }

    @Test
    void aRowHasItsSize() {
        azuriteFails("knows no limit but that of a request");
        TableEntity large = row("p", "r");
        for (int i = 0; i < 17; i++) {
            large.addProperty("P" + i, "x".repeat(32 * 1024));
        }
        assertFails(() -> table.createEntity(large), 400, "EntityTooLarge");
    }

    @Test
    void someCharactersAreNotForKeys() {
        azuriteFails("says InvalidInput, or takes them in addresses");
        for (String key : List.of("a/b", "a\\b", "a#b", "a?b", "a\u0001b", "a\u0085b")) {
            assertFails(() -> table.createEntity(row("p", key)), 400, "OutOfRangeInput");
        }
        assertThatThrownBy(() -> table.upsertEntity(row("p", "a/b"))).hasMessageContaining("400");
        assertThat(keys("PartitionKey eq 'p'")).isEmpty();
    }

    @Test
    void aTimeIsNoEarlierThan1601() {
        azuriteFails("takes any time");
        assertFails(
                () -> table.createEntity(row("p", "r", "T", OffsetDateTime.parse("1600-12-31T23:59:59Z"))),
                400,
                "OutOfRangeInput");
    }

    @Test
    void tablesAreListedAndOfOneCase() {
        String name = table.getTableName();
        assertThat(service.listTables().stream().map(TableItem::getName)).contains(name);
        ListTablesOptions options = new ListTablesOptions().setFilter("TableName eq '" + name + "'");
        assertThat(service.listTables(options, null, Context.NONE).stream().map(TableItem::getName))
                .containsExactly(name);
        assertFails(() -> service.createTable(name.toUpperCase(Locale.ROOT)), 409, "TableAlreadyExists");
        Response<Void> missing = service.deleteTableWithResponse("Missing", null, Context.NONE);
        assertThat(missing.getStatusCode()).isEqualTo(404);
    }

    @Test
    void aTableHasAName() {
        azuriteFails("gives no code for characters");
        assertFails(() -> service.createTable("a_b"), 400, "InvalidResourceName");
        assertFails(() -> service.createTable("ab"), 400, "OutOfRangeInput");
    }
}
