package io.tidetable.embedded.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.embedded.filter.Filter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {
    private final Table table = new Account().create("Rows");

    private static Write write(Write.Kind kind, String partitionKey, String rowKey, int value) {
        Fields fields = new Fields();
        fields.set("N", value);
        return new Write(kind, new RowId(partitionKey, rowKey), kind == Write.Kind.DELETE ? Match.ANY : null, fields);
    }

    private List<String> walk(int top) {
        List<String> keys = new ArrayList<>();
        RowId from = null;
        do {
            Page page = table.page(new Scan(Filter.ALWAYS, top, from, false));
            page.rows().forEach(row -> keys.add(row.partitionKey() + "/" + row.rowKey() + "=" + row.value("N")));
            from = page.next();
        } while (from != null);
        return keys;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void rowsAreThoseOfASortedMapWhateverIsWritten(long seed) {
        Random random = new Random(Long.getLong("seed", seed));
        TreeMap<String, Integer> expected = new TreeMap<>();
        for (int i = 0; i < 15_000; i++) {
            String partitionKey = "p" + random.nextInt(3);
            String rowKey = Integer.toString(random.nextInt(3_000), 36);
            boolean deletes = random.nextInt(i < 12_000 ? 3 : 1) == 0;
            Write write = write(deletes ? Write.Kind.DELETE : Write.Kind.REPLACE, partitionKey, rowKey, i);
            String key = partitionKey + "/" + rowKey;
            if (deletes && !expected.containsKey(key)) {
                assertThatThrownBy(() -> table.write(partitionKey, List.of(write)))
                        .isInstanceOf(FailedWrite.class);
            } else {
                table.write(partitionKey, List.of(write));
                expected.put(key, i);
                if (deletes) {
                    expected.remove(key);
                }
            }
        }
        List<String> rows = expected.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .toList();
        assertThat(walk(1 + random.nextInt(50))).isEqualTo(rows);
        assertThat(walk(1000)).isEqualTo(rows);
    }

    @Test
    void ticksOfARowOnlyGrow() {
        long last = 0;
        for (int i = 0; i < 1_000; i++) {
            Optional<Row> row = table.write("p", List.of(write(Write.Kind.REPLACE, "p", "r", i)))
                    .get(0);
            assertThat(row.orElseThrow().timestamp().ticks()).isGreaterThan(last);
            last = row.orElseThrow().timestamp().ticks();
        }
    }

    @Test
    void aPartitionThatEmptiesGoesAndComesBack() {
        for (int i = 0; i < 3; i++) {
            table.write("p", List.of(write(Write.Kind.INSERT, "p", "r", i)));
            assertThat(table.partitions()).hasSize(1);
            table.write("p", List.of(write(Write.Kind.DELETE, "p", "r", i)));
            assertThat(table.partitions()).isEmpty();
        }
    }

    @Test
    void readersSeeATransactionWholeOrNotAtAll() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(3);
        CountDownLatch done = new CountDownLatch(1);
        try {
            transaction(0);
            Future<?> writer = threads.submit(() -> {
                IntStream.rangeClosed(1, 1_000).forEach(this::transaction);
                done.countDown();
            });
            Future<Integer> reader = threads.submit(() -> {
                int pages = 0;
                while (done.getCount() > 0) {
                    Page page = table.page(new Scan(Filter.ALWAYS, 1000, null, false));
                    assertThat(page.rows().stream().map(row -> row.value("N")).distinct())
                            .hasSize(1);
                    pages++;
                }
                return pages;
            });
            writer.get(30, TimeUnit.SECONDS);
            assertThat(reader.get(30, TimeUnit.SECONDS)).isPositive();
        } finally {
            threads.shutdownNow();
        }
    }

    private void transaction(int value) {
        table.write(
                "p",
                IntStream.range(0, 20)
                        .mapToObj(i -> write(Write.Kind.REPLACE, "p", "r" + i, value))
                        .toList());
    }

    @Test
    void writersOfOnePartitionLoseNothing() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<?>> writers = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                int own = thread;
                writers.add(threads.submit(() -> {
                    for (int i = 0; i < 500; i++) {
                        table.write("p", List.of(write(Write.Kind.INSERT, "p", own + "-" + i, i)));
                        table.write("q", List.of(write(Write.Kind.INSERT, "q", own + "-" + i, i)));
                        table.write("q", List.of(write(Write.Kind.DELETE, "q", own + "-" + i, i)));
                    }
                }));
            }
            for (Future<?> writer : writers) {
                writer.get(30, TimeUnit.SECONDS);
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(walk(1000)).hasSize(4_000);
    }
}
