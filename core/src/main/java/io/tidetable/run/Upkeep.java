package io.tidetable.run;

import io.tidetable.repository.IndexReport;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowPage;
import io.tidetable.write.Finding;
import io.tidetable.write.PartitionCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One run of upkeep over a table or some partitions of it, partition by partition in the order of their keys. */
final class Upkeep<T> {
    /** Findings of whole partitions that are gathered before they are looked at again. */
    private static final int MAX_GATHERED = 500;

    private final Session<T> session;
    private final Mode mode;
    private final Predicate<String> indexes;
    private final Consumer<IndexReport> progress;
    private final Tally tally = new Tally();
    private final List<Finding> gathered = new ArrayList<>();
    private @Nullable PartitionCheck check;
    private String partition = "";
    private boolean begun;
    private String position;

    Upkeep(Session<T> session, Mode mode, Predicate<String> indexes, Consumer<IndexReport> progress, String position) {
        this.session = session;
        this.mode = mode;
        this.indexes = indexes;
        this.progress = progress;
        this.position = position;
    }

    /** What is done about findings. */
    enum Mode {
        /** They are counted. */
        VERIFY,
        /** They are counted and mended. */
        REPAIR,
        /** They are mended; what is missing is not looked at again, for all is. */
        REBUILD
    }

    IndexReport run(List<String> filters) {
        for (String filter : filters) {
            PageRequest.@Nullable Continuation next = null;
            do {
                RowPage page = session.gateway().page(new PageRequest(filter, List.of(), PageRequest.MAX_ROWS, next));
                page.rows().forEach(this::see);
                next = page.next();
                if (next != null) {
                    progress.accept(tally.report(position));
                }
            } while (next != null);
        }
        finishPartition();
        settle();
        IndexReport report = tally.report(position);
        progress.accept(report);
        return report;
    }

    /** What was counted. */
    Tally tally() {
        return tally;
    }

    private void see(Row row) {
        if (check == null || !row.key().partition().equals(partition)) {
            finishPartition();
            partition = row.key().partition();
            begun = true;
            check = new PartitionCheck(session.mapping(), partition, indexes);
        }
        check.see(row);
    }

    private void finishPartition() {
        PartitionCheck done = check;
        if (done == null) {
            return;
        }
        check = null;
        tally.checked(done.entities());
        gathered.addAll(done.findings());
        tally.strangers(done.strangers());
        if (gathered.isEmpty()) {
            position = UpkeepPosition.of(partition);
        } else if (gathered.size() >= MAX_GATHERED) {
            settle();
        }
    }

    /** Looks again at what was gathered, mends it, and moves the position behind it. */
    private void settle() {
        List<Finding> again = new ArrayList<>();
        List<SecondLook.Sure> sure = new ArrayList<>();
        for (Finding finding : gathered) {
            boolean missing = finding instanceof Finding.MissingCopy || finding instanceof Finding.MissingPlace;
            if (missing && mode == Mode.REBUILD) {
                sure.add(new SecondLook.Sure(finding, null));
            } else {
                again.add(finding);
            }
        }
        gathered.clear();
        sure.addAll(new SecondLook<>(session).holding(again));
        if (mode != Mode.VERIFY) {
            new Mender<>(session).mend(sure).forEach(tally::unmended);
        }
        sure.forEach(each -> tally.add(each.finding()));
        if (begun) {
            position = UpkeepPosition.of(partition);
        }
    }
}
