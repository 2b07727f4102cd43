package io.tidetable.bench;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.NullUnmarked;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Orders with two indexes into a transport that takes all: one, and 10,000 of one shop, one request at a time. */
@NullUnmarked
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class WriteBenchmark {
    private static final int MANY = 10_000;

    private final List<Order> orders = Samples.orders("S1", 0, MANY);
    private TableRepository<Order> repository;
    private OrdersByHand byHand;
    private int next;

    /** Connects both sides. */
    @Setup
    public void connect() {
        EmbeddedTables service = EmbeddedTables.create();
        var http = new CannedClient(service.httpClient());
        repository = Tables.builder(service.clientBuilder().httpClient(http))
                .parallelism(1)
                .build()
                .repository(Order.class);
        repository.createTableIfAbsent();
        byHand = new OrdersByHand(
                service.clientBuilder().httpClient(http).buildClient().getTableClient("Orders"));
    }

    private Order order() {
        next = (next + 1) % MANY;
        return orders.get(next);
    }

    @Benchmark
    public Object insertTidetable() {
        return repository.insert(order());
    }

    @Benchmark
    public void insertByHand() {
        byHand.insert(order());
    }

    @Benchmark
    public Object insertAllTidetable() {
        var result = repository.insertAll(orders);
        if (result.failed() > 0) {
            throw new IllegalStateException(result.failed() + " failed");
        }
        return result;
    }

    @Benchmark
    public void insertAllByHand() {
        byHand.insertAll(orders);
    }
}
