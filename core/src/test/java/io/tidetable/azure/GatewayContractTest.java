package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.TableNotFoundException;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import io.tidetable.testing.Service;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The gateway does the same on every service, in the process and over a wire, with every credential. */
@ParameterizedClass
@MethodSource("io.tidetable.testing.Services#transports")
class GatewayContractTest {
    private final Service service;
    private final TableGateway gateway;

    GatewayContractTest(Service service) {
        this.service = service;
        gateway = TableService.connect(service.clientBuilder()).gateway(service.tableName("Rows"));
    }

    @BeforeEach
    void table() {
        assertThat(gateway.createTable()).isTrue();
    }

    private static RowKey key(String row) {
        return new RowKey("p", row);
    }

    private static Row row(String row, Object value) {
        return Row.of(key(row), Map.of("V", value));
    }

    private String insert(Row row) {
        return etag(gateway.send(new Write.Insert(row)));
    }

    private static String etag(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Done.class);
        return Objects.requireNonNull(((Outcome.Done) outcome).etags().get(0));
    }

    private static void assertRefused(Outcome outcome, int status, int action) {
        assertThat(outcome).isInstanceOfSatisfying(Outcome.Refused.class, refused -> {
            assertThat(refused.status()).isEqualTo(status);
            assertThat(refused.action()).isEqualTo(action);
        });
    }

    private Row read(String row) {
        return Objects.requireNonNull(gateway.read(key(row), List.of()));
    }

    @Test
    void aTableIsCreatedOnce() {
        assertThat(gateway.createTable()).isFalse();
    }

    @Test
    void everyTypeComesBackAsItWas() {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("Text", "é \uD83D\uDC69 \" \\ \u0001");
        properties.put("Empty", "");
        properties.put("Int", Integer.MIN_VALUE);
        properties.put("Long", Long.MAX_VALUE);
        properties.put("Whole", AzuriteFaults.wholeDouble(service.isAzurite()));
        properties.put("Large", 1e300);
        properties.put("Small", Double.MIN_VALUE);
        properties.put("NaN", Double.NaN);
        properties.put("Infinite", Double.NEGATIVE_INFINITY);
        properties.put("Yes", true);
        properties.put("Id", UUID.randomUUID());
        properties.put("Time", Instant.parse("2014-06-16T02:40:00.1234567Z"));
        properties.put("First", Instant.parse("1601-01-01T00:00:00Z"));
        insert(Row.of(key("types"), properties));
        Row read = read("types");
        assertThat(read.properties()).containsExactlyInAnyOrderEntriesOf(properties);
        assertThat(read.timestamp()).isNotNull();
        assertThat(gateway.page(new PageRequest("RowKey eq 'types'", List.of(), 1, null))
                        .rows())
                .containsExactly(read);
    }

    @Test
    void bytesComeBackAsTheyWere() {
        insert(row("bytes", new byte[] {0, -1, 127}));
        assertThat(read("bytes").properties().get("V")).isEqualTo(new byte[] {0, -1, 127});
    }

    @Test
    void theETagThatAWriteGivesIsTheOneThatIsRead() {
        assertThat(insert(row("1", 1))).isEqualTo(read("1").etag());
        assertThat(etag(gateway.send(new Write.Upsert(row("1", 2)))))
                .isEqualTo(read("1").etag());
        assertThat(etag(gateway.send(new Transaction("p", List.of(new Write.Replace(row("1", 3), Write.ANY))))))
                .isEqualTo(read("1").etag());
    }

    @Test
    void anETagGuards() {
        String first = insert(row("1", 1));
        String second = etag(gateway.send(new Write.Replace(row("1", 2), first)));
        assertRefused(gateway.send(new Write.Replace(row("1", 3), first)), 412, 0);
        assertRefused(gateway.send(new Write.Merge(row("1", 3), first)), 412, 0);
        assertRefused(gateway.send(new Write.Delete(key("1"), first)), 412, 0);
        assertThat(read("1").properties()).containsEntry("V", 2);
        assertThat(gateway.send(new Write.Delete(key("1"), second))).isInstanceOf(Outcome.Done.class);
        assertThat(gateway.read(key("1"), List.of())).isNull();
    }

    @Test
    void whatIsMissingIsNeverMade() {
        assertRefused(gateway.send(new Write.Replace(row("1", 1), Write.ANY)), 404, 0);
        assertRefused(gateway.send(new Write.Merge(row("1", 1), Write.ANY)), 404, 0);
        assertRefused(gateway.send(new Write.Delete(key("1"), Write.ANY)), 404, 0);
        assertThat(gateway.read(key("1"), List.of())).isNull();
    }

    @Test
    void whatExistsIsNotInserted() {
        insert(row("1", 1));
        assertRefused(gateway.send(new Write.Insert(row("1", 2))), 409, 0);
    }

    @Test
    void aMergeLeavesWhatItDoesNotName() {
        insert(Row.of(key("1"), Map.of("A", 1, "B", 1)));
        etag(gateway.send(new Write.Merge(Row.of(key("1"), Map.of("B", 2)), Write.ANY)));
        assertThat(read("1").properties()).containsOnly(Map.entry("A", 1), Map.entry("B", 2));
    }

    @Test
    void aReplaceDoesNot() {
        insert(Row.of(key("1"), Map.of("A", 1, "B", 1)));
        etag(gateway.send(new Write.Replace(Row.of(key("1"), Map.of("B", 2)), Write.ANY)));
        assertThat(read("1").properties()).containsOnly(Map.entry("B", 2));
    }

    @Test
    void aTransactionIsAllOrNothing() {
        String etag = insert(row("old", 1));
        Outcome outcome = gateway.send(new Transaction(
                "p",
                List.of(
                        new Write.Insert(row("a", 1)),
                        new Write.Delete(key("old"), etag),
                        new Write.Merge(row("missing", 1), Write.ANY))));
        assertRefused(outcome, 404, 2);
        assertThat(gateway.read(key("a"), List.of())).isNull();
        assertThat(read("old").etag()).isEqualTo(etag);
    }

    @Test
    void theOnlyActionOfATransactionIsTheOneThatFailed() {
        insert(row("1", 1));
        assertRefused(gateway.send(new Transaction("p", List.of(new Write.Insert(row("1", 2))))), 409, 0);
    }

    @Test
    void aHundredActionsGiveAHundredETags() {
        List<Write> writes = IntStream.range(0, 100)
                .<Write>mapToObj(i -> new Write.Insert(row("r" + i, i)))
                .toList();
        Outcome.Done done = (Outcome.Done) gateway.send(new Transaction("p", writes));
        assertThat(done.etags()).hasSize(100).doesNotContainNull();
        assertThat(done.etags().get(42)).isEqualTo(read("r42").etag());
    }

    @Test
    void pagesFollowEachOther() {
        for (int i = 0; i < 7; i++) {
            insert(row("r" + i, i));
        }
        List<Integer> sizes = new ArrayList<>();
        List<String> rows = new ArrayList<>();
        PageRequest.Continuation next = null;
        do {
            RowPage page = gateway.page(
                    new PageRequest("PartitionKey eq 'p' and V ge 1", List.of("PartitionKey", "RowKey"), 3, next));
            page.rows().forEach(row -> rows.add(row.key().row()));
            page.rows().forEach(row -> assertThat(row.properties()).isEmpty());
            sizes.add(page.rows().size());
            next = page.next();
        } while (next != null);
        assertThat(rows).containsExactly("r1", "r2", "r3", "r4", "r5", "r6");
        assertThat(sizes).startsWith(3, 3);
    }

    @Test
    void onlyWhatIsSelectedIsRead() {
        insert(Row.of(key("1"), Map.of("A", 1, "B", "two")));
        Row read = Objects.requireNonNull(gateway.read(key("1"), List.of("A", "C")));
        assertThat(read.key()).isEqualTo(key("1"));
        assertThat(read.properties()).containsOnly(Map.entry("A", 1));
        assertThat(read.etag()).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "%",
                "%A",
                "%25",
                "a%2Fb",
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
                "\uD83D\uDC69",
                "x:y;z@$"
            })
    void everyKeyBehavesAlike(String text) {
        Assumptions.assumeFalse(service.isAzurite() && AzuriteFaults.of(text));
        RowKey key = new RowKey(text, text);
        String etag = insert(Row.of(key, Map.of("V", 1)));
        assertThat(Objects.requireNonNull(gateway.read(key, List.of())).key()).isEqualTo(key);
        etag = etag(gateway.send(new Write.Replace(Row.of(key, Map.of("V", 2)), etag)));
        etag(gateway.send(new Write.Merge(Row.of(key, Map.of("W", 3)), etag)));
        etag(gateway.send(new Transaction(text, List.of(new Write.Merge(Row.of(key, Map.of("X", 4)), Write.ANY)))));
        assertThat(Objects.requireNonNull(gateway.read(key, List.of())).properties())
                .containsOnly(Map.entry("V", 2), Map.entry("W", 3), Map.entry("X", 4));
        assertThat(gateway.send(new Transaction(text, List.of(new Write.Delete(key, Write.ANY)))))
                .isInstanceOf(Outcome.Done.class);
        assertRefused(gateway.send(new Write.Delete(key, Write.ANY)), 404, 0);
    }

    @Test
    void aMissingTableIsNamed() {
        TableGateway missing = TableService.connect(service.clientBuilder()).gateway(service.tableName("None"));
        assertThatThrownBy(() -> missing.read(key("1"), List.of())).isInstanceOf(TableNotFoundException.class);
        assertThatThrownBy(() -> missing.page(new PageRequest("", List.of(), 1, null)))
                .isInstanceOf(TableNotFoundException.class)
                .hasMessageContaining(missing.table());
        assertThatThrownBy(() -> missing.send(new Write.Insert(row("1", 1))))
                .isInstanceOf(TableNotFoundException.class);
        assertThatThrownBy(() -> missing.send(new Transaction("p", List.of(new Write.Insert(row("1", 1))))))
                .isInstanceOf(TableNotFoundException.class);
    }
}
