package io.tidetable.run;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.Place;
import io.tidetable.model.IndexEntityModel;
import io.tidetable.model.IndexModel;
import io.tidetable.query.Condition;
import io.tidetable.repository.IndexMaintenance;
import io.tidetable.repository.IndexReport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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
        return new Maintenance<>(session, NamedPartition.of(session.mapping(), partition), progress, position);
    }

    @Override
    public IndexMaintenance<T> listening(Consumer<IndexReport> listener) {
        return new Maintenance<>(session, partitions, listener, position);
    }

    @Override
    public IndexMaintenance<T> from(String earlier) {
        return new Maintenance<>(session, partitions, progress, earlier);
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
        if (!names.contains(index)) {
            throw new InvalidQueryException(
                    "[UPKEEP_INDEX] " + session.mapping().model().entity() + ": it has no index " + index + " (it has "
                            + names + "): name one of these",
                    new Place(session.gateway().table(), null, null),
                    null);
        }
        return run(Upkeep.Mode.REBUILD, index::equals);
    }

    private IndexReport run(Upkeep.Mode mode, Predicate<String> indexes) {
        return new Upkeep<>(session, mode, indexes, progress, position).run(filters());
    }

    private List<String> filters() {
        String last = position.isEmpty()
                ? ""
                : UpkeepPosition.partition(position, session.gateway().table());
        if (partitions.isEmpty()) {
            return List.of(position.isEmpty() ? "" : "PartitionKey gt '" + quoted(last) + "'");
        }
        List<String> filters = new ArrayList<>();
        for (String partition : partitions) {
            if (position.isEmpty() || partition.compareTo(last) > 0) {
                filters.add("PartitionKey eq '" + quoted(partition) + "'");
            }
        }
        return filters;
    }

    private static String quoted(String text) {
        return text.replace("'", "''");
    }
}
