package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.store.Outcome;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Failure;
import io.tidetable.write.Findings;
import io.tidetable.write.Role;
import io.tidetable.write.Segment;
import io.tidetable.write.WritePlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads for a commit, and what the steps of a plan tell. */
final class Steps {
    private Steps() {}

    /** Rows by key, null where there is none; a request a key, in parallel. */
    static Map<RowKey, @Nullable Row> rows(TableGateway gateway, Settings settings, List<RowKey> keys) {
        List<@Nullable Row> read =
                Parallel.map(settings.executor(), settings.parallelism(), keys, key -> gateway.read(key, List.of()));
        Map<RowKey, @Nullable Row> rows = new HashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            rows.put(keys.get(i), read.get(i));
        }
        return rows;
    }

    /** The ETags of main rows by change. */
    static List<@Nullable String> mainETags(int changes, WritePlan plan, Outcome.Done done) {
        List<@Nullable String> etags = new ArrayList<>(Collections.nCopies(changes, null));
        for (int i = 0; i < plan.steps().size(); i++) {
            if (plan.steps().get(i).role() instanceof Role.Main main) {
                etags.set(main.change(), done.etags().get(i));
            }
        }
        return etags;
    }

    /** Tells how segments were written. */
    static void remember(SegmentReader reader, WritePlan plan, Outcome.Done done) {
        for (int i = 0; i < plan.steps().size(); i++) {
            WritePlan.Step step = plan.steps().get(i);
            if (step.role() instanceof Role.OfSegment) {
                reader.wrote(written(step.write(), done.etags().get(i)));
            }
        }
    }

    private static Segment written(Write write, @Nullable String etag) {
        if (write instanceof Write.Insert insert) {
            return new Segment(write.key(), Segment.ids(insert.row()), etag);
        }
        return write instanceof Write.Replace replace
                ? new Segment(write.key(), Segment.ids(replace.row()), etag)
                : Segment.absent(write.key());
    }

    /** A segment and those behind it in the plan: those before it were as read. */
    static List<RowKey> segmentsFrom(WritePlan plan, RowKey first) {
        List<RowKey> segments = plan.steps().stream()
                .filter(step -> step.role() instanceof Role.OfSegment)
                .map(step -> step.write().key())
                .toList();
        return segments.subList(segments.indexOf(first), segments.size());
    }

    /** Looks which of the copies that a plan presumes are there: cheaper than to learn it one by one. */
    static Findings withMissing(Findings findings, Reads.Rows reads, WritePlan plan) {
        List<RowKey> presumed = plan.steps().stream()
                .filter(step -> step.role() instanceof Role.OfCopy copy
                        && (copy.standing() == Role.Standing.GONE || copy.standing() == Role.Standing.KEPT)
                        && !(step.write() instanceof Write.Upsert))
                .map(step -> step.write().key())
                .toList();
        Findings more = findings;
        for (Map.Entry<RowKey, @Nullable Row> copy : reads.read(presumed).entrySet()) {
            more = copy.getValue() == null ? more.missing(copy.getKey()) : more;
        }
        return more;
    }

    static boolean isOfMainRow(Failure failure) {
        return failure instanceof Failure.Exists
                || failure instanceof Failure.Missing
                || failure instanceof Failure.Moved;
    }

    /** The change whose main row was not as planned. */
    static int changeOf(Failure failure) {
        if (failure instanceof Failure.Exists exists) {
            return exists.change();
        }
        return failure instanceof Failure.Missing missing ? missing.change() : ((Failure.Moved) failure).change();
    }
}
