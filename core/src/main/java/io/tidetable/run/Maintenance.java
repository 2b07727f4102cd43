package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.model.IndexEntityModel;
import io.tidetable.model.IndexModel;
import io.tidetable.query.Condition;
import io.tidetable.repository.IndexMaintenance;
import io.tidetable.repository.IndexReport;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Upkeep of the index rows of a class.
 *
 * @param partitions the partitions that are looked at; none for all
 */
record Maintenance<T>(Session<T> session, List<String> partitions, Consumer<IndexReport> progress, String position)
        implements IndexMaintenance<T> {
    static <T> Maintenance<T> of(Session<T> session) {
        return new Maintenance<>(session, List.of(), report -> {}, "");
    }

    @Override
    public IndexMaintenance<T> in(List<? extends Condition<? super T>> partition) {
        return new Maintenance<>(
                session,
                NamedPartition.of(session.mapping(), Objects.requireNonNull(partition, "partition")),
                progress,
                position);
    }

    @Override
    public IndexMaintenance<T> listening(Consumer<IndexReport> listener) {
        return new Maintenance<>(session, partitions, Objects.requireNonNull(listener, "progress"), position);
    }

    @Override
    public IndexMaintenance<T> from(String earlier) {
        return new Maintenance<>(session, partitions, progress, Objects.requireNonNull(earlier, "position"));
    }

    @Override
    public IndexReport verify() {
        return run(Upkeep.Mode.VERIFY, index -> true);
    }

    @Override
    public IndexReport repair() {
        return run(Upkeep.Mode.REPAIR, index -> true);
    }

    @Override
    public IndexReport rebuild(String index) {
        List<String> names = Stream.concat(
                        session.mapping().model().indexes().stream().map(IndexModel::name),
                        session.mapping().model().indexEntities().stream().map(IndexEntityModel::name))
                .toList();
        if (!names.contains(Objects.requireNonNull(index, "index"))) {
            throw new InvalidQueryException(
                    "[UPKEEP_INDEX] " + session.mapping().model().entity() + ": it has no index " + index + " (it has "
                            + names + "): name one of these",
                    new Place(session.gateway().table(), null, null),
                    null);
        }
        return run(Upkeep.Mode.REBUILD, index::equals);
    }

    private IndexReport run(Upkeep.Mode mode, Predicate<String> indexes) {
        String last = position.isEmpty()
                ? ""
                : UpkeepPosition.partition(position, session.gateway().table());
        if (partitions.isEmpty()) {
            String filter = position.isEmpty() ? "" : "PartitionKey gt '" + quoted(last) + "'";
            return new Upkeep<>(session, mode, indexes, progress, position).run(List.of(filter));
        }
        List<String> left = partitions.stream()
                .filter(partition -> position.isEmpty() || partition.compareTo(last) > 0)
                .toList();
        return left.size() == 1
                ? new Upkeep<>(session, mode, indexes, progress, position).run(List.of(filter(left.get(0))))
                : inParallel(left, partition -> new Upkeep<>(session, mode, indexes, report -> {}, ""));
    }

    /** As many partitions at once as requests may be in flight; then the position moves behind them. */
    private IndexReport inParallel(List<String> left, Function<String, Upkeep<T>> upkeep) {
        int width = session.settings().parallelism();
        Tally all = new Tally();
        String done = position;
        for (int from = 0; from < left.size(); from += width) {
            List<String> some = left.subList(from, Math.min(left.size(), from + width));
            Parallel.map(session.settings().executor(), width, some, partition -> {
                        Upkeep<T> one = upkeep.apply(partition);
                        one.run(List.of(filter(partition)));
                        return one.tally();
                    })
                    .forEach(all::add);
            done = UpkeepPosition.of(some.get(some.size() - 1));
            progress.accept(all.report(done));
        }
        return all.report(done);
    }

    private static String filter(String partition) {
        return "PartitionKey eq '" + quoted(partition) + "'";
    }

    private static String quoted(String text) {
        return text.replace("'", "''");
    }
}
