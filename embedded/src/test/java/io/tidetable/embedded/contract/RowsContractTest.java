package io.tidetable.embedded.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.Context;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableEntityUpdateMode;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Rows written and read one by one. */
class RowsContractTest extends ServiceContract {
    @Test
    void everyTypeComesBackAsItWent() {
        byte[] bytes = {0, 1, -1};
        UUID guid = UUID.randomUUID();
        OffsetDateTime time = OffsetDateTime.parse("2021-04-01T01:02:03.1234567Z");
        table.createEntity(row(
                "p",
                "r",
                "Text",
                "a\"b\\é😀",
                "Whole",
                5,
                "Wide",
                5L,
                "Real",
                5.5,
                "Truth",
                true,
                "Bytes",
                bytes,
                "Guid",
                guid,
                "Time",
                time));
        TableEntity read = table.getEntity("p", "r");
        assertThat(read.getProperty("Text")).isEqualTo("a\"b\\é😀");
        assertThat(read.getProperty("Whole")).isEqualTo(5);
        assertThat(read.getProperty("Wide")).isEqualTo(5L);
        assertThat(read.getProperty("Real")).isEqualTo(5.5);
        assertThat(read.getProperty("Truth")).isEqualTo(true);
        assertThat(read.getProperty("Bytes")).isEqualTo(bytes);
        assertThat(read.getProperty("Guid")).isEqualTo(guid);
        assertThat(read.getProperty("Time")).isEqualTo(time);
        assertThat(read.getTimestamp()).isNotNull();
        assertThat(read.getETag()).startsWith("W/\"datetime'");
    }

    @Test
    void aRowIsCreatedOnce() {
        table.createEntity(row("p", "r"));
        assertFails(() -> table.createEntity(row("p", "r")), 409, "EntityAlreadyExists");
    }

    @Test
    void aMissingRowIsNotFound() {
        assertFails(() -> table.getEntity("p", "r"), 404, "ResourceNotFound");
    }

    @Test
    void aMissingTableIsNotFound() {
        TableClient missing = service.getTableClient("Missing");
        assertFails(() -> missing.getEntity("p", "r"), 404, "TableNotFound");
        assertFails(() -> missing.createEntity(row("p", "r")), 404, "TableNotFound");
    }

    @Test
    void mergeKeepsAndReplaceDrops() {
        table.createEntity(row("p", "r", "A", 1, "B", 2));
        table.updateEntity(row("p", "r", "B", 3), TableEntityUpdateMode.MERGE);
        assertThat(table.getEntity("p", "r").getProperties())
                .containsEntry("A", 1)
                .containsEntry("B", 3);
        table.updateEntity(row("p", "r", "B", 4), TableEntityUpdateMode.REPLACE);
        assertThat(table.getEntity("p", "r").getProperties())
                .doesNotContainKey("A")
                .containsEntry("B", 4);
    }

    @Test
    void anUpsertCreatesAndChanges() {
        table.upsertEntity(row("p", "r", "A", 1));
        table.upsertEntity(row("p", "r", "B", 2));
        assertThat(table.getEntity("p", "r").getProperties())
                .containsEntry("A", 1)
                .containsEntry("B", 2);
    }

    @Test
    void aStaleETagIsRefused() {
        table.createEntity(row("p", "r", "A", 1));
        TableEntity stale = table.getEntity("p", "r");
        table.upsertEntity(row("p", "r", "A", 2));
        assertFails(
                () -> table.updateEntityWithResponse(stale, TableEntityUpdateMode.REPLACE, true, null, Context.NONE),
                412,
                "UpdateConditionNotSatisfied");
        assertFails(
                () -> table.deleteEntityWithResponse(stale, true, null, Context.NONE),
                412,
                "UpdateConditionNotSatisfied");
    }

    @Test
    void everyWriteHasANewETag() {
        table.createEntity(row("p", "r"));
        List<String> etags = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            table.upsertEntity(row("p", "r", "A", i));
            etags.add(table.getEntity("p", "r").getETag());
        }
        assertThat(etags).doesNotHaveDuplicates();
    }

    @Test
    void keysOfAllKindsAreFoundInAddressesAndFilters() {
        List<String> keys = List.of(
                "%",
                "%A",
                "%25",
                "a%2Fb".replace("%2F", "%2f"),
                "100%",
                "'",
                "''",
                "o''neil",
                "a+b",
                "a b",
                "(x)",
                "RowKey='x'",
                "a,b",
                "a&b=c",
                "~x",
                "é",
                "%C3%A9",
                ":@",
                "+,$",
                "=& ",
                ";",
                "😀");
        for (String key : keys) {
            table.createEntity(row("p", key, "Key", key));
            TableEntity read = table.getEntity("p", key);
            assertThat(read.getProperty("Key")).isEqualTo(key);
            table.updateEntityWithResponse(read, TableEntityUpdateMode.REPLACE, true, null, Context.NONE);
            assertThat(keys("RowKey eq '" + key.replace("'", "''") + "'")).containsExactly(key);
        }
        assertThat(keys("PartitionKey eq 'p'")).hasSameElementsAs(keys);
        table.submitTransaction(keys.stream()
                .map(key -> new TableTransactionAction(TableTransactionActionType.DELETE, row("p", key)))
                .toList());
        assertThat(keys("PartitionKey eq 'p'")).isEmpty();
    }

    @Test
    void timesAreKeptTo100Nanoseconds() {
        azuriteFails("keeps times as they were written");
        table.createEntity(row("p", "r", "Late", OffsetDateTime.parse("2021-04-01T01:02:03.000000001Z")));
        assertThat(table.getEntity("p", "r").getProperty("Late"))
                .isEqualTo(OffsetDateTime.parse("2021-04-01T01:02:03Z"));
    }

    @Test
    void aWholeDoubleStaysADouble() {
        azuriteFails("makes it an Int32 (#1366)");
        table.createEntity(row("p", "r", "Real", 5.0));
        assertThat(keys("Real eq 5.0")).containsExactly("r");
        assertThat(keys("Real eq 5")).isEmpty();
    }
}
