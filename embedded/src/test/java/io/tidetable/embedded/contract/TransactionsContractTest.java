package io.tidetable.embedded.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import com.azure.data.tables.models.TableServiceException;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import com.azure.data.tables.models.TableTransactionFailedException;
import com.azure.data.tables.models.TableTransactionResult;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Entity group transactions. */
class TransactionsContractTest extends ServiceContract {
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
        assertFails("EntityAlreadyExists", 1, create("p", "new"), create("p", "there"));
        assertFails("ResourceNotFound", 1, create("p", "new"), delete("p", "missing"));
        assertFails("InvalidDuplicateRow", 2, create("p", "new"), create("p", "other"), delete("p", "new"));
        assertThat(keys("PartitionKey ge ''")).containsExactly("there");
    }

    @Test
    void aTransactionStaysInItsPartition() {
        azuriteFails("lets transactions cross partitions (#1215)");
        assertFails("CommandsInBatchActOnDifferentPartitions", 1, create("p", "new"), create("q", "new"));
        assertThat(keys("PartitionKey ge ''")).isEmpty();
    }

    @Test
    void aTransactionOfOneActionNamesNone() {
        azuriteFails("names action 0");
        assertThatThrownBy(() -> table.submitTransaction(List.of(delete("p", "missing"))))
                .asInstanceOf(type(TableTransactionFailedException.class))
                .satisfies(failure ->
                        assertThat(failure.getFailedTransactionActionIndex()).isNull());
    }

    private static TableTransactionAction create(String partitionKey, String rowKey) {
        return new TableTransactionAction(TableTransactionActionType.CREATE, row(partitionKey, rowKey));
    }

    private static TableTransactionAction delete(String partitionKey, String rowKey) {
        return new TableTransactionAction(TableTransactionActionType.DELETE, row(partitionKey, rowKey));
    }

    private void assertFails(String code, int index, TableTransactionAction... actions) {
        assertThatThrownBy(() -> table.submitTransaction(List.of(actions)))
                .asInstanceOf(type(TableTransactionFailedException.class))
                .satisfies(failure -> {
                    assertThat(failure.getValue().getErrorCode()).hasToString(code);
                    assertThat(failure.getFailedTransactionActionIndex()).isEqualTo(index);
                });
    }

    @Test
    void aTransactionHoldsAtMostAHundredActions() {
        List<TableTransactionAction> actions = IntStream.rangeClosed(0, 100)
                .mapToObj(i -> create("p", "r" + i))
                .toList();
        assertThatThrownBy(() -> table.submitTransaction(actions)).isInstanceOf(TableServiceException.class);
        assertThat(keys("PartitionKey eq 'p'")).isEmpty();
        assertThat(table.submitTransaction(actions.subList(0, 100)).getTransactionActionResponses())
                .hasSize(100);
    }
}
