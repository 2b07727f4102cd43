package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.exception.HttpResponseException;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.JacksonJson;
import io.tidetable.mapping.KeySource;
import io.tidetable.mapping.Surroundings;
import io.tidetable.model.EntityModel;
import io.tidetable.model.MemberModel;
import io.tidetable.model.Reading;
import io.tidetable.reflect.EntityReader;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.time.Clock;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rows that no service should answer: read in one pass into arrays, by a generated class, they are the same entities
 * and the same errors as by the SDK's own entities, maps and method handles.
 */
class PlainErrorsTest {
    private static final int ROWS = 200;
    private static final String NATIVE_IMAGE = "org.graalvm.nativeimage.imagecode";
    private static final RowKey KEY = new RowKey("p", "r");

    private static final EntityMapping<Odd> FAST = mapping();
    private static final EntityMapping<Odd> PLAIN = handles();
    private static final List<String> NAMES = FAST.model().members().stream()
            .filter(member -> member.use() == MemberModel.Use.PROPERTY)
            .map(MemberModel::property)
            .toList();

    private static EntityMapping<Odd> mapping() {
        EntityModel model = ((Reading.Mapped) EntityReader.read(Odd.class)).model();
        return EntityMapping.of(
                model,
                EntityReader.access(Odd.class, model, null),
                null,
                new Surroundings(
                        new KeySource(Clock.systemUTC()), new JacksonJson(), Odd.class.getClassLoader(), null));
    }

    private static EntityMapping<Odd> handles() {
        System.setProperty(NATIVE_IMAGE, "runtime");
        try {
            return mapping();
        } finally {
            System.clearProperty(NATIVE_IMAGE);
        }
    }

    /** What came of a row, in words. */
    private static String told(Supplier<Object> read, Consumer<TidetableException> check) {
        try {
            return String.valueOf(read.get());
        } catch (NoSuchElementException e) {
            return "a page without rows";
        } catch (TidetableException e) {
            check.accept(e);
            return e.getClass().getName() + ": " + e.getMessage() + " at " + e.table() + e.partitionKey() + e.rowKey();
        }
    }

    private static String entity(EntityMapping<Odd> mapping, Row row) {
        Odd odd = mapping.entity(row);
        return Arrays.deepToString(mapping.values(row))
                + odd.bytes().map(Arrays::toString)
                + odd.toString().replaceAll("\\[B@\\w+", "");
    }

    /** Whatever the SDK says of an answer that it cannot read. */
    private static Row plain(Deed deed, Supplier<Row> read) {
        try {
            return read.get();
        } catch (HttpResponseException
                | IllegalArgumentException
                | IllegalStateException
                | NullPointerException
                | ClassCastException
                | DateTimeException e) {
            throw new UnreadableRowException(
                    deed + " got an answer that is not of the table service: see the cause", deed.place(), e);
        }
    }

    private static void checkSecret(TidetableException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            assertThat(String.valueOf(cause.getMessage())).doesNotContain(OddJson.SECRET);
        }
    }

    private static void compare(long seed, Function<String, String> body, Reader fast, Reader plain) {
        Random random = new Random(seed);
        ScriptedService ours = new ScriptedService();
        ScriptedService theirs = new ScriptedService();
        List<String> bodies = new ArrayList<>();
        for (int i = 0; i < ROWS; i++) {
            String row = OddJson.row(random, NAMES);
            String sent = body.apply(random.nextInt(8) == 0 ? OddJson.broken(random, row) : row);
            bodies.add(sent);
            ours.answers(200, sent, "Content-Type", "application/json");
            theirs.answers(200, sent, "Content-Type", "application/json");
        }
        TableGateway gateway = ours.gateway();
        TableClient client = theirs.builder().buildClient().getTableClient("Posts");
        for (String sent : bodies) {
            String told = told(() -> entity(FAST, fast.read(gateway, client)), PlainErrorsTest::checkSecret);
            assertThat(told).as(sent).isEqualTo(told(() -> entity(PLAIN, plain.read(gateway, client)), e -> {}));
        }
    }

    interface Reader {
        Row read(TableGateway gateway, TableClient client);
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void pointReadsTellTheSame(long seed) {
        compare(
                seed,
                row -> row,
                (gateway, client) -> Objects.requireNonNull(gateway.read(KEY, List.of())),
                (gateway, client) ->
                        plain(Deed.reading("Posts", KEY), () -> PlainSdk.asked(client.getEntity("p", "r"), KEY)));
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void pagesTellTheSame(long seed) {
        compare(
                seed,
                row -> "{\"odata.metadata\":\"m\",\"value\":[" + row + "]}",
                (gateway, client) -> gateway.page(new PageRequest("", List.of(), 10, null))
                        .rows()
                        .iterator()
                        .next(),
                (gateway, client) -> plain(
                        Deed.paging("Posts"),
                        () -> PlainSdk.row(client.listEntities(new ListEntitiesOptions(), null, null)
                                .iterator()
                                .next())));
    }
}
