package io.tidetable.samples;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.io.PrintStream;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;

/** A week of real earthquakes: loaded in bulk behind a progress bar, then asked in four ways. */
public final class S04_Earthquakes {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final EmbeddedTables embedded;
    private final TableRepository<Earthquake> earthquakes;
    private final PrintStream out;

    private S04_Earthquakes(EmbeddedTables embedded, PrintStream out) {
        this.embedded = embedded;
        this.out = out;
        earthquakes = Tables.connect(embedded.clientBuilder()).repository(Earthquake.class);
    }

    /** Runs on an embedded service. */
    public static void main(String[] args) {
        run(EmbeddedTables.create(), System.out);
    }

    static void run(EmbeddedTables embedded, PrintStream out) {
        S04_Earthquakes sample = new S04_Earthquakes(embedded, out);
        sample.load(EarthquakeFile.read());
        sample.report(
                "The ten newest of Southern California (ci)", sample.of("ci").limit(10));
        sample.report("The event 37868143 of ci, by its code", sample.of("ci").and(Earthquake_.code.is("37868143")));
        sample.report(
                "Those of the USGS itself (us) with a regional moment magnitude (mwr)",
                sample.of("us").and(Earthquake_.magnitudeType.is("mwr")));
        sample.report(
                "Those of Hawaii (hv) on 4 February 2018",
                sample.of("hv").and(Earthquake_.time.on(LocalDate.of(2018, 2, 4))));
    }

    private Query<Earthquake> of(String network) {
        return earthquakes.where(Earthquake_.network.is(network));
    }

    private void load(List<Earthquake> all) {
        earthquakes.createTableIfAbsent();
        long before = embedded.requestCount();
        BulkResult<Earthquake> result;
        try (ProgressBar bar = new ProgressBar("Loading earthquakes", all.size())) {
            result = earthquakes.insertAll(all, progress(bar));
        }
        result.orThrow();
        out.printf(
                Locale.ROOT,
                "%,d earthquakes of a week (United States Geological Survey), stored in %,d requests%n",
                result.committed(),
                embedded.requestCount() - before);
    }

    private static BulkListener<Earthquake> progress(ProgressBar bar) {
        return new BulkListener<>() {
            @Override
            public void committed(List<? extends Earthquake> entities) {
                bar.stepBy(entities.size());
            }
        };
    }

    private void report(String heading, Query<Earthquake> query) {
        long before = embedded.requestCount();
        List<Earthquake> found = query.list();
        long requests = embedded.requestCount() - before;
        out.printf(
                Locale.ROOT,
                "%n%s: %d, read as %s in %d %s%n",
                heading,
                found.size(),
                query.explain().access(),
                requests,
                requests == 1 ? "request" : "requests");
        found.forEach(this::print);
    }

    private void print(Earthquake earthquake) {
        String magnitude =
                earthquake.magnitude() == null ? "?" : String.format(Locale.ROOT, "%.1f", earthquake.magnitude());
        out.printf(Locale.ROOT, "  %s  %4s  %s%n", TIME.format(earthquake.time()), magnitude, earthquake.place());
    }
}
