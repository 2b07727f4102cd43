package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.form.Seeds;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is read and written in one pass is what the SDK reads and writes by its own entities. */
class PlainPathTest {
    private static final String ETAG = "W/\"datetime'2026-01-01T00%3A00%3A00.1Z'\"";
    private static final ObjectMapper JSON = new ObjectMapper();

    private static Object value(Random random) {
        return switch (random.nextInt(9)) {
            case 0 -> random.nextBoolean();
            case 1 -> random.nextInt() >> random.nextInt(32);
            case 2 -> random.nextLong() >> random.nextInt(64);
            case 3 -> (random.nextInt() >> random.nextInt(32)) + 0.5; // the SDK reads whole doubles as Integers
            case 4 -> new UUID(random.nextLong(), random.nextLong());
            case 5 -> Instant.ofEpochSecond(random.nextInt(), random.nextInt(10_000_000) * 100L);
            case 6 -> {
                byte[] bytes = new byte[random.nextInt(20)];
                random.nextBytes(bytes);
                yield bytes;
            }
            default -> Seeds.text(random, 12);
        };
    }

    private static Map<String, Object> properties(Random random) {
        Map<String, Object> properties = new LinkedHashMap<>();
        int count = random.nextInt(14);
        for (int i = 0; i < count; i++) {
            properties.put("P" + random.nextInt(20), value(random));
        }
        return properties;
    }

    private static Write write(Random random, RowKey key) {
        Row row = Row.of(key, properties(random));
        String etag = random.nextBoolean() ? ETAG : Write.ANY;
        return switch (random.nextInt(5)) {
            case 0 -> new Write.Insert(row);
            case 1 -> new Write.Upsert(row);
            case 2 -> new Write.Replace(row, etag);
            case 3 -> new Write.Merge(row, etag);
            default -> new Write.Delete(key, etag);
        };
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void transactionsAreSentInTheSameWords(long seed) {
        Random random = new Random(seed);
        String partition = Seeds.text(random, 6);
        List<Write> writes = new ArrayList<>();
        for (int i = random.nextInt(20); i >= 0; i--) {
            writes.add(write(random, new RowKey(partition, i + Seeds.text(random, 8))));
        }
        String[] done = writes.stream().map(write -> "204 No Content|").toArray(String[]::new);
        ScriptedService ours = new ScriptedService().answersParts(done);
        ScriptedService plain = new ScriptedService().answersParts(done);
        ours.gateway().send(new Transaction(partition, writes));
        plain.builder()
                .buildClient()
                .getTableClient("Posts")
                .submitTransaction(writes.stream().map(PlainSdk::action).toList());
        assertThat(words(ours)).isEqualTo(words(plain));
        assertThat(ours.only().line()).isEqualTo(plain.only().line());
        assertThat(ours.only().header("Content-Length"))
                .isEqualTo(Integer.toString(ours.only().body().getBytes(StandardCharsets.UTF_8).length));
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void writesAreSentInTheSameWords(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 20; i++) {
            Write write = write(random, new RowKey(Seeds.text(random, 6), Seeds.text(random, 8)));
            ScriptedService ours = new ScriptedService().answers(503, "").answers(204, "", "ETag", ETAG);
            ScriptedService plain = new ScriptedService().answers(204, "", "ETag", ETAG);
            TableGateway gateway = ours.gateway();
            assertThat(gateway.send(write)).isInstanceOf(Outcome.Unknown.class);
            assertThat(gateway.send(write)).isInstanceOf(Outcome.Done.class);
            PlainSdk.send(plain.builder().buildClient().getTableClient("Posts"), write);
            for (ScriptedService.Sent sent : ours.sent()) {
                assertThat(sent.line()).isEqualTo(plain.only().line());
                assertThat(headers(sent)).isEqualTo(headers(plain.only()));
                assertThat(meaning(sent.body())).isEqualTo(meaning(plain.only().body()));
                assertThat(sent.header("Content-Length"))
                        .isEqualTo(
                                plain.only().body().isEmpty() ? plain.only().header("Content-Length") : length(sent));
            }
        }
    }

    private static String length(ScriptedService.Sent sent) {
        return Integer.toString(sent.body().getBytes(StandardCharsets.UTF_8).length);
    }

    /** Those that do not tell one request from another. */
    private static Map<String, String> headers(ScriptedService.Sent sent) {
        Map<String, String> headers = new TreeMap<>(sent.headers().toMap());
        headers.keySet()
                .removeAll(List.of("Authorization", "Content-Length", "x-ms-client-request-id", "x-ms-date", "Date"));
        return headers;
    }

    /** The lines of a body, its boundaries numbered, its rows as what they mean: the order of properties is free. */
    private static List<Object> words(ScriptedService service) {
        List<String> boundaries = new ArrayList<>();
        List<Object> words = new ArrayList<>();
        for (String line : service.only().body().split("\r\n", -1)) {
            for (String kind : List.of("batch_", "changeset_")) {
                int at = line.indexOf(kind);
                if (at >= 0 && !boundaries.contains(line.substring(at, at + kind.length() + 36))) {
                    boundaries.add(line.substring(at, at + kind.length() + 36));
                }
            }
            for (String boundary : boundaries) {
                line = line.replace(boundary, "boundary " + boundaries.indexOf(boundary));
            }
            words.add(line.startsWith("{") ? meaning(line) : line.startsWith("Content-Length") ? "" : line);
        }
        return words;
    }

    /** The ETag that guards a row is in its JSON too where the SDK writes it; the service passes over it. */
    private static Object meaning(String row) {
        if (row.isEmpty()) {
            return row;
        }
        try {
            Map<?, ?> properties = JSON.readValue(row, Map.class);
            properties.remove("odata.etag");
            return properties;
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void rowsAreReadAsTheSdkReadsThem(long seed) {
        Random random = new Random(seed);
        EmbeddedTables service = EmbeddedTables.create();
        TableGateway gateway = TableService.connect(service.clientBuilder()).gateway("Posts");
        TableClient client = service.clientBuilder().buildClient().getTableClient("Posts");
        gateway.createTable();
        for (int i = 0; i < 40; i++) {
            gateway.send(new Write.Insert(Row.of(new RowKey("p", "r" + i), properties(random))));
        }
        List<Row> ours =
                gateway.page(new PageRequest("", List.of(), 1000, null)).rows();
        List<Row> plain = client.listEntities(new ListEntitiesOptions(), null, null).stream()
                .map(PlainSdk::row)
                .toList();
        assertThat(ours).usingRecursiveFieldByFieldElementComparator().containsExactlyElementsOf(plain);
        for (Row row : ours) {
            Row point = gateway.read(row.key(), List.of());
            assertThat(point).usingRecursiveComparison().isEqualTo(row);
            assertThat(point)
                    .usingRecursiveComparison()
                    .isEqualTo(PlainSdk.row(
                            client.getEntity(row.key().partition(), row.key().row())));
        }
    }
}
