package io.tidetable.time;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.Context;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import io.tidetable.testing.Service;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Ticks and filters of time with the SDK's own client, on each service; {@code -Dseed=N} draws other times. */
@ParameterizedClass
@MethodSource("io.tidetable.testing.Services#all")
class PlainSdkTest {
    private static final Instant MIDNIGHT = Instant.parse("2026-03-29T00:00:00Z");
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private static final List<String> SUFFIXES = List.of("-", "-0", "-zz", "-\u00e9", " x");
    private static final int HOURS = 40;

    private final Random random = new Random(Long.getLong("seed", 5));
    private final TableServiceClient client;
    private final Service service;

    PlainSdkTest(Service service) {
        this.service = service;
        this.client = service.clientBuilder().buildClient();
    }

    /** A border of an hour, a tick beside it, or any time near it. */
    private Instant tick() {
        Instant border = MIDNIGHT.minusSeconds(3600L * 10).plusSeconds(3600L * random.nextInt(HOURS));
        return switch (random.nextInt(4)) {
            case 0 -> border;
            case 1 -> border.minusNanos(100);
            case 2 -> border.plusNanos(100);
            default -> border.plusNanos(100L * random.nextInt(36_000));
        };
    }

    private record Question(String filter, Predicate<Instant> holds) {}

    private List<Question> questions(ChronologicalFilter keys) {
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Instant edge = random.nextBoolean() ? tick() : tick().plusNanos(1 + random.nextInt(99));
            Instant later = edge.plusNanos(100L * random.nextInt(400_000_000));
            questions.add(new Question(keys.since(edge), t -> !t.isBefore(edge)));
            questions.add(new Question(keys.after(edge), t -> t.isAfter(edge)));
            questions.add(new Question(keys.before(edge), t -> t.isBefore(edge)));
            questions.add(new Question(keys.upTo(edge), t -> !t.isAfter(edge)));
            questions.add(new Question(keys.between(edge, later), t -> !t.isBefore(edge) && t.isBefore(later)));
        }
        LocalDate day = LocalDate.of(2026, 3, 29);
        questions.add(new Question(keys.on(day), t -> t.toString().startsWith("2026-03-29")));
        questions.add(new Question(
                keys.on(day, BERLIN), t -> LocalDate.ofInstant(t, BERLIN).equals(day)));
        return questions;
    }

    @ParameterizedTest
    @CsvSource({"false, false", "false, true", "true, false", "true, true"})
    void periodsOfRowKeysAreExact(boolean reverse, boolean suffixed) {
        Function<Instant, String> text = reverse ? Ticks::reverseKey : Ticks::key;
        Map<String, Instant> stored = new LinkedHashMap<>();
        for (int i = 0; i < 60; i++) {
            Instant at = tick();
            stored.put(text.apply(at) + (suffixed ? SUFFIXES.get(i % SUFFIXES.size()) : ""), at);
        }
        TableClient table = table("PlainRows");
        table.submitTransaction(stored.keySet().stream()
                .map(key -> new TableTransactionAction(TableTransactionActionType.CREATE, new TableEntity("p", key)))
                .toList());
        ChronologicalFilter keys =
                reverse ? ChronologicalFilter.reverse("RowKey") : ChronologicalFilter.chronological("RowKey");
        for (Question question : questions(suffixed ? keys.suffixed() : keys)) {
            List<String> found = find(table, question.filter());
            assertThat(found).as(question.filter()).isSorted();
            assertThat(new TreeSet<>(found))
                    .as(question.filter())
                    .isEqualTo(new TreeSet<>(stored.keySet().stream()
                            .filter(key -> question.holds().test(stored.get(key)))
                            .toList()));
        }
        stored.forEach((key, at) -> assertThat(reverse ? Ticks.parseReverseKey(key) : Ticks.parseKey(key))
                .isEqualTo(at));
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void periodsOfPartitionKeysAreExact(boolean reverse) {
        TableClient table = table("PlainPartitions");
        TreeSet<Instant> stored = new TreeSet<>();
        for (int i = 0; i < 12; i++) {
            Instant at = tick();
            if (stored.add(at)) {
                table.createEntity(new TableEntity(reverse ? Ticks.reverseKey(at) : Ticks.key(at), "r"));
            }
        }
        ChronologicalFilter keys = reverse
                ? ChronologicalFilter.reverse("PartitionKey")
                : ChronologicalFilter.chronological("PartitionKey");
        for (Question question : questions(keys)) {
            long found =
                    table
                            .listEntities(new ListEntitiesOptions().setFilter(question.filter()), null, Context.NONE)
                            .stream()
                            .count();
            assertThat(found)
                    .as(question.filter())
                    .isEqualTo(stored.stream().filter(question.holds()).count());
        }
    }

    private TableClient table(String stem) {
        String name = service.tableName(stem);
        client.createTable(name);
        return client.getTableClient(name);
    }

    private static List<String> find(TableClient table, String filter) {
        String all = "PartitionKey eq 'p' and " + filter;
        return table.listEntities(new ListEntitiesOptions().setFilter(all), null, Context.NONE).stream()
                .map(TableEntity::getRowKey)
                .toList();
    }
}
