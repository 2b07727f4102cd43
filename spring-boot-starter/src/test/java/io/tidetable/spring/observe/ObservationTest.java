package io.tidetable.spring.observe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.EntityExistsException;
import io.tidetable.repository.TableRepository;
import io.tidetable.spring.WithEmbeddedTables;
import io.tidetable.spring.app.App;
import io.tidetable.spring.app.Note;
import io.tidetable.spring.app.Note_;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** Operation, table, requests, retries and time of each call are counted; keys and values are not shown. */
@SpringBootTest(classes = App.class, properties = "management.simple.metrics.export.enabled=true")
@WithEmbeddedTables
class ObservationTest {
    @Autowired
    private MeterRegistry meters;

    @Autowired
    private TableRepository<Note> notes;

    @Autowired
    private Tables tables;

    @Autowired
    private EmbeddedTables service;

    @Autowired
    private ObservationRegistry observations;

    @BeforeEach
    void forgetWhatWas() {
        meters.getMeters().stream()
                .filter(meter -> meter.getId().getName().startsWith("tidetable."))
                .map(Meter::getId)
                .forEach(meters::remove);
    }

    private Timer timer(String operation) {
        return meters.get("tidetable.operation")
                .tag("operation", operation)
                .tag("table", "Notes")
                .timer();
    }

    private double count(String counter, String operation) {
        return meters.get(counter)
                .tag("operation", operation)
                .tag("table", "Notes")
                .counter()
                .count();
    }

    @Test
    void anInsertIsOneRequest() {
        notes.insert(Note.of(1, "Milk"));
        assertThat(timer("insert").count()).isEqualTo(1);
        assertThat(timer("insert").totalTime(TimeUnit.NANOSECONDS)).isPositive();
        assertThat(timer("insert").getId().getTag("error")).isEqualTo("none");
        assertThat(count("tidetable.requests", "insert")).isEqualTo(1);
        assertThat(count("tidetable.retries", "insert")).isZero();
    }

    @Test
    void aTryAgainIsARetry() {
        service.faults().onRequests().times(2).busy(Duration.ZERO);
        notes.exists(notes.keyOf(Note.of(1, "Milk")));
        assertThat(count("tidetable.requests", "exists")).isEqualTo(1);
        assertThat(count("tidetable.retries", "exists")).isEqualTo(2);
    }

    @Test
    void requestsInParallelAreCountedTogether() {
        List<Note> many =
                IntStream.range(0, 20).mapToObj(i -> Note.of(i, "Note " + i)).toList();
        notes.insertAll(many).orThrow();
        long before = service.requestCount();
        notes.findAll(many.stream().map(notes::keyOf).toList());
        assertThat(count("tidetable.requests", "findAll")).isEqualTo(20);
        assertThat(service.requestCount() - before).isEqualTo(20);
    }

    @Test
    void aQueryIsObservedWhereItIsAsked() {
        notes.where(Note_.board.is("kitchen")).and(List.of()).explain();
        assertThat(meters.find("tidetable.operation").timers()).isEmpty();
        notes.where(Note_.board.is("kitchen")).limit(5).list();
        assertThat(timer("list").count()).isEqualTo(1);
        notes.all().page(10);
        assertThat(timer("page").count()).isEqualTo(1);
    }

    @Test
    void aStreamIsOneOperationUntilItsEnd() {
        notes.insertAll(
                IntStream.range(0, 1500).mapToObj(i -> Note.of(i, "Note " + i)).toList());
        Stream<Note> stream = notes.all().stream();
        assertThat(meters.find("tidetable.operation").tag("operation", "stream").timers())
                .isEmpty();
        long before = service.requestCount();
        assertThat(stream).hasSize(1500);
        assertThat(timer("stream").count()).isEqualTo(1);
        assertThat(count("tidetable.requests", "stream"))
                .isEqualTo((double) (service.requestCount() - before))
                .isGreaterThan(1);
    }

    @Test
    void aStreamThatIsClosedEnds() {
        notes.insert(Note.of(1, "Milk"));
        notes.insert(Note.of(2, "Bread"));
        try (Stream<Note> stream = notes.all().stream()) {
            assertThat(stream.findFirst()).isPresent();
        }
        assertThat(timer("stream").count()).isEqualTo(1);
    }

    @Test
    void aTransactionNamesItsTable() {
        tables.inTransaction(writes -> writes.insert(Note.of(1, "Milk")).insert(Note.of(2, "Bread")));
        assertThat(timer("transaction").count()).isEqualTo(1);
        assertThat(count("tidetable.requests", "transaction")).isEqualTo(1);
    }

    @Test
    void aTransactionInAnotherTableNamesThat() {
        tables.repository(Note.class, "OtherNotes").createTableIfAbsent();
        tables.inTransaction(writes -> writes.inTable("OtherNotes").insert(Note.of(1, "Milk")));
        assertThat(meters.get("tidetable.operation")
                        .tag("operation", "transaction")
                        .tag("table", "OtherNotes")
                        .timer()
                        .count())
                .isEqualTo(1);
    }

    @Test
    void aFailureIsNamedByItsClassAlone() {
        notes.insert(Note.of(1, "Milk"));
        assertThatThrownBy(() -> notes.insert(Note.of(1, "Bread"))).isInstanceOf(EntityExistsException.class);
        assertThat(meters.get("tidetable.operation")
                        .tag("exception", "EntityExistsException")
                        .timers())
                .hasSize(1);
        assertThat(meters.getMeters())
                .filteredOn(meter -> meter.getId().getName().startsWith("tidetable."))
                .isNotEmpty()
                .allSatisfy(meter -> assertThat(meter.getId().toString()).doesNotContain("kitchen", "Milk", "Bread"));
    }

    @Test
    void aFailureIsToldToTracersWithoutItsKeys() {
        List<Throwable> told = new CopyOnWriteArrayList<>();
        observations.observationConfig().observationHandler(new ObservationHandler<>() {
            @Override
            public void onError(Observation.Context context) {
                told.add(Objects.requireNonNull(context.getError()));
            }

            @Override
            public boolean supportsContext(Observation.Context context) {
                return context instanceof OperationContext;
            }
        });
        notes.insert(Note.of(1, "Milk"));
        assertThatThrownBy(() -> notes.insert(Note.of(1, "Bread"))).hasMessageContaining("kitchen");
        assertThat(told).singleElement().satisfies(failure -> {
            assertThat(failure).hasMessage("EntityExistsException").hasNoCause();
            assertThat(failure.getStackTrace()).isNotEmpty();
        });
    }

    @Test
    void repositoriesOfTheTablesBeanAreObservedToo() {
        assertThat(tables.repository(Note.class)).isSameAs(tables.repository(Note.class));
        tables.repository(Note.class, "OtherNotes").createTableIfAbsent();
        assertThat(meters.get("tidetable.operation")
                        .tag("table", "OtherNotes")
                        .timer()
                        .count())
                .isEqualTo(1);
    }
}
