package io.tidetable.run;

import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.IndexReport;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.testing.IndexRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Random writes by several writers while requests and answers are lost, and an account of what callers were told: each
 * writer has entities of its own, whose last states it knows, and all append to entities that they share.
 */
final class SeededRun {
    private static final int SHARED = 2;

    private final long seed;
    private final int writers;
    private final EmbeddedTables service = EmbeddedTables.create();
    private final TestTable<Entry> table = new TestTable<>(service, Entry.class);
    private final List<SeededWriter> all = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();

    SeededRun(long seed, int writers) {
        this.seed = seed;
        this.writers = writers;
        for (int i = 0; i < SHARED; i++) {
            table.writes.insert(new Entry("b0", "shared" + i, null, 0, "shared", "Paris", null, null));
        }
        for (int i = 0; i < writers; i++) {
            all.add(new SeededWriter(table, i, new Random(31 * seed + i), SHARED));
        }
    }

    EmbeddedTables service() {
        return service;
    }

    /** Faults to come, each with a probability. */
    void breakRequests(double probability) {
        Random random = new Random(seed);
        var requests = service.faults().onRequests();
        requests.withProbability(probability, random.nextLong()).loseRequest();
        requests.withProbability(probability, random.nextLong()).loseAnswer();
        requests.withProbability(probability, random.nextLong()).busy();
        requests.withProbability(probability, random.nextLong()).afterCommit().timeOut();
        service.faults()
                .onWrites()
                .withProbability(probability, random.nextLong())
                .before(request -> touch());
    }

    /** Others write rows again as they are, under new ETags. */
    private void touch() {
        for (String rowKey : List.of("shared0", "shared1", "w0_0", "w1_2", "~city_Paris_00", "~city_Rome_01")) {
            Row row = table.gateway.read(new RowKey("b0", rowKey), List.of());
            if (row != null && row.etag() != null) {
                table.gateway.send(new Write.Replace(row, row.etag()));
            }
        }
    }

    /** Each writer does so many operations. */
    void write(int operations) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(writers);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (SeededWriter writer : all) {
                running.add(pool.submit(() -> writer.write(operations)));
            }
            for (Future<?> each : running) {
                each.get();
            }
        } finally {
            pool.shutdown();
        }
    }

    long unknown() {
        return all.stream().mapToLong(SeededWriter::unknown).sum();
    }

    long operations() {
        return all.stream().mapToLong(SeededWriter::operations).sum();
    }

    /** What does not fit, when faults have been taken away. */
    List<String> wrong() {
        service.faults().clear();
        List<Row> rows = table.rows();
        Map<String, Long> tags = new TreeMap<>();
        for (Row row : rows) {
            if (!row.key().row().startsWith("~")) {
                tags.put(
                        row.key().partition() + "/" + row.key().row(),
                        table.mapping.entity(row).tag());
            }
        }
        wrong.addAll(IndexRows.differences(rows, table.mapping));
        for (SeededWriter writer : all) {
            wrong.addAll(writer.wrong(tags));
        }
        for (int i = 0; i < SHARED; i++) {
            account(i);
        }
        IndexReport report = Maintenance.of(table.session).verify();
        if (!report.isClean()) {
            wrong.add("verify: " + report.examples());
        }
        return wrong;
    }

    private void account(int shared) {
        String log = table.find("b0", "shared" + shared).map(Entry::log).orElse("");
        List<String> found = log == null ? List.of() : Arrays.asList(log.split(",", -1));
        Set<Long> told = new TreeSet<>();
        Set<Long> perhaps = new TreeSet<>();
        for (SeededWriter writer : all) {
            told.addAll(writer.appended(shared));
            perhaps.addAll(writer.perhapsAppended(shared));
        }
        Set<Long> seen = new TreeSet<>();
        for (String tag : found) {
            if (!tag.isEmpty() && !seen.add(Long.valueOf(tag))) {
                wrong.add("appended twice: " + tag);
            }
        }
        told.stream().filter(tag -> !seen.contains(tag)).forEach(tag -> wrong.add("told and not there: " + tag));
        seen.stream()
                .filter(tag -> !told.contains(tag) && !perhaps.contains(tag))
                .forEach(tag -> wrong.add("told as failed and there: " + tag));
    }
}
