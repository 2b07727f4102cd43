package io.tidetable.embedded.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.rest.PagedResponse;
import com.azure.core.util.Context;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Filters, order, pages and selections. */
class QueriesContractTest extends ServiceContract {
    @Test
    void rowsComeInTheOrderOfTheirKeys() {
        for (String key : List.of("b", "a", "~", "", "B", "ab", "é", "!")) {
            table.createEntity(row("p", key));
        }
        assertThat(keys("PartitionKey eq 'p'")).containsExactly("", "!", "B", "a", "ab", "b", "~", "é");
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
        azuriteFails("takes what breaks off");
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
    void wideNumbersCompareAsNumbers() {
        for (long number : new long[] {5, 12, 120, -7}) {
            table.createEntity(row("p", "r" + number, "Wide", number));
        }
        assertThat(keys("Wide ge 12L and Wide lt 13L")).containsExactly("r12");
        assertThat(keys("Wide lt 6L")).containsExactly("r-7", "r5");
    }

    @Test
    void aSelectedPropertyThatARowLacksIsThereAsNull() {
        azuriteFails("leaves it out");
        table.createEntity(row("p", "r", "A", 1));
        ListEntitiesOptions options = new ListEntitiesOptions().setSelect(List.of("A", "Missing"));
        TableEntity row =
                table.listEntities(options, null, Context.NONE).iterator().next();
        assertThat(row.getProperties()).containsEntry("A", 1).containsEntry("Missing", null);
    }

    @Test
    void aPageHoldsAThousandRowsAtMost() {
        for (int start = 0; start < 1_100; start += 100) {
            table.submitTransaction(IntStream.range(start, start + 100)
                    .mapToObj(i -> new TableTransactionAction(TableTransactionActionType.CREATE, row("p", "r" + i)))
                    .toList());
        }
        assertThat(table.listEntities()
                        .streamByPage()
                        .map(page -> page.getValue().size()))
                .containsExactly(1_000, 100);
    }
}
