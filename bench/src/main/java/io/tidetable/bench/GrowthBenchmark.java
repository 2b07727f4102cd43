package io.tidetable.bench;

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

/** The same questions of one partition in tables of several sizes, answered by the embedded service. */
@NullUnmarked
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class GrowthBenchmark {
    private static final int NEWEST = 10;

    /** A prime, so that lookups are spread over the partition. */
    private static final int STEP = 7919;

    /** Entities of the partition; each has two index rows beside its own. */
    @Param({"1000", "10000", "100000", "1000000"})
    public int entities = 1000;

    private TableRepository<Order> orders;
    private int next;

    /** Fills the table, the first time. */
    @Setup
    public void fill() {
        orders = FilledTables.of(entities);
    }

    private int turn() {
        next = (next + STEP) % entities;
        return next;
    }

    @Benchmark
    public Object indexLookup() {
        return orders.where(Order_.shop.is(FilledTables.SHOP), Order_.code.is(Samples.number('C', turn())))
                .one()
                .orElseThrow();
    }

    @Benchmark
    public Object newest() {
        return orders.where(Order_.shop.is(FilledTables.SHOP)).limit(NEWEST).list();
    }

    /** By a property without an index, for what {@link #indexLookup} answers: the service reads the partition. */
    @Benchmark
    public Object partitionScan() {
        return orders.where(Order_.shop.is(FilledTables.SHOP), Order_.cents.is(1_000_000L + turn()))
                .allowScan()
                .one()
                .orElseThrow();
    }
}
