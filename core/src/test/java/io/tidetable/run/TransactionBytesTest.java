package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import io.tidetable.write.SentBytes;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a transaction is thought to take is never less than what is sent. */
class TransactionBytesTest {
    private final TestTable<Note> notes = TestTable.of(Note.class);
    private final AtomicLong sent = new AtomicLong();

    private long sent(List<Write> writes) {
        notes.service
                .faults()
                .onTransactions()
                .before(request -> sent.set(request.body().getBytes(StandardCharsets.UTF_8).length));
        notes.gateway.send(new Transaction("p", writes));
        return sent.get();
    }

    private static long thought(List<Write> writes) {
        return writes.stream().mapToLong(SentBytes::of).sum();
    }

    private static List<Write> each(Row row, String etag) {
        List<Write> writes = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            RowKey key = new RowKey(row.key().partition(), row.key().row() + i);
            Row one = Row.of(key, row.properties());
            writes.add(
                    switch (i % 5) {
                        case 0 -> new Write.Insert(one);
                        case 1 -> new Write.Upsert(one);
                        case 2 -> new Write.Replace(one, etag);
                        case 3 -> new Write.Merge(one, etag);
                        default -> new Write.Delete(key, etag);
                    });
        }
        return writes;
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "ключ", "𝄞", "日本語", "a b%'", "+&:@,$=;()"})
    void keysPropertiesAndTagsAreCounted(String text) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("text", text.repeat(40) + "\"\\\n\u2028");
        properties.put("ключ", 1L);
        properties.put("i", 1);
        properties.put("d", Double.NEGATIVE_INFINITY);
        properties.put("u", UUID.randomUUID());
        properties.put("t", Instant.EPOCH);
        properties.put("b", new byte[] {1, 2, 3, 4});
        properties.put("f", true);
        String etag = "W/\"datetime'2026-11-30T12%3A00%3A00.1234567Z'\"";
        for (int length : new int[] {1, 20}) {
            Row row = Row.of(new RowKey("p", text.repeat(length)), properties);
            List<Write> writes = each(row, etag);
            assertThat(sent(writes)).as(text).isPositive().isLessThanOrEqualTo(thought(writes));
            List<Write> empty = each(Row.of(row.key(), Map.of()), etag);
            assertThat(sent(empty)).as(text).isLessThanOrEqualTo(thought(empty));
        }
    }

    @Test
    void whatIsThoughtIsNotFarFromWhatIsSentWhereRowsAreLarge() {
        Random random = new Random(1);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 30_000; i++) {
            text.append((char) ('a' + random.nextInt(26)));
        }
        List<Write> writes = each(Row.of(new RowKey("p", "r"), Map.of("text", text.toString())), Write.ANY);
        assertThat((double) thought(writes) / sent(writes)).isBetween(1.0, 1.1);
    }
}
