package io.tidetable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.azure.TableService;
import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.JacksonJson;
import io.tidetable.mapping.KeySource;
import io.tidetable.mapping.Surroundings;
import io.tidetable.model.Reading;
import io.tidetable.query.Page;
import io.tidetable.reflect.EntityReader;
import io.tidetable.repository.BulkResult;
import io.tidetable.repository.TableRepository;
import io.tidetable.testing.IndexRows;
import io.tidetable.testing.Service;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Repositories do the same on every service. */
@ParameterizedClass
@MethodSource("io.tidetable.testing.Services#all")
class RepositoryContractTest {
    private static final Instant NOON = Instant.parse("2014-06-16T12:00:00Z");

    private final Service service;
    private final String table;
    private final TableRepository<Person> people;
    private final TableRepository<Measurement> measurements;

    RepositoryContractTest(Service service) {
        this.service = service;
        table = service.tableName("People");
        Tables tables = Tables.connect(service.clientBuilder());
        people = tables.repository(Person.class, table);
        measurements = tables.repository(Measurement.class, service.tableName("Measurements"));
    }

    @BeforeEach
    void create() {
        assertThat(people.createTableIfAbsent()).isTrue();
        assertThat(measurements.createTableIfAbsent()).isTrue();
    }

    @AfterEach
    void theIndexRowsFit() {
        Reading.Mapped mapped = (Reading.Mapped) EntityReader.read(Person.class);
        EntityMapping<Person> mapping = EntityMapping.of(
                mapped.model(),
                EntityReader.access(Person.class, mapped.model(), null),
                table,
                new Surroundings(
                        new KeySource(Clock.systemUTC()), new JacksonJson(), Person.class.getClassLoader(), null));
        IndexRows.check(TableService.connect(service.clientBuilder()).gateway(table), mapping);
    }

    private List<String> in(String city) {
        return people.where(Person_.club.is("chess"), Person_.city.is(city)).stream()
                .map(Person::id)
                .toList();
    }

    private @Nullable Person byEmail(String email) {
        return people.where(Person_.club.is("chess"), Person_.email.is(email))
                .one()
                .orElse(null);
    }

    @Test
    void whatIsInsertedIsFoundByEveryIndex() {
        Person ann = people.insert(Person.of("ann", "Ann", "Paris"));
        assertThat(people.find(Person_.key("chess", "ann"))).contains(ann);
        assertThat(byEmail("ann@x.org")).isEqualTo(ann);
        assertThat(in("Paris")).containsExactly("ann");
        assertThat(people.where(Person_.club.is("chess"), Person_.name.is("Ann"))
                        .list())
                .containsExactly(ann);
        assertThat(people.all().list()).containsExactly(ann);
        assertThatThrownBy(() -> people.insert(Person.of("ann", "Ann", "Paris")))
                .isInstanceOf(EntityExistsException.class);
    }

    @Test
    void anUpdateMovesItInEveryIndexAndGuards() {
        Person ann = people.insert(Person.of("ann", "Ann", "Paris"));
        Person moved = people.update(ann.withCity("Oslo").withEmail("new@x.org").withScore(Double.NaN));
        assertThat(in("Paris")).isEmpty();
        assertThat(in("Oslo")).containsExactly("ann");
        assertThat(byEmail("ann@x.org")).isNull();
        assertThat(byEmail("new@x.org")).isEqualTo(moved);
        assertThatThrownBy(() -> people.update(ann.withCity("Rome"))).isInstanceOf(ConflictException.class);
        people.delete(moved);
        assertThat(people.all().list()).isEmpty();
        assertThatThrownBy(() -> people.delete(moved)).isInstanceOf(EntityNotFoundException.class);
    }

    @Test
    void aUniqueValueIsHeldOnce() {
        people.insert(Person.of("ann", "Ann", "Paris"));
        Person bob = people.insert(Person.of("bob", "Bob", "Paris"));
        assertThatThrownBy(() -> people.update(bob.withEmail("ann@x.org"))).isInstanceOf(UniqueIndexException.class);
        assertThat(in("Paris")).containsExactly("ann", "bob");
    }

    @Test
    void modifyAndPatchKeepTheIndexes() {
        people.insert(Person.of("ann", "Ann", "Paris"));
        assertThat(people.modify(Person_.key("chess", "ann"), person -> person.withScore(person.score() + 1))
                        .score())
                .isEqualTo(6.5);
        people.patch(Person_.key("chess", "ann"), patch -> patch.set(Person_.city, "Oslo"));
        assertThat(in("Oslo")).containsExactly("ann");
    }

    @Test
    void manyAreWrittenAtOnceAndDeletedByAQuery() {
        BulkResult<Person> result = people.insertAll(IntStream.range(0, 60)
                .mapToObj(i -> Person.of("p" + i, "N" + i % 3, i % 2 == 0 ? "Paris" : "Oslo"))
                .toList());
        assertThat(result.committed()).isEqualTo(60);
        assertThat(in("Paris")).hasSize(30);
        assertThat(people.where(Person_.club.is("chess"), Person_.name.is("N1"))
                        .delete()
                        .committed())
                .isEqualTo(20);
        assertThat(people.all().count()).isEqualTo(40);
    }

    @Test
    void theNewestComeFirstAPageAtATime() {
        for (int i = 0; i < 12; i++) {
            measurements.insert(new Measurement("a", NOON.plusSeconds(i), null, (double) i));
        }
        List<Double> values = new ArrayList<>();
        Page<Measurement> page = measurements.where(Measurement_.sensor.is("a")).page(5);
        page.items().forEach(item -> values.add(item.value()));
        while (page.next().isPresent()) {
            page = measurements
                    .where(Measurement_.sensor.is("a"))
                    .page(5, page.next().get());
            page.items().forEach(item -> values.add(item.value()));
        }
        assertThat(values).containsExactly(11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0);
    }

    @Test
    void timesAreExactToTheTick() {
        Instant tick = NOON.plusNanos(100);
        for (Instant time : List.of(NOON, tick, tick.plusNanos(100))) {
            measurements.insert(new Measurement("a", time, null, null));
        }
        assertThat(measurements
                        .where(Measurement_.sensor.is("a"), Measurement_.time.between(NOON, tick.plusNanos(100)))
                        .list())
                .extracting(Measurement::time)
                .containsExactly(tick, NOON);
    }

    @Test
    void aMissingTableIsNamed() {
        String name = service.tableName("None");
        TableRepository<Person> missing =
                Tables.connect(service.clientBuilder()).repository(Person.class, name);
        assertThatThrownBy(() -> missing.insert(Person.of("ann", "Ann", "Paris")))
                .isInstanceOf(TableNotFoundException.class)
                .hasMessageContaining(name);
        assertThatThrownBy(() -> missing.all().list()).isInstanceOf(TableNotFoundException.class);
    }
}
