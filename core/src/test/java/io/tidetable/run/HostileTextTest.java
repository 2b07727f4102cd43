package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static io.tidetable.run.HostileTexts.INJECTIONS;
import static io.tidetable.run.HostileTexts.blocks;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.error.InvalidContinuationException;
import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.MappingException;
import io.tidetable.error.TidetableException;
import io.tidetable.query.Condition;
import io.tidetable.query.Key;
import io.tidetable.query.NamedAttribute;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import io.tidetable.testing.Service;
import io.tidetable.testing.Services;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Text of every kind through every place that takes text: what is found is exact, and no text is ever read as more. */
class HostileTextTest {
    private static final int AZURITE = 10;

    private static final Pattern LITERAL = Pattern.compile("'((?:[^']|'')*)'");

    static Stream<Service> services() {
        return Services.all();
    }

    private static List<String> texts(Service service) {
        return service.isAzurite()
                ? INJECTIONS.subList(0, AZURITE)
                : Stream.concat(INJECTIONS.stream(), blocks()).toList();
    }

    @ParameterizedTest
    @MethodSource("services")
    void keysAreFoundByTheirVeryText(Service service) {
        TableRepository<Kinds.Texts> repository =
                Tables.connect(service.clientBuilder()).repository(Kinds.Texts.class, service.tableName("HostileKeys"));
        repository.createTableIfAbsent();
        List<String> texts = texts(service);
        List<Kinds.Texts> all =
                texts.stream().map(text -> new Kinds.Texts(text, text, 1, text)).toList();
        assertThat(repository.insertAll(all).orThrow().committed()).isEqualTo(all.size());
        for (Kinds.Texts one : all) {
            Key<Kinds.Texts> key = Key.of(one.place(), one.name());
            assertThat(repository.find(key)).as(one.name()).contains(one);
            only(one, repository.where(named("place").is(one.place())));
            only(
                    one,
                    repository
                            .where(named("place").is(one.place()), named("note").is(one.name()))
                            .allowScan());
            only(
                    one,
                    repository.where(
                            named("place").is(one.place()), named("name").between(one.name(), one.name())));
            assertThat(repository.where(named("place").is(one.place())).ids()).containsExactly(key);
        }
        List<String> injections = INJECTIONS.subList(0, service.isAzurite() ? AZURITE : INJECTIONS.size());
        for (String text : injections) {
            List<Kinds.Texts> begin =
                    all.stream().filter(e -> e.place().startsWith(text)).toList();
            assertThat(repository.where(named("place").startsWith(text)).list())
                    .as("startsWith %s", text)
                    .containsExactlyInAnyOrderElementsOf(begin);
            assertThat(repository.deleteIfPresent(Key.of(text, text + "'"))).isFalse();
            assertThat(repository.deleteIfPresent(Key.of(text, text))).isTrue();
        }
        assertThat(repository.all().count()).isEqualTo(all.size() - injections.size());
    }

    @ParameterizedTest
    @MethodSource("services")
    void indexesAndPropertiesAreFoundByTheirVeryText(Service service) {
        TableRepository<Kinds.Hostile> repository = Tables.connect(service.clientBuilder())
                .repository(Kinds.Hostile.class, service.tableName("HostileIndexes"));
        repository.createTableIfAbsent();
        List<String> texts = texts(service);
        List<Kinds.Hostile> all = IntStream.range(0, texts.size())
                .mapToObj(i -> Kinds.Hostile.of("n" + i, texts.get(i)))
                .toList();
        assertThat(repository.insertAll(all).orThrow().committed()).isEqualTo(all.size());
        NamedAttribute place = named("place");
        for (Kinds.Hostile one : all) {
            for (String member : List.of("plain", "single", "folded", "hashed", "pointed", "listed", "note")) {
                Condition<Object> is = named(member).is(one.note());
                only(one, repository.where(place.is("p"), is).allowScan());
            }
            only(one, repository.where(place.is("p"), named("plain").in(List.of(one.note(), "none"))));
            only(one, repository.where(place.is("p"), named("label").is(one.label())));
        }
        for (String text : INJECTIONS.subList(0, AZURITE)) {
            List<Kinds.Hostile> begin =
                    all.stream().filter(e -> e.note().startsWith(text)).toList();
            for (String member : List.of("plain", "single", "pointed", "note")) {
                assertThat(repository
                                .where(place.is("p"), named(member).startsWith(text))
                                .allowScan()
                                .list())
                        .as("%s startsWith %s", member, text)
                        .containsExactlyInAnyOrderElementsOf(begin);
            }
            List<Kinds.Hostile> others =
                    all.stream().filter(e -> !e.note().equals(text)).toList();
            assertThat(repository
                            .where(place.is("p"), named("note").isNot(text))
                            .allowScan()
                            .list())
                    .containsExactlyInAnyOrderElementsOf(others);
        }
    }

    private static <T> void only(T one, Query<T> query) {
        assertThat(query.list()).as("%s", query.explain()).containsExactly(one);
    }

    @Test
    void noCharacterChangesWhatAFilterSays() {
        Tables tables = Tables.connect(Services.embedded().clientBuilder());
        TableRepository<Kinds.Hostile> repository = tables.repository(Kinds.Hostile.class);
        List<Function<String, Condition<Object>>> asked = List.of(
                named("plain")::startsWith,
                named("single")::atLeast,
                named("listed")::is,
                named("note")::is,
                named("note")::isNot,
                named("note")::startsWith,
                named("note")::greaterThan);
        for (Function<String, Condition<Object>> condition : asked) {
            List<String> wanted = shapes(repository, condition.apply("xay"));
            blocks().map(block -> "x" + block + "y")
                    .forEach(text -> assertThat(shapes(repository, condition.apply(text)))
                            .as("U+%04X", text.codePointAt(1))
                            .isEqualTo(wanted));
        }
        blocks().map(block -> "x" + block + "y").forEach(text -> {
            String filter = filters(repository, named("note").is(text)).get(0);
            var literal = LITERAL.matcher(filter.substring(filter.indexOf("note eq ") + "note eq ".length()));
            assertThat(literal.matches()).isTrue();
            assertThat(literal.group(1).replace("''", "'")).isEqualTo(text);
        });
    }

    /** Filters without what stands in quotes. */
    private static List<String> shapes(TableRepository<Kinds.Hostile> repository, Condition<Object> condition) {
        return filters(repository, condition).stream()
                .map(filter -> LITERAL.matcher(filter).replaceAll("?"))
                .toList();
    }

    private static List<String> filters(TableRepository<Kinds.Hostile> repository, Condition<Object> condition) {
        return repository.where(named("place").is("p"), condition).explain().filters();
    }

    @Test
    void halfOfASurrogatePairIsRefusedByNameEverywhere() {
        Service service = Services.embedded();
        Observed observed = new Observed(service.clientBuilder());
        TableRepository<Kinds.Hostile> repository = observed.tables.repository(Kinds.Hostile.class);
        for (String half : List.of("\uD800", "\uDFFF", "a\uDBFFb", "\uDC00\uD800")) {
            for (String member : List.of("plain", "single", "folded", "hashed", "pointed", "listed", "note", "name")) {
                for (Condition<Object> condition : List.of(
                        named(member).is(half),
                        named(member).in(List.of("a", half)),
                        named(member).startsWith(half))) {
                    assertThatThrownBy(() -> repository
                                    .where(named("place").is("p"), condition)
                                    .allowScan()
                                    .list())
                            .isInstanceOf(InvalidQueryException.class)
                            .hasMessageContaining("Hostile." + member)
                            .hasMessageContaining("surrogate");
                }
            }
            assertThatThrownBy(() -> repository.insert(Kinds.Hostile.of("n", half)))
                    .isInstanceOf(TidetableException.class)
                    .hasMessageContaining("Hostile.");
            assertThatThrownBy(() -> repository.find(Key.of(half, "a"))).isInstanceOf(TidetableException.class);
        }
        assertThat(observed.sent()).isZero();
    }

    @Test
    void namesOfMembersAndTablesAreNamesAlone() {
        Observed observed = new Observed(Services.embedded().clientBuilder());
        TableRepository<Kinds.Texts> repository = observed.tables.repository(Kinds.Texts.class);
        for (String text : INJECTIONS) {
            assertThatThrownBy(
                            () -> repository.all().select(named("note" + text)).list())
                    .isInstanceOf(InvalidQueryException.class)
                    .hasMessageContaining("[QUERY_ATTRIBUTE]");
            assertThatThrownBy(
                            () -> repository.where(named("note" + text).is("x")).list())
                    .isInstanceOf(InvalidQueryException.class)
                    .hasMessageContaining("[QUERY_ATTRIBUTE]");
        }
        List<Character> accepted = new ArrayList<>();
        for (int c = 0; c <= Character.MAX_VALUE; c += c < 0x180 ? 1 : 251) {
            try {
                observed.tables.repository(Kinds.Texts.class, "Ab" + (char) c + "d");
                accepted.add((char) c);
            } catch (MappingException refused) {
                assertThat(refused).hasMessageContaining("[TABLE_NAME]");
            }
        }
        assertThat(accepted)
                .containsExactlyElementsOf("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                        .chars()
                        .mapToObj(c -> (char) c)
                        .toList());
        assertThat(observed.sent()).isZero();
    }

    @Test
    void continuationsAndPositionsAreReadAsNothingElse() {
        Observed observed = new Observed(Services.embedded().clientBuilder());
        TableRepository<Kinds.Newest> repository = observed.tables.repository(Kinds.Newest.class);
        Query<Kinds.Newest> query = repository.where(named("place").is("p"));
        for (String text : Stream.concat(INJECTIONS.stream(), blocks()).toList()) {
            assertThatThrownBy(() -> query.page(5, text))
                    .as(text)
                    .isInstanceOf(InvalidContinuationException.class)
                    .hasMessageContaining("[QUERY_CONTINUATION]");
            assertThatThrownBy(() -> query.tail(text)).as(text).isInstanceOf(InvalidContinuationException.class);
        }
        String position = query.tail(Instant.EPOCH).position();
        for (int i = 0; i < position.length(); i++) {
            String mangled = position.substring(0, i) + "'" + position.substring(i + 1);
            assertThatThrownBy(() -> query.tail(mangled)).isInstanceOf(InvalidContinuationException.class);
        }
        assertThat(observed.sent()).isZero();
    }
}
