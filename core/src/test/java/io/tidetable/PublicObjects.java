package io.tidetable;

import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Attribute;
import io.tidetable.query.Condition;
import io.tidetable.query.DoubleAttribute;
import io.tidetable.query.Key;
import io.tidetable.query.LongAttribute;
import io.tidetable.query.NamedAttribute;
import io.tidetable.query.Operator;
import io.tidetable.query.OrderedAttribute;
import io.tidetable.query.TextAttribute;
import io.tidetable.query.TimeAttribute;
import io.tidetable.repository.AtomicWrites;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.Committed;
import io.tidetable.repository.IndexMaintenance;
import io.tidetable.repository.Patch;
import io.tidetable.repository.Query;
import io.tidetable.repository.Results;
import io.tidetable.repository.TableRepository;
import io.tidetable.repository.Tail;
import io.tidetable.time.ChronologicalFilter;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** An object of each public type that has methods, and an argument of each type that these take. */
final class PublicObjects {
    private final EmbeddedTables service = EmbeddedTables.create();
    private final Tables tables = Tables.connect(service.clientBuilder());
    private final TableRepository<Measurement> measurements = tables.repository(Measurement.class);
    private final Key<Measurement> key = Key.of("a", Instant.EPOCH, "4b1f0c1e-0000-0000-0000-000000000000");
    private final Map<Class<?>, Consumer<Consumer<Object>>> lenders = new HashMap<>();
    private final Map<Class<?>, Object> arguments = new HashMap<>();

    PublicObjects() {
        Class<Measurement> entity = Measurement.class;
        lend(Tables.class, tables);
        lend(Tables.Builder.class, Tables.builder(service.clientBuilder()));
        lend(TableRepository.class, measurements);
        lend(Query.class, measurements.all());
        lend(Results.class, measurements.all().select(Attribute.named("value")));
        lend(
                Tail.class,
                measurements.all().and(Attribute.named("sensor").is("a")).tail(Instant.EPOCH));
        lend(IndexMaintenance.class, measurements.indexes());
        lend(Committed.class, tables.inTransaction(writes -> {}));
        lend(Attribute.class, Attribute.of(entity, "sensor"));
        lend(NamedAttribute.class, Attribute.named("sensor"));
        lend(LongAttribute.class, LongAttribute.of(entity, "value"));
        lend(DoubleAttribute.class, DoubleAttribute.of(entity, "value"));
        lend(TextAttribute.class, TextAttribute.of(entity, "sensor"));
        lend(OrderedAttribute.class, OrderedAttribute.<Measurement, String>of(entity, "sensor"));
        lend(TimeAttribute.class, TimeAttribute.of(entity, "time"));
        lend(ChronologicalFilter.class, ChronologicalFilter.reverse("RowKey"));
        lenders.put(AtomicWrites.class, call -> tables.inTransaction(call::accept));
        lenders.put(Patch.class, call -> measurements.patch(key, call::accept));

        arguments.put(int.class, 1);
        arguments.put(long.class, 1L);
        arguments.put(double.class, 1.0);
        arguments.put(String.class, "text");
        arguments.put(Object.class, "text");
        arguments.put(Comparable.class, "text");
        arguments.put(Class.class, entity);
        arguments.put(Instant.class, Instant.EPOCH);
        arguments.put(LocalDate.class, LocalDate.EPOCH);
        arguments.put(ZoneId.class, ZoneOffset.UTC);
        arguments.put(Duration.class, Duration.ZERO);
        arguments.put(List.class, List.of());
        arguments.put(Collection.class, List.of());
        arguments.put(Iterable.class, List.of());
        arguments.put(Optional.class, Optional.empty());
        arguments.put(Consumer.class, (Consumer<Object>) any -> {});
        arguments.put(UnaryOperator.class, UnaryOperator.identity());
        arguments.put(BulkListener.class, new BulkListener<Object>() {});
        arguments.put(Key.class, key);
        arguments.put(Operator.class, Operator.IS);
        arguments.put(Condition.class, Attribute.named("sensor").is("a"));
        arguments.put(Attribute.class, Attribute.of(entity, "value"));
        arguments.put(LongAttribute.class, LongAttribute.of(entity, "value"));
        arguments.put(DoubleAttribute.class, DoubleAttribute.of(entity, "value"));
    }

    private void lend(Class<?> type, Object object) {
        lenders.put(type, call -> call.accept(object));
    }

    /** Calls with an object of a type. */
    void lend(Class<?> type, Consumer<Object> call) {
        Consumer<Consumer<Object>> lender = lenders.get(type);
        if (lender == null) {
            throw new AssertionError("an object of " + type + " is wanted: add it here");
        }
        lender.accept(call);
    }

    /** An argument of a type. */
    Object argument(Class<?> type) {
        Object argument = arguments.get(type);
        if (argument == null) {
            throw new AssertionError("an argument of " + type + " is wanted: add it here");
        }
        return argument;
    }

    /** Requests so far. */
    long requests() {
        return service.requestCount();
    }
}
