package io.tidetable.bench;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Key;
import io.tidetable.repository.TableRepository;
import java.util.ArrayList;
import java.util.List;
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

/** One row, and a page of 1,000, through the SDK's client: canned answers, or the embedded service. */
@NullUnmarked
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ReadBenchmark {
    private static final String DEPOT = "D1";
    private static final int ROWS = 1_500;
    private static final int PAGE = 1_000;
    private static final int KEYS = 64;

    /** What answers. */
    @Param({"canned", "embedded"})
    public String transport;

    private TableRepository<Parcel> parcels;
    private TableClient client;
    private int next;

    /** Fills the table. */
    @Setup
    public void fill() {
        EmbeddedTables service = EmbeddedTables.create();
        var setUp = Tables.connect(service.clientBuilder()).repository(Parcel.class);
        setUp.createTableIfAbsent();
        setUp.insertAll(Samples.parcels(DEPOT, ROWS));
        var http = transport.equals("canned") ? new CannedClient(service.httpClient()) : service.httpClient();
        parcels = Tables.connect(service.clientBuilder().httpClient(http)).repository(Parcel.class);
        client = service.clientBuilder().httpClient(http).buildClient().getTableClient("Parcels");
        if (!parcelsOfPage().equals(parcelsOfPageByHand())) {
            throw new IllegalStateException("both sides must read the same");
        }
    }

    private String number() {
        next = (next + 1) % KEYS;
        return Samples.number('P', next);
    }

    @Benchmark
    public Object findTidetable() {
        return parcels.find(Key.of(DEPOT, number())).orElseThrow();
    }

    @Benchmark
    public Object findByHand() {
        return ByHand.parcel(client.getEntity(DEPOT, number()));
    }

    @Benchmark
    public Object pageTidetable() {
        return parcelsOfPage();
    }

    @Benchmark
    public Object pageByHand() {
        return parcelsOfPageByHand();
    }

    private List<Parcel> parcelsOfPage() {
        return parcels.where(Parcel_.depot.is(DEPOT)).page(PAGE).items();
    }

    private List<Parcel> parcelsOfPageByHand() {
        ListEntitiesOptions options = new ListEntitiesOptions()
                .setFilter("PartitionKey eq '" + DEPOT + "'")
                .setTop(PAGE);
        List<Parcel> page = new ArrayList<>(PAGE);
        for (TableEntity entity : client.listEntities(options, null, null)
                .iterableByPage()
                .iterator()
                .next()
                .getValue()) {
            page.add(ByHand.parcel(entity));
        }
        return page;
    }
}
