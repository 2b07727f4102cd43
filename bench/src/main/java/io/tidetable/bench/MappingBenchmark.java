package io.tidetable.bench;

import com.azure.data.tables.models.TableEntity;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.store.ReadProperties;
import io.tidetable.store.Row;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.NullUnmarked;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** An entity of twelve properties to its row and back, without any request. */
@NullUnmarked
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MappingBenchmark {
    private static final int COUNT = 64;

    private final EntityMapping<Parcel> records = Mappings.of(Parcel.class);
    private final EntityMapping<Crate> classes = Mappings.of(Crate.class);
    private final Parcel[] parcels = Samples.parcels("D1", COUNT).toArray(new Parcel[0]);
    private final Crate[] crates = new Crate[COUNT];
    private final Row[] rows = new Row[COUNT];
    private final TableEntity[] entities = new TableEntity[COUNT];
    private final Map<String, Object>[] maps = maps();
    private int next;

    @SuppressWarnings("unchecked")
    private static Map<String, Object>[] maps() {
        return new Map[COUNT];
    }

    /** Fills in what is read. */
    public MappingBenchmark() {
        for (int i = 0; i < COUNT; i++) {
            crates[i] = Crate.of(parcels[i]);
            Row row = row(parcels[i]);
            rows[i] = new Row(row.key(), asRead(row.properties()), "W/\"1\"", Instant.EPOCH);
            entities[i] = ByHand.entity(parcels[i]);
            maps[i] = BareMaps.map(parcels[i]);
        }
    }

    /** As they come from an answer. */
    private static ReadProperties asRead(Map<String, Object> properties) {
        return new ReadProperties(
                properties.keySet().stream().map(String::intern).toArray(String[]::new),
                properties.values().toArray());
    }

    private int turn() {
        next = (next + 1) % COUNT;
        return next;
    }

    private Row row(Parcel parcel) {
        return records.rows(records.draft(parcel, true)).main();
    }

    @Benchmark
    public Object recordWriteTidetable() {
        return row(parcels[turn()]);
    }

    @Benchmark
    public Object recordWriteByHand() {
        return ByHand.entity(parcels[turn()]);
    }

    @Benchmark
    public Object recordWriteBareMap() {
        return BareMaps.map(parcels[turn()]);
    }

    @Benchmark
    public Object recordReadTidetable() {
        return records.entity(rows[turn()]);
    }

    @Benchmark
    public Object recordReadByHand() {
        return ByHand.parcel(entities[turn()]);
    }

    @Benchmark
    public Object recordReadBareMap() {
        return BareMaps.parcel(maps[turn()]);
    }

    @Benchmark
    public Object classWriteTidetable() {
        return classes.rows(classes.draft(crates[turn()], true)).main();
    }

    @Benchmark
    public Object classWriteByHand() {
        return ByHand.entity(crates[turn()]);
    }

    @Benchmark
    public Object classReadTidetable() {
        return classes.entity(rows[turn()]);
    }

    @Benchmark
    public Object classReadByHand() {
        return ByHand.crate(entities[turn()]);
    }
}
