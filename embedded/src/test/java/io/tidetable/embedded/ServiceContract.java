package io.tidetable.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import com.azure.core.http.rest.PagedResponse;
import com.azure.core.http.rest.Response;
import com.azure.core.util.Context;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableEntityUpdateMode;
import com.azure.data.tables.models.TableItem;
import com.azure.data.tables.models.TableServiceException;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import com.azure.data.tables.models.TableTransactionFailedException;
import com.azure.data.tables.models.TableTransactionResult;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the SDK's client may expect of any table service; a subclass names the service by its builder. */
@SuppressWarnings("NullAway.Init")
abstract class ServiceContract {
    private static final AtomicInteger TABLES = new AtomicInteger();

    private TableServiceClient service;
    private TableClient table;

    /** A builder set to the service under test. */
    abstract TableServiceClientBuilder builder();

    @BeforeEach
    void createTable() {
        service = builder().buildClient();
        table = service.createTable("Contract" + TABLES.incrementAndGet() + "x" + System.nanoTime() % 1_000_000);
    }

    @AfterEach
    void deleteTable() {
        table.deleteTable();
    }

    private static TableEntity row(String partitionKey, String rowKey, Object... properties) {
        TableEntity row = new TableEntity(partitionKey, rowKey);
        for (int i = 0; i < properties.length; i += 2) {
            row.addProperty((String) properties[i], properties[i + 1]);
        }
        return row;
    }

    private List<String> keys(String filter) {
        return keys(new ListEntitiesOptions().setFilter(filter));
    }

    private List<String> keys(ListEntitiesOptions options) {
        return table.listEntities(options, null, Context.NONE).stream()
                .map(TableEntity::getRowKey)
                .toList();
    }

    private static void assertFails(ThrowingCallable call, int status, String code) {
        assertThatThrownBy(call).asInstanceOf(type(TableServiceException.class)).satisfies(failure -> {
            assertThat(failure.getResponse().getStatusCode()).isEqualTo(status);
            assertThat(failure.getValue().getErrorCode()).hasToString(code);
        });
    }

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
    void rowsComeInTheOrderOfTheirKeys() {
        for (String key : List.of("b", "a", "~", "", "B", "ab", "é", "!")) {
            table.createEntity(row("p", key));
        }
        assertThat(keys("PartitionKey eq 'p'")).containsExactly("", "!", "B", "a", "ab", "b", "~", "é");
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
    void filtersCompareByTypeAndSkipTheAbsent() {
        UUID guid = UUID.fromString("c9da6455-213d-42c9-9a79-3e9149a57833");
        OffsetDateTime time = OffsetDateTime.parse("1970-10-04T00:00:00Z");
        table.createEntity(row(
                "p",
                "1",
                "Whole",
                5,
                "Wide",
                1099511627776L,
                "Real",
                3.1,
                "Truth",
                true,
                "Text",
                "o'neil",
                "Guid",
                guid,
                "Time",
                time,
                "Bytes",
                new byte[] {1, 2}));
        table.createEntity(row("p", "2"));
        Stream.of(
                        "Whole eq 5",
                        "Whole lt 6",
                        "Whole ge 5",
                        "Whole ne 4",
                        "Wide eq 1099511627776L",
                        "Real lt 4.1",
                        "Truth eq true",
                        "Text eq 'o''neil'",
                        "Text gt 'o'",
                        "Bytes eq X'0102'",
                        "Guid eq guid'c9da6455-213d-42c9-9a79-3e9149a57833'",
                        "Time eq datetime'1970-10-04T00:00:00.000000Z'",
                        "not (Whole ne 5) and RowKey eq '1'")
                .forEach(filter -> assertThat(keys(filter)).as(filter).containsExactly("1"));
        assertThat(keys("Whole eq 5 or RowKey eq '2' and Whole eq 6")).containsExactly("1");
        assertThat(keys("(Whole eq 5 or RowKey eq '2') and PartitionKey eq 'p'"))
                .containsExactly("1", "2");
        assertThat(keys("not (Whole eq 5)")).containsExactly("2");
    }

    @Test
    void aBrokenFilterIsRefused() {
        for (String filter : List.of("aaa bbb ccc", "A eq", "(A eq 1", "A eq 'x", "A eq null")) {
            assertThatThrownBy(() -> keys(filter)).as(filter).hasMessageContaining("400");
        }
    }

    @Test
    void pagesGoOnWhereTheyEnded() {
        List<TableTransactionAction> rows = new ArrayList<>();
        for (int i = 0; i < 25; i++) {
            rows.add(new TableTransactionAction(
                    TableTransactionActionType.CREATE, row("p", String.format("%03d", i), "N", i)));
        }
        table.submitTransaction(rows);
        List<Integer> sizes = new ArrayList<>();
        List<String> found = new ArrayList<>();
        ListEntitiesOptions options = new ListEntitiesOptions().setTop(10).setFilter("N ge 2");
        for (PagedResponse<TableEntity> page :
                table.listEntities(options, null, Context.NONE).iterableByPage()) {
            sizes.add(page.getValue().size());
            page.getValue().forEach(row -> found.add(row.getRowKey()));
        }
        assertThat(sizes).containsExactly(10, 10, 3);
        assertThat(found).hasSize(23).doesNotHaveDuplicates().isSorted();
    }

    @Test
    void selectGivesWhatIsAskedFor() {
        table.createEntity(row("p", "r", "A", 1L, "B", 2));
        ListEntitiesOptions options = new ListEntitiesOptions().setSelect(List.of("A", "RowKey"));
        TableEntity row =
                table.listEntities(options, null, Context.NONE).iterator().next();
        assertThat(row.getProperties())
                .containsEntry("A", 1L)
                .containsEntry("RowKey", "r")
                .doesNotContainKeys("B", "Timestamp", "PartitionKey");
    }

    @Test
    void aTransactionDoesAllInOrder() {
        table.createEntity(row("p", "merged", "A", 1));
        table.createEntity(row("p", "replaced", "A", 1));
        table.createEntity(row("p", "deleted", "A", 1));
        TableTransactionResult result = table.submitTransaction(List.of(
                new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "created")),
                new TableTransactionAction(TableTransactionActionType.UPDATE_MERGE, row("p", "merged", "B", 2)),
                new TableTransactionAction(TableTransactionActionType.UPDATE_REPLACE, row("p", "replaced", "B", 2)),
                new TableTransactionAction(TableTransactionActionType.UPSERT_MERGE, row("p", "upserted")),
                new TableTransactionAction(TableTransactionActionType.DELETE, row("p", "deleted"))));
        assertThat(result.getTransactionActionResponses()).hasSize(5).allMatch(part -> part.getStatusCode() == 204);
        assertThat(keys("PartitionKey eq 'p'")).containsExactly("created", "merged", "replaced", "upserted");
        assertThat(table.getEntity("p", "merged").getProperties()).containsKeys("A", "B");
        assertThat(table.getEntity("p", "replaced").getProperties())
                .doesNotContainKey("A")
                .containsKey("B");
    }

    @Test
    void aFailedTransactionDoesNothingAndNamesItsAction() {
        table.createEntity(row("p", "there"));
        assertTransactionFails(
                "EntityAlreadyExists",
                1,
                new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "new")),
                new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "there")));
        assertTransactionFails(
                "ResourceNotFound",
                1,
                new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "new")),
                new TableTransactionAction(TableTransactionActionType.DELETE, row("p", "missing")));
        assertTransactionFails(
                "InvalidDuplicateRow",
                1,
                new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "new")),
                new TableTransactionAction(TableTransactionActionType.UPSERT_MERGE, row("p", "new")));
        assertTransactionFails(
                "CommandsInBatchActOnDifferentPartitions",
                1,
                new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "new")),
                new TableTransactionAction(TableTransactionActionType.CREATE, row("q", "new")));
        assertThat(keys("PartitionKey ge ''")).containsExactly("there");
    }

    private void assertTransactionFails(String code, int index, TableTransactionAction... actions) {
        assertThatThrownBy(() -> table.submitTransaction(List.of(actions)))
                .asInstanceOf(type(TableTransactionFailedException.class))
                .satisfies(failure -> {
                    assertThat(failure.getValue().getErrorCode()).hasToString(code);
                    assertThat(failure.getFailedTransactionActionIndex()).isEqualTo(index);
                });
    }

    @Test
    void aTransactionHoldsAtMostAHundredActions() {
        List<TableTransactionAction> actions = new ArrayList<>();
        for (int i = 0; i <= 100; i++) {
            actions.add(new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "r" + i)));
        }
        assertThatThrownBy(() -> table.submitTransaction(actions)).isInstanceOf(TableServiceException.class);
        assertThat(keys("PartitionKey eq 'p'")).isEmpty();
    }

    @Test
    void limitsAreKept() {
        String tooLong = "x".repeat(32 * 1024 + 1);
        assertFails(() -> table.createEntity(row("p", "r", "A", tooLong)), 400, "PropertyValueTooLarge");
        assertFails(() -> table.createEntity(row("p", "r", "x".repeat(256), 1)), 400, "PropertyNameTooLong");
        assertFails(() -> table.createEntity(row("p", "r", "a-b", 1)), 400, "PropertyNameInvalid");
        assertFails(() -> table.createEntity(row("p", "a/b")), 400, "OutOfRangeInput");
        TableEntity wide = row("p", "r");
        for (int i = 0; i < 253; i++) {
            wide.addProperty("P" + i, i);
        }
        assertFails(() -> table.createEntity(wide), 400, "TooManyProperties");
        TableEntity large = row("p", "r");
        for (int i = 0; i < 17; i++) {
            large.addProperty("P" + i, "x".repeat(32 * 1024));
        }
        assertFails(() -> table.createEntity(large), 400, "EntityTooLarge");
        assertThat(keys("PartitionKey eq 'p'")).isEmpty();
    }

    @Test
    void tablesAreListedAndFiltered() {
        String name = table.getTableName();
        assertThat(service.listTables().stream().map(TableItem::getName)).contains(name);
        assertFails(() -> service.createTable(name.toUpperCase(Locale.ROOT)), 409, "TableAlreadyExists");
        assertFails(() -> service.createTable("a_b"), 400, "InvalidResourceName");
        Response<Void> missing = service.deleteTableWithResponse("Missing", null, Context.NONE);
        assertThat(missing.getStatusCode()).isEqualTo(404);
    }
}
