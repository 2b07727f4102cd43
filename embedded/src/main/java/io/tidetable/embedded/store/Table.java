package io.tidetable.embedded.store;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.store.Partition.Draft;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A table: partitions in the order of their keys. */
public final class Table {
    private final String name;
    private final long created;
    private final Clock clock;
    private final Shapes shapes = new Shapes();
    private final ConcurrentSkipListMap<String, Partition> partitions = new ConcurrentSkipListMap<>();

    Table(String name, Clock clock) {
        this.name = name;
        this.created = clock.next();
        this.clock = clock;
    }

    /** As it was written when the table was created. */
    public String name() {
        return name;
    }

    /** The tick of its creation. */
    public long created() {
        return created;
    }

    /** The row, or null. */
    public @Nullable Row get(RowId id) {
        Partition partition = partitions.get(id.partitionKey());
        return partition == null ? null : partition.rows().get(id.rowKey());
    }

    /** A page; holds no lock, and costs the same wherever in the table it starts. */
    public Page page(Scan scan) {
        return new PageWalk(scan).over(partitions);
    }

    NavigableMap<String, Partition> partitions() {
        return partitions;
    }

    /**
     * Does writes of one partition in their order, all or none.
     *
     * @return the row after each write, null after a delete
     * @throws FailedWrite for the first that fails
     */
    public List<Optional<Row>> write(String partitionKey, List<Write> writes) {
        return inPartition(partitionKey, draft -> {
            Optional<?>[] rows = new Optional<?>[writes.size()];
            for (int i = 0; i < rows.length; i++) {
                try {
                    rows[i] = Optional.ofNullable(write(draft, writes.get(i)));
                } catch (ServiceError error) {
                    throw new FailedWrite(i, error);
                }
            }
            @SuppressWarnings("unchecked")
            Optional<Row>[] typed = (Optional<Row>[]) rows;
            return List.of(typed);
        });
    }

    /** Writes a row again as it is, under a new ETag; false where there is none. */
    public boolean touch(RowId id) {
        Write again = new Write(Write.Kind.MERGE, id, Match.ANY, new Fields());
        return get(id) != null && written(id, again);
    }

    private boolean written(RowId id, Write write) {
        try {
            return !write(id.partitionKey(), List.of(write)).isEmpty();
        } catch (FailedWrite gone) {
            return false;
        }
    }

    private <T> T inPartition(String key, Function<Draft, T> change) {
        while (true) {
            Partition partition = partitions.computeIfAbsent(key, absent -> new Partition());
            Optional<T> answer = partition.write(change, () -> partitions.remove(key, partition));
            if (answer.isPresent()) {
                return answer.get();
            }
        }
    }

    private @Nullable Row write(Draft draft, Write write) {
        Row before = draft.get(write.id().rowKey());
        check(before, write);
        if (write.kind() == Write.Kind.DELETE) {
            draft.remove(write.id().rowKey());
            return null;
        }
        Fields fields = write.fields();
        if (write.kind() == Write.Kind.MERGE && before != null) {
            fields = before.merged(fields);
            Limits.check(write.id(), fields);
        }
        RowId id = before == null ? write.id() : before.id();
        Fields kept = write.kind() == Write.Kind.INSERT ? fields : fields.sorted();
        Row after = kept.row(id, clock.next(), shapes);
        draft.put(after);
        return after;
    }

    private static void check(@Nullable Row before, Write write) {
        if (write.kind() == Write.Kind.INSERT) {
            if (before != null) {
                throw Failure.ENTITY_ALREADY_EXISTS.error();
            }
        } else if (write.match() != null) {
            if (before == null) {
                throw Failure.RESOURCE_NOT_FOUND.error();
            }
            if (!before.matches(write.match())) {
                throw Failure.UPDATE_CONDITION_NOT_SATISFIED.error();
            }
        }
    }
}
