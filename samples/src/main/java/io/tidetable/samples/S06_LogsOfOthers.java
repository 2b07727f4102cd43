package io.tidetable.samples;

import com.azure.core.util.Context;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import io.tidetable.repository.Tail;
import io.tidetable.time.ChronologicalFilter;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Tables of logs that others fill: Azure Diagnostics, the Semantic Logging Application Block, the functions host. Read
 * by time, followed, cleared of what is old; and asked with the plain SDK.
 */
public final class S06_LogsOfOthers {
    private final EmbeddedTables embedded;
    private final Tables tables;
    private final PrintStream out;

    private S06_LogsOfOthers(EmbeddedTables embedded, PrintStream out) {
        this.embedded = embedded;
        this.tables = Tables.connect(embedded.clientBuilder());
        this.out = out;
    }

    /** Runs on an embedded service. */
    public static void main(String[] args) {
        run(EmbeddedTables.create(), System.out);
    }

    static void run(EmbeddedTables embedded, PrintStream out) {
        TableServiceClient client = embedded.clientBuilder().buildClient();
        LogsOfOthers others = new LogsOfOthers(client);
        others.diagnostics();
        others.counters();
        others.semanticLogging();
        others.functionsHost();
        S06_LogsOfOthers sample = new S06_LogsOfOthers(embedded, out);
        sample.diagnostics();
        sample.counters();
        sample.semanticLogging();
        sample.plainSdk(client);
        sample.functionsHost(client);
    }

    private void diagnostics() {
        TableRepository<WadLog> logs = tables.repository(WadLog.class);
        Instant from = Instant.parse("2010-02-08T13:19:00Z");
        Query<WadLog> minutes = logs.where(WadLog_.at.between(from, from.plus(Duration.ofMinutes(5))));
        report("Diagnostics, five minutes", minutes, log -> log.at() + "  " + log.message());
        report(
                "Of these of the web role",
                minutes.and(WadLog_.role.is("WebRole")),
                log -> log.at() + "  " + log.message());
        out.println("The newest: "
                + logs.all().newestFirst().first().map(WadLog::message).orElse("none"));
        Tail<WadLog> tail = logs.tail(from).batch(3);
        out.println("Followed, oldest first: " + messages(tail.poll(Duration.ZERO)));
        Tail<WadLog> resumed = logs.tail(tail.position());
        out.println("Resumed: " + messages(resumed.poll(Duration.ZERO)));
        long deleted = logs.where(WadLog_.at.before(from.plus(Duration.ofMinutes(1))))
                .delete()
                .orThrow()
                .committed();
        out.println("Older than a minute, deleted: " + deleted);
    }

    private static List<String> messages(List<WadLog> logs) {
        return logs.stream().map(WadLog::message).toList();
    }

    /** A read for each number, side by side. */
    private void counters() {
        TableRepository<WadCounter> counters = tables.repository(WadCounter.class);
        Instant from = Instant.parse("2017-03-25T00:00:30Z");
        long before = embedded.requestCount();
        List<Double> values = IntStream.range(0, LogsOfOthers.SPREAD)
                .parallel()
                .boxed()
                .flatMap(number ->
                        counters.where(WadCounter.between(number, from, from.plus(Duration.ofMinutes(1)))).stream())
                .sorted(Comparator.comparing(WadCounter::at))
                .map(WadCounter::value)
                .toList();
        out.println("Counters of a minute: " + values + " in " + (embedded.requestCount() - before) + " requests");
    }

    private void semanticLogging() {
        TableRepository<SlabEvent> events = tables.repository(SlabEvent.class);
        Instant five = Instant.parse("2014-06-01T05:00:00Z");
        report(
                "Semantic logging, from five to six",
                events.where(SlabEvent.between(five, five.plus(Duration.ofHours(1)))),
                event -> event.at() + "  " + event.message());
    }

    private void plainSdk(TableServiceClient client) {
        Instant five = Instant.parse("2014-06-01T05:00:00Z");
        Instant from = five.minus(Duration.ofMinutes(1)); // these keys hold the minute before that of the event
        String filter = ChronologicalFilter.reverse("PartitionKey").between(from, from.plus(Duration.ofHours(1)));
        long rows = client
                .getTableClient("SLABLogsTable")
                .listEntities(new ListEntitiesOptions().setFilter(filter), null, Context.NONE)
                .stream()
                .count();
        out.println("With the plain SDK: " + rows + " by " + filter);
    }

    /** A table a month: read by name, and dropped as a whole when it is old. */
    private void functionsHost(TableServiceClient client) {
        TableRepository<HostEvent> june = tables.repository(HostEvent.class, "HostEvents201606");
        report(
                "Functions host, newest of a day",
                june.where(HostEvent_.hostDay.is("myhost-20160622")).limit(20),
                event -> event.at() + "  " + event.id() + "  " + event.message());
        client.deleteTable("HostEvents201605");
        out.println("May is dropped");
    }

    private <T> void report(String heading, Query<T> query, Function<T, String> line) {
        long before = embedded.requestCount();
        List<T> found = query.list();
        out.printf(
                Locale.ROOT,
                "%s: %d, read as %s in %d request%n",
                heading,
                found.size(),
                query.explain().access(),
                embedded.requestCount() - before);
        found.forEach(item -> out.println("  " + line.apply(item)));
    }
}
