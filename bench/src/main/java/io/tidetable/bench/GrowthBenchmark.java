package io.tidetable.bench;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.NullUnmarked;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The same questions of one partition as it grows, answered by the embedded service. */
@NullUnmarked
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class GrowthBenchmark {
    private static final String SHOP = "S1";
    private static final int NEWEST = 10;
    private static final int BATCH = 10_000;

    /** Entities of the partition; each has two index rows beside its own. */
    @Param({"1000", "10000", "100000", "1000000"})
    public int entities;

    private TableRepository<Order> orders;
    private int next;

    /** Fills the table. */
    @Setup
    public void fill() {
        EmbeddedTables service = EmbeddedTables.create();
        orders = Tables.connect(service.clientBuilder()).repository(Order.class);
        orders.createTableIfAbsent();
        for (int i = 0; i < entities; i += BATCH) {
            orders.insertAll(Samples.orders(SHOP, i, Math.min(BATCH, entities - i)));
        }
    }

    private int turn() {
        next = (next + 7) % entities;
        return next;
    }

    @Benchmark
    public Object indexLookup() {
        return orders.where(Order_.shop.is(SHOP), Order_.code.is(Samples.number('C', turn())))
                .one()
                .orElseThrow();
    }

    @Benchmark
    public Object newest() {
        return orders.where(Order_.shop.is(SHOP)).limit(NEWEST).list();
    }

    /** By a property without an index, for what {@link #indexLookup} answers: the service reads the partition. */
    @Benchmark
    public Object partitionScan() {
        return orders.where(Order_.shop.is(SHOP), Order_.cents.is(1_000_000L + turn()))
                .allowScan()
                .one()
                .orElseThrow();
    }
}
