package io.tidetable.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import com.azure.core.http.policy.FixedDelayOptions;
import com.azure.core.http.policy.RetryOptions;
import com.azure.core.http.rest.PagedResponse;
import com.azure.core.util.Context;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableClientBuilder;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableServiceException;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import com.azure.data.tables.models.TableTransactionFailedException;
import io.tidetable.embedded.Faults.Fault;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FaultsTest {
    private final EmbeddedTables tables = EmbeddedTables.create();
    private final Faults faults = tables.faults();
    private final TableServiceClient service = client(0);
    private final TableClient table = service.getTableClient("Rows");
    private final TableClient patient = client(3).getTableClient("Rows");

    private TableServiceClient client(int retries) {
        return tables.clientBuilder()
                .retryOptions(new RetryOptions(new FixedDelayOptions(retries, Duration.ofMillis(1))))
                .buildClient();
    }

    @BeforeEach
    void createTable() {
        service.createTable("Rows");
    }

    private static TableEntity row(String partitionKey, String rowKey) {
        return new TableEntity(partitionKey, rowKey);
    }

    private static List<TableTransactionAction> creates(String... rowKeys) {
        return List.of(rowKeys).stream()
                .map(key -> new TableTransactionAction(TableTransactionActionType.CREATE, row("p", key)))
                .toList();
    }

    private long count() {
        return table.listEntities().stream().count();
    }

    @Test
    void aLostRequestDidNothingAndIsRetried() {
        Fault fault = faults.onWrites().nth(1).loseRequest();
        patient.createEntity(row("p", "r"));
        assertThat(fault.hits()).isEqualTo(1);
        assertThat(count()).isEqualTo(1);
    }

    @Test
    void aLostAnswerMakesTheRetryMeetItsOwnWork() {
        faults.onWrites().nth(1).loseAnswer();
        assertThatThrownBy(() -> patient.createEntity(row("p", "r")))
                .isInstanceOf(TableServiceException.class)
                .hasMessageContaining("EntityAlreadyExists");
        assertThat(count()).isEqualTo(1);
    }

    @Test
    void aResetConnectionIsAnIoError() {
        faults.onWrites().resetConnection();
        assertThatThrownBy(() -> table.createEntity(row("p", "r"))).hasMessageContaining("Connection reset");
        faults.clear();
        assertThat(count()).isZero();
    }

    @Test
    void busyAndTimedOutAnswersAreRetriedAsTheySay() {
        faults.onWrites().times(1).busy();
        faults.onWrites().times(1).timeOut();
        patient.createEntity(row("p", "1"));
        Fault pausing = faults.onWrites().times(1).busy(Duration.ofSeconds(1));
        long start = System.nanoTime();
        patient.createEntity(row("p", "2"));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(900));
        assertThat(pausing.hits()).isEqualTo(1);
        faults.onWrites().times(1).timeOut(Duration.ofSeconds(30));
        assertThatThrownBy(() -> table.createEntity(row("p", "3")))
                .hasMessageContaining("500")
                .hasMessageContaining("OperationTimedOut");
        assertThat(count()).isEqualTo(2);
    }

    @Test
    void anErrorAfterTheCommitHidesIt() {
        faults.onWrites().afterCommit().times(1).timeOut();
        assertThatThrownBy(() -> table.createEntity(row("p", "r"))).hasMessageContaining("OperationTimedOut");
        assertThat(count()).isEqualTo(1);
    }

    @Test
    void aDelayDelays() {
        faults.onRequests().times(1).delay(Duration.ofMillis(120));
        long start = System.nanoTime();
        assertThat(count()).isZero();
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(110));
    }

    @Test
    void aConflictingWriteComesBeforeATransaction() {
        table.createEntity(row("p", "r"));
        TableEntity read = table.getEntity("p", "r");
        Fault fault = faults.onTransactions().nth(1).conflictingWrite();
        List<TableTransactionAction> guarded = List.of(
                new TableTransactionAction(TableTransactionActionType.UPDATE_REPLACE, read, true),
                new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "s")));
        assertTransactionFails(guarded, "UpdateConditionNotSatisfied");
        assertThat(fault.hits()).isEqualTo(1);
        assertThat(count()).isEqualTo(1);
        faults.onTransactions().nth(1).conflictingWrite();
        assertTransactionFails(creates("x", "y"), "EntityAlreadyExists");
        assertThat(count()).isEqualTo(2);
    }

    private void assertTransactionFails(List<TableTransactionAction> actions, String code) {
        assertThatThrownBy(() -> table.submitTransaction(actions))
                .asInstanceOf(type(TableTransactionFailedException.class))
                .satisfies(
                        failure -> assertThat(failure.getValue().getErrorCode()).hasToString(code));
    }

    @Test
    void hooksRunBeforeAndAfterTheNthRequestAndMaySendRequests() {
        List<Long> seen = new ArrayList<>();
        faults.onTransactions().table("rows").nth(2).before(request -> seen.add(count()));
        faults.onTransactions().table("rows").nth(2).after(request -> seen.add(count()));
        faults.onTransactions().table("Other").before(request -> seen.add(-1L));
        table.submitTransaction(creates("a"));
        assertThat(seen).isEmpty();
        table.submitTransaction(creates("b"));
        assertThat(seen).containsExactly(1L, 2L);
    }

    @Test
    void requestsOfAHookAreSpared() {
        faults.onWrites().before(request -> table.upsertEntity(row("p", "hook")));
        Fault all = faults.onWrites().delay(Duration.ZERO);
        table.createEntity(row("p", "r"));
        assertThat(all.hits()).isEqualTo(1);
        assertThat(count()).isEqualTo(2);
    }

    @Test
    void rulesChooseByMethodPathAndTable() {
        service.createTable("Others");
        Fault puts = faults.onRequests().method("PUT").delay(Duration.ZERO);
        Fault merges = faults.onRequests().method("MERGE").delay(Duration.ZERO);
        Fault points = faults.onRequests().path(path -> path.contains("RowKey")).delay(Duration.ZERO);
        Fault others = faults.onRequests().table("others").delay(Duration.ZERO);
        Fault queries = faults.onQueries().delay(Duration.ZERO);
        table.upsertEntity(row("p", "r"));
        table.createEntity(row("p", "s"));
        table.getEntity("p", "r");
        service.getTableClient("Others").createEntity(row("p", "r"));
        assertThat(count()).isEqualTo(2);
        assertThat(List.of(puts.hits(), merges.hits(), points.hits(), others.hits(), queries.hits()))
                .containsExactly(0L, 1L, 2L, 1L, 1L);
    }

    @Test
    void chanceIsRepeatedByItsSeed() {
        List<Long> hits = IntStream.range(0, 2)
                .mapToObj(run -> {
                    faults.clear();
                    Fault fault = faults.onRequests().withProbability(0.3, 7).delay(Duration.ZERO);
                    IntStream.range(0, 50).forEach(i -> count());
                    return fault.hits();
                })
                .toList();
        assertThat(hits.get(0)).isEqualTo(hits.get(1)).isBetween(5L, 25L);
    }

    @Test
    void pagesCanBeShortEmptyAndWithoutNextRowKey() {
        for (String key : new String[] {"a", "b", "c"}) {
            table.createEntity(row("p", key));
            table.createEntity(row("q", key));
        }
        faults.onQueries().nth(2).emptyPages();
        faults.onQueries().shortPages(2);
        assertThat(pageSizes()).containsExactly(2, 0, 2, 2);
        faults.clear();
        faults.onQueries().pagesWithoutNextRowKey();
        assertThat(pageSizes()).containsExactly(3, 3);
        assertThat(count()).isEqualTo(6);
    }

    private List<Integer> pageSizes() {
        List<Integer> sizes = new ArrayList<>();
        for (PagedResponse<TableEntity> page : table.listEntities(new ListEntitiesOptions(), null, Context.NONE)
                .iterableByPage()) {
            sizes.add(page.getValue().size());
        }
        return sizes;
    }

    @Test
    void faultsAreTakenAwayOneByOneAndAllTogether() {
        Fault busy = faults.onRequests().busy();
        assertThatThrownBy(this::count).hasMessageContaining("503");
        busy.remove();
        assertThat(count()).isZero();
        faults.onRequests().respond(409, "TableBeingDeleted");
        assertThatThrownBy(this::count).hasMessageContaining("TableBeingDeleted");
        tables.clear();
        assertThat(service.listTables()).isEmpty();
    }

    @Test
    void aDeletedNameRestsAsLongAsItIsTold() {
        faults.deletionTakes(Duration.ofMillis(150));
        service.deleteTable("Rows");
        assertThatThrownBy(() -> service.createTable("Rows")).hasMessageContaining("TableBeingDeleted");
        assertThat(service.createTable("Rows2")).isNotNull();
        faults.clear();
    }

    @Test
    void theSocketBreaksToo() {
        try (EmbeddedTables.Listener listener = tables.listen(0)) {
            TableClient outside = new TableClientBuilder()
                    .connectionString(listener.connectionString())
                    .tableName("Rows")
                    .retryOptions(new RetryOptions(new FixedDelayOptions(2, Duration.ofMillis(1))))
                    .buildClient();
            Fault reset = faults.onWrites().times(1).resetConnection();
            Fault lost = faults.onWrites().skip(1).times(1).loseRequest();
            outside.createEntity(row("p", "r"));
            assertThat(reset.hits() + lost.hits()).isEqualTo(2);
        }
        assertThat(count()).isEqualTo(1);
    }
}
