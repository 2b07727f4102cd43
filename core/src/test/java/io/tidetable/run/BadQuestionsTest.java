package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.Ignore;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.ScanRefusedException;
import io.tidetable.query.Attribute;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.query.Plan.Access;
import io.tidetable.query.TextAttribute;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Questions that mean nothing, or nothing good: each is named or answered empty, and nothing is sent. */
class BadQuestionsTest {
    /** With members that are not stored as what they are. */
    @Table("Bads")
    static final class Bad {
        @PartitionKey
        String place = "";

        @RowKey
        String name = "";

        @Ignore
        @Nullable
        String ignored;

        @ConvertedBy(Kinds.Reversed.class)
        Kinds.@Nullable Label label;

        @AsJson
        @Nullable
        List<String> tags;

        @SecondaryIndex
        @Nullable
        Integer size;
    }

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final TableRepository<Bad> repository =
            Tables.connect(embedded.clientBuilder()).repository(Bad.class);
    private final Query<Bad> placed = repository.where(named("place").is("a"));

    @AfterEach
    void nothingWasSent() {
        assertThat(embedded.requestCount()).isZero();
    }

    private static void refused(Runnable question, String... texts) {
        assertThatThrownBy(question::run)
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContainingAll(texts);
    }

    /** By every way to ask. */
    private void refused(Condition<Object> condition, String... texts) {
        List<Consumer<Query<Bad>>> ways = List.of(
                Query::list,
                Query::first,
                Query::one,
                Query::count,
                Query::exists,
                Query::ids,
                Query::stream,
                q -> q.page(1),
                Query::explain,
                Query::delete,
                q -> q.select(named("name")).list());
        for (Consumer<Query<Bad>> way : ways) {
            refused(() -> way.accept(placed.and(condition).allowScan()), texts);
        }
    }

    @Test
    void membersThatAreNotStoredAsTheyAreAreNamed() {
        refused(named("ignored").is("x"), "[QUERY_ATTRIBUTE] BadQuestionsTest.Bad.ignored", "no such member");
        refused(named("label").atLeast(new Kinds.Label("a")), "[QUERY_OPERATOR]", "Bad.label", "KeyCodec");
        refused(named("label").since(new Kinds.Label("a")), "Bad.label");
        refused(named("label").startsWith("a"), "[QUERY_OPERATOR]", "Bad.label", "String");
        refused(named("label").is("a"), "[QUERY_TYPE]", "Bad.label");
        refused(named("tags").atLeast(List.of("a")), "[QUERY_OPERATOR]", "Bad.tags");
        refused(named("size").is(5L + Integer.MAX_VALUE), "[QUERY_TYPE]", "Bad.size");
        refused(named("size").is(5.5), "[QUERY_TYPE]", "Bad.size");
        refused(named("size").on(java.time.LocalDate.EPOCH), "[QUERY_OPERATOR]", "Bad.size");
        refused(named("").is(5), "[QUERY_ATTRIBUTE]");
    }

    @Test
    void attributesOfAnotherClassAreNamed() {
        TextAttribute<Kinds.Texts> other = TextAttribute.of(Kinds.Texts.class, "name");
        @SuppressWarnings("unchecked") // as a raw type would let it through
        Condition<Object> condition = (Condition<Object>) (Condition<?>) other.is("x");
        refused(condition, "[QUERY_ATTRIBUTE]", "Bad.name", "belongs to Texts");
        refused(() -> placed.select(other), "[QUERY_ATTRIBUTE]", "belongs to Texts");
        refused(() -> placed.select(named("nothing")), "[QUERY_ATTRIBUTE]", "Bad.nothing");
    }

    @Test
    @SuppressWarnings({"NullAway", "DataFlowIssue"}) // what callers without a checker do
    void nullIsNamed() {
        Attribute<Bad, String> name = Attribute.of(Bad.class, "name");
        refused(() -> name.is(null), "[QUERY_NULL]", "Bad.name", "isNull()");
        refused(() -> name.isNot(null), "[QUERY_NULL]");
        refused(() -> name.in(null), "[QUERY_NULL]");
        refused(() -> name.in(Arrays.asList("a", null)), "[QUERY_NULL]");
        refused(() -> name.in(List.of()), "[QUERY_EMPTY]");
        refused(() -> named("name").between(null, "b"), "[QUERY_NULL]");
        refused(() -> named("name").startsWith(null), "[QUERY_NULL]");
        refused(() -> named("name").startsWith(""), "[QUERY_EMPTY]");
        Condition<Object> none = null;
        refused(() -> repository.where(none), "[QUERY_NULL] BadQuestionsTest.Bad", "a condition is null");
        refused(() -> repository.where(named("name").is("x"), none), "[QUERY_NULL]");
        refused(() -> placed.and(none), "[QUERY_NULL]");
        refused(() -> placed.and(Arrays.asList(named("name").is("x"), null)), "[QUERY_NULL]");
    }

    @Test
    void limitsAndPagesAreAtLeastOne() {
        for (int n : new int[] {0, -1, Integer.MIN_VALUE}) {
            refused(() -> placed.limit(n), "[QUERY_LIMIT]", "at least 1", Integer.toString(n));
            refused(() -> placed.page(n), "[QUERY_PAGE]", "1 to 1000", Integer.toString(n));
        }
        refused(() -> placed.page(1001), "[QUERY_PAGE]", "1001");
    }

    @Test
    void repositoriesAndQueriesPrintWhatTheyAreWithoutValues() {
        assertThat(repository).hasToString("BadQuestionsTest.Bad in table Bads");
        assertThat(repository.all()).hasToString("all of BadQuestionsTest.Bad");
        assertThat(placed.and(named("size").in(List.of(1, 2))).newestFirst().limit(3))
                .hasToString("BadQuestionsTest.Bad where place is ? and size in (?, ?), newest first, at most 3");
    }

    record Nothing() {}

    @Test
    void whatSelectsNothingIsRefused() {
        refused(() -> placed.select(), "[QUERY_EMPTY] BadQuestionsTest.Bad", "select() without attributes");
        refused(() -> placed.select(Nothing.class), "[QUERY_EMPTY] BadQuestionsTest.Bad", "select(Nothing.class)");
    }

    @Test
    void contradictionsAreAnsweredEmpty() {
        for (List<Condition<Object>> never : List.of(
                List.of(named("size").is(1), named("size").is(2)),
                List.of(named("size").is(1), named("size").isNot(1)),
                List.of(named("size").is(1), named("size").isNull()),
                List.of(named("size").isNull(), named("size").isPresent()),
                List.of(named("size").isNull(), named("size").isNot(1)),
                List.of(named("size").atLeast(2), named("size").lessThan(2)),
                List.of(named("size").in(List.of(1, 2)), named("size").in(List.of(3))),
                List.of(named("name").startsWith("b"), named("name").is("a")),
                List.of(named("name").isNull()),
                List.of(named("place").is("b")),
                List.of(named("label").is(new Kinds.Label("a")), named("label").is(new Kinds.Label("b"))))) {
            Query<Bad> query = placed.and(never);
            assertThat(query.list()).as("%s", never).isEmpty();
            assertThat(query.first()).isEmpty();
            assertThat(query.one()).isEmpty();
            assertThat(query.count()).isZero();
            assertThat(query.exists()).isFalse();
            assertThat(query.ids()).isEmpty();
            assertThat(query.stream()).isEmpty();
            assertThat(query.page(5).next()).isEmpty();
            assertThat(query.select(named("name")).list()).isEmpty();
            assertThat(query.delete().committed()).isZero();
            assertThat(query.newestFirst().list()).isEmpty();
            assertThat(query.explain().requests()).hasValue(0);
        }
    }

    @Test
    void whatIsMoreThanFifteenComparisonsIsAppliedHere() {
        List<Condition<Object>> many = new ArrayList<>();
        IntStream.range(0, 12).forEach(i -> many.add(named("size").isNot(i)));
        Plan plan = placed.and(many).allowScan().explain();
        assertThat(plan.filters())
                .allSatisfy(f -> assertThat(f.split(" ne ", -1)).hasSizeBetween(2, 14));
        assertThat(plan.appliedHere()).hasSizeBetween(1, 11);
        assertThat(placed.and(named("size").in(List.of(1, 2)))
                        .allowScan()
                        .explain()
                        .appliedHere())
                .isEmpty();
    }

    @Test
    void absenceIsNotInAnIndexAndPresenceIs() {
        assertThatThrownBy(() -> placed.and(named("size").isNull()).list())
                .isInstanceOf(ScanRefusedException.class)
                .hasMessageContaining("'size isNull'");
        Plan absent = placed.and(named("size").isNull()).allowScan().explain();
        assertThat(absent.access()).isEqualTo(Access.PARTITION_SCAN);
        assertThat(absent.filters()).allSatisfy(f -> assertThat(f).contains("not ((size eq 0 or size ne 0))"));
        Plan present = placed.and(named("size").isPresent()).explain();
        assertThat(present.access()).isEqualTo(Access.INDEX_RANGE);
        assertThat(present.index()).contains("size");
        Plan not = placed.and(named("size").isNot(5)).allowScan().explain();
        assertThat(not.access()).isEqualTo(Access.PARTITION_SCAN);
        assertThat(not.filters()).allSatisfy(f -> assertThat(f).contains("size ne 5"));
        refused(() -> placed.newestFirst().list(), "[QUERY_ORDER]");
    }
}
