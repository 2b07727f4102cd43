package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.InvalidContinuationException;
import io.tidetable.query.Attribute;
import io.tidetable.query.NamedAttribute;
import io.tidetable.query.Page;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Continuations of questions of time, of every kind: whole and of their query, or named as what they are not. */
class ContinuationsTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final NamedAttribute AT = Attribute.named("at");
    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());

    static Stream<Arguments> kinds() {
        return Stream.of(Timed.Seconds.class, Timed.Weeks.class, Timed.Received.class, Timed.Spread.class)
                .flatMap(kind -> Stream.of(Arguments.of(kind, true), Arguments.of(kind, false)));
    }

    private <T extends Timed> Query<T> filled(Class<T> kind) {
        TableRepository<T> repository = tables.repository(kind);
        repository.createTableIfAbsent();
        repository
                .insertAll(IntStream.range(0, 20)
                        .mapToObj(i -> Timed.of(kind, "a", NOON.plusSeconds(i * 400_000L), "n" + i, "INFO"))
                        .toList())
                .orThrow();
        Query<T> query = repository.where(AT.since(NOON));
        return Timed.isOfHost(kind) ? query.and(Attribute.named("host").is("a")) : query;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyMangledOneIsRefusedAndNothingIsSent(Class<? extends Timed> kind, boolean newest) {
        Query<? extends Timed> all = filled(kind);
        Query<? extends Timed> query = newest ? all.newestFirst() : all.oldestFirst();
        String whole = query.page(7).next().orElseThrow();
        assertThat(whole).matches("[A-Za-z0-9_-]+");
        Random random = new Random(7);
        long sent = embedded.requestCount();
        for (int i = 0; i < whole.length(); i++) {
            char other = DIGITS.charAt(random.nextInt(DIGITS.length()));
            if (other != whole.charAt(i)) {
                refused(query, whole.substring(0, i) + other + whole.substring(i + 1));
            }
            if (i > 0) {
                refused(query, whole.substring(0, i));
            }
            refused(query, whole.substring(0, i) + whole.substring(i + 1));
        }
        refused(query, whole + "=");
        refused(query, whole + "A");
        refused(query, " " + whole);
        refused(query, whole + whole);
        refused(newest ? all.oldestFirst() : all.newestFirst(), whole);
        refused(all, whole);
        refused(query.limit(10), whole);
        refused(query.and(Attribute.named("level").is("INFO")), whole);
        assertThat(embedded.requestCount()).isEqualTo(sent);
        assertThat(query.page(100, whole).items()).hasSize(13);
    }

    private static void refused(Query<?> query, String continuation) {
        assertThatThrownBy(() -> query.page(7, continuation))
                .isInstanceOf(InvalidContinuationException.class)
                .hasMessageContaining("[QUERY_CONTINUATION]");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void pagesEndAtTheLimit(Class<? extends Timed> kind, boolean newest) {
        Query<? extends Timed> all = filled(kind);
        Query<? extends Timed> query = (newest ? all.newestFirst() : all.oldestFirst()).limit(11);
        List<Instant> times = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        Optional<String> next = Optional.of("");
        while (next.isPresent()) {
            Page<? extends Timed> page = query.page(4, next.get());
            page.items().forEach(item -> times.add(item.at()));
            sizes.add(page.items().size());
            next = page.next();
        }
        assertThat(sizes).containsExactly(4, 4, 3);
        Function<Integer, Instant> nth = i -> NOON.plusSeconds((newest ? 19 - i : i) * 400_000L);
        assertThat(times).isEqualTo(IntStream.range(0, 11).boxed().map(nth).toList());
    }

    @Test
    void aContinuationOutlivesTheRowItStandsAt() {
        Query<Timed.Weeks> query = filled(Timed.Weeks.class).newestFirst();
        Page<Timed.Weeks> page = query.page(5);
        page.items().forEach(item -> tables.repository(Timed.Weeks.class).delete(item));
        assertThat(query.page(100, page.next().orElseThrow()).items()).hasSize(15);
    }

    @Test
    void aFullPageThatIsTheLastSaysSo() {
        TableRepository<Timed.Newest> repository = tables.repository(Timed.Newest.class);
        repository.createTableIfAbsent();
        repository
                .insertAll(IntStream.range(0, 1_000)
                        .mapToObj(i -> new Timed.Newest("a", NOON.plusSeconds(i), "n" + i, "INFO"))
                        .toList())
                .orThrow();
        Query<Timed.Newest> query = repository.where(AT.since(NOON));
        long sent = embedded.requestCount();
        assertThat(query.page(1_000).next()).isEmpty();
        assertThat(query.newestFirst().page(1_000).next()).isEmpty();
        assertThat(query.page(500, query.page(500).next().orElseThrow()).next()).isEmpty();
        assertThat(embedded.requestCount()).isEqualTo(sent + 4);
        assertThat(query.oldestFirst().page(1_000).next()).isEmpty();
        assertThat(query.oldestFirst().page(1_000).items()).hasSize(1_000);
    }
}
