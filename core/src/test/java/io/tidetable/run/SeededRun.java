package io.tidetable.run;

import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.embedded.Faults;
import io.tidetable.repository.IndexReport;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.testing.IndexRows;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Random writes by several writers while requests and answers are lost, and an account of what callers were told: each
 * writer has entities of its own, whose last states it knows, and all append to entities that they share.
 */
final class SeededRun {
    private final long seed;
    private final EmbeddedTables service = EmbeddedTables.create();
    private final TestTable<Entry> table = new TestTable<>(service, Entry.class);
    private final SharedLogs shared;
    private final List<SeededWriter> writers = new ArrayList<>();
    private final List<Faults.Fault> losses = new ArrayList<>();

    /**
     * A run to come.
     *
     * @param logs entities that all writers append to; 0 where each keeps to rows and unique values of its own
     */
    SeededRun(long seed, int count, int logs) {
        this.seed = seed;
        this.shared = new SharedLogs(logs);
        for (String entity : shared.entities()) {
            table.writes.insert(new Entry(SharedLogs.BOOK, entity, null, 0, "shared", "Paris", null, null));
        }
        for (int i = 0; i < count; i++) {
            writers.add(new SeededWriter(table, i, new Random(31 * seed + i), shared));
        }
    }

    /** Faults to come, of every kind, each with a probability. */
    void breakRequests(double probability) {
        Random random = new Random(seed);
        Faults all = service.faults();
        losses.add(some(all.onRequests(), probability, random).loseRequest());
        losses.add(some(all.onRequests(), probability, random).loseAnswer());
        losses.add(some(all.onRequests(), probability, random).resetConnection());
        losses.add(some(all.onRequests(), probability, random).afterCommit().resetConnection());
        losses.add(some(all.onRequests(), probability, random).busy());
        losses.add(some(all.onWrites(), probability, random).busy(Duration.ZERO));
        losses.add(some(all.onRequests(), probability, random).afterCommit().busy());
        losses.add(some(all.onRequests(), probability, random).timeOut());
        losses.add(some(all.onRequests(), probability, random).afterCommit().timeOut());
        losses.add(some(all.onWrites(), probability, random).respond(500, "InternalError"));
        some(all.onRequests(), probability, random).delay(Duration.ofMillis(2));
        some(all.onRequests(), probability, random).afterCommit().delay(Duration.ofMillis(2));
        some(all.onQueries(), 10 * probability, random).shortPages(2);
        some(all.onQueries(), 10 * probability, random).emptyPages();
        some(all.onQueries(), 10 * probability, random).pagesWithoutNextRowKey();
        some(all.onWrites(), probability, random).before(request -> touch());
        some(all.onWrites(), probability, random).after(request -> touch());
    }

    private static Faults.Rule some(Faults.Rule rule, double probability, Random random) {
        return rule.withProbability(probability, random.nextLong());
    }

    /** Others write rows again as they are, under new ETags. */
    private void touch() {
        for (String rowKey : List.of("shared0", "w0_0", "w1_2", "~city_Paris_00", "~city_Rome_01")) {
            Row row = table.gateway.read(new RowKey(SharedLogs.BOOK, rowKey), List.of());
            if (row != null && row.etag() != null) {
                table.gateway.send(new Write.Replace(row, row.etag()));
            }
        }
    }

    /** Each writer does so many operations. */
    void write(int operations) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(writers.size());
        try {
            List<Future<?>> running = new ArrayList<>();
            for (SeededWriter writer : writers) {
                running.add(pool.submit(() -> writer.write(operations)));
            }
            for (Future<?> each : running) {
                each.get();
            }
        } finally {
            pool.shutdown();
        }
    }

    long requests() {
        return service.requestCount();
    }

    /** Requests or answers that were lost or refused on purpose: each is sent again, or settled. */
    long losses() {
        return losses.stream().mapToLong(Faults.Fault::hits).sum();
    }

    /** Unknown outcomes on rows that all write. */
    long unknownOfShared() {
        return shared.unknown();
    }

    /** Unknown outcomes on rows that one alone writes. */
    long unknownOfOwn() {
        return writers.stream().mapToLong(writer -> writer.account().unknown()).sum();
    }

    long operations() {
        return writers.stream().mapToLong(SeededWriter::operations).sum();
    }

    /** Answers that are not true, when faults have been taken away. */
    List<String> wrongAnswers() {
        service.faults().clear();
        Map<String, Long> tags = new TreeMap<>();
        for (Row row : table.rows()) {
            if (!row.key().row().startsWith("~")) {
                tags.put(
                        row.key().partition() + "/" + row.key().row(),
                        table.mapping.entity(row).tag());
            }
        }
        List<String> wrong = new ArrayList<>();
        for (SeededWriter writer : writers) {
            wrong.addAll(writer.account().wrong(tags));
        }
        for (String entity : shared.entities()) {
            String log = table.find(SharedLogs.BOOK, entity).map(Entry::log).orElse(null);
            wrong.addAll(shared.wrong(entity, log));
        }
        return wrong;
    }

    /** Index rows that do not fit, by two ways to look at them. */
    List<String> staleRows() {
        service.faults().clear();
        List<String> stale = new ArrayList<>(IndexRows.differences(table.rows(), table.mapping));
        IndexReport report = Maintenance.of(table.session).verify();
        if (!report.isClean()) {
            report.examples().forEach(example -> stale.add("verify: " + example));
        }
        return stale;
    }
}
