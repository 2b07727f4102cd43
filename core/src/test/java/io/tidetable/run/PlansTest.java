package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.InvalidQueryException;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Plans as data: what is sent, to the letter. Nothing is sent. */
class PlansTest {
    private static final Instant TEN = Instant.parse("2026-01-02T10:00:00Z");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());

    @AfterEach
    void nothingWasSent() {
        assertThat(embedded.requestCount()).isZero();
    }

    private Query<?> where(Class<?> kind, List<Condition<Object>> conditions) {
        return tables.repository(kind).where(conditions);
    }

    private Plan plan(Class<?> kind, Condition<?>... conditions) {
        List<Condition<Object>> all = new ArrayList<>();
        for (Condition<?> condition : conditions) {
            @SuppressWarnings("unchecked") // of attributes known by name
            Condition<Object> one = (Condition<Object>) condition;
            all.add(one);
        }
        return where(kind, all).explain();
    }

    @Test
    void namedKeysAreReadByKey() {
        Plan plan =
                plan(Kinds.Texts.class, named("place").is("o'n"), named("name").in(List.of("a/b", "c")));
        assertThat(plan.access()).isEqualTo(Access.POINT);
        assertThat(plan.requests()).hasValue(2);
        assertThat(plan.toString())
                .contains("PartitionKey eq 'o''n' and RowKey eq 'a!2Fb'")
                .contains("PartitionKey eq 'o''n' and RowKey eq 'c'");
    }

    @Test
    void aPartitionOfTextKeysIsReadAroundTheRowsOfItsIndexes() {
        assertThat(plan(Kinds.Indexed.class, named("place").is("a")).filters())
                .containsExactly("PartitionKey eq 'a' and RowKey lt '~'", "PartitionKey eq 'a' and RowKey ge '\u00A0'");
        assertThat(plan(Kinds.Texts.class, named("place").is("a")).filters()).containsExactly("PartitionKey eq 'a'");
        assertThat(plan(Kinds.Newest.class, named("place").is("a")).filters())
                .containsExactly("PartitionKey eq 'a' and RowKey lt '~'");
    }

    @Test
    void severalPartitionsAreReadOnceAndIndexRowsLeftOut() {
        assertThat(plan(Kinds.Indexed.class).filters()).containsExactly("not (RowKey ge '~' and RowKey lt '\u00A0')");
        assertThat(plan(Kinds.Indexed.class, named("place").startsWith("a.")).filters())
                .containsExactly("PartitionKey ge 'a.' and PartitionKey lt 'a0'"
                        + " and not (RowKey ge '~' and RowKey lt '\u00A0')");
    }

    @Test
    void partsThatAreNamedAreFollowedByOneRange() {
        Plan plan = plan(
                Kinds.Parts.class,
                named("place").is("eu"),
                named("year").is(2026),
                named("colour").is(Kinds.Colour.RED),
                named("number").between(-2L, 2L));
        assertThat(plan.access()).isEqualTo(Access.RANGE);
        assertThat(plan.filters())
                .containsExactly("PartitionKey eq 'eu_0000002026' and RowKey ge 'RED_-9223372036854775805'"
                        + " and RowKey le 'RED_0000000000000000001'");
    }

    @Test
    void timesAreExactToTheTickInBothDirections() {
        Instant late = TEN.plusNanos(150);
        assertThat(plan(Kinds.Newest.class, named("place").is("a"), named("at").since(late))
                        .filters())
                .containsExactly("PartitionKey eq 'a' and RowKey lt '" + reverse(TEN.plusNanos(200)) + ".'");
        assertThat(plan(Kinds.Newest.class, named("place").is("a"), named("at").after(TEN))
                        .filters())
                .containsExactly("PartitionKey eq 'a' and RowKey lt '" + reverse(TEN.plusNanos(100)) + ".'");
        assertThat(plan(Kinds.Newest.class, named("place").is("a"), named("at").upTo(TEN))
                        .filters())
                .containsExactly(
                        "PartitionKey eq 'a' and RowKey ge '" + reverse(TEN.plusNanos(100)) + ".' and RowKey lt '~'");
    }

    private static String reverse(Instant time) {
        return io.tidetable.time.Ticks.reverseKey(time);
    }

    @Test
    void aPeriodBoundsTheBucketsAndTheTimesInThem() {
        Plan plan = plan(Kinds.Buckets.class, named("at").between(TEN.plusSeconds(30), TEN.plusSeconds(90)));
        assertThat(plan.access()).isEqualTo(Access.RANGE);
        assertThat(plan.isAllowed()).isTrue();
        assertThat(plan.filters())
                .containsExactly("PartitionKey ge '" + reverse(TEN.plusSeconds(60)) + "' and PartitionKey le '"
                        + reverse(TEN) + "' and RowKey ge '" + reverse(TEN.plusSeconds(90)) + ".' and RowKey lt '"
                        + reverse(TEN.plusSeconds(30)) + ".'");
        assertThat(plan(Kinds.Shards.class, named("at").since(TEN)).filters())
                .hasSize(4)
                .first()
                .asString()
                .startsWith("PartitionKey ge '00_" + io.tidetable.time.Ticks.key(TEN) + "' and PartitionKey lt '00`'");
    }

    @Test
    void indexesAreReadByKeyOrRange() {
        Plan single = plan(
                Kinds.Indexed.class, named("place").is("a"), named("single").is("x_y"));
        assertThat(single.access()).isEqualTo(Access.INDEX_POINT);
        assertThat(single.index()).contains("single");
        assertThat(single.requests()).hasValue(1);
        assertThat(single.toString()).contains("RowKey eq '~single_x_y'");
        assertThat(plan(
                                Kinds.Indexed.class,
                                named("place").is("a"),
                                named("plain").is("x_y"))
                        .filters())
                .containsExactly("PartitionKey eq 'a' and RowKey ge '~plain_x!5Fy_' and RowKey lt '~plain_x!5Fy`'");
        assertThat(plan(
                                Kinds.Indexed.class,
                                named("place").is("a"),
                                named("folded").startsWith("AB"))
                        .filters())
                .containsExactly("PartitionKey eq 'a' and RowKey ge '~folded_ab' and RowKey lt '~folded_ac'");
        assertThat(plan(
                                Kinds.Indexed.class,
                                named("place").is("a"),
                                named("city").is("Rome"))
                        .access())
                .isEqualTo(Access.INDEX_ENTITY);
    }

    @Test
    void whatKeysLeaveOverIsSentWithTheRightLiteral() {
        Plan plan = plan(
                Kinds.Indexed.class,
                named("place").is("a"),
                named("plain").is("p"),
                named("weight").atLeast(5),
                named("size").in(List.of(1, 2)),
                named("city").isNull(),
                named("hashed").isNot("' or '"));
        assertThat(plan.filters())
                .containsExactly(
                        "PartitionKey eq 'a' and RowKey ge '~plain_p_' and RowKey lt '~plain_p`'"
                                + " and weight ge 5.0 and (size eq 1 or size eq 2) and not (city ge '') and hashed ne ''' or '''");
        assertThat(plan.appliedHere()).isEmpty();
    }

    @Test
    void whatTheServiceCannotJudgeIsAppliedHere() {
        Plan money = where(
                        Kinds.Parts.class,
                        List.of(
                                named("place").is("eu"),
                                named("year").is(1),
                                named("total").atLeast(new BigDecimal("1"))))
                .allowScan()
                .explain();
        assertThat(money.appliedHere()).hasToString("[total atLeast ?]");
        Plan many = where(
                        Kinds.Indexed.class,
                        List.of(
                                named("place").is("a"),
                                named("size").isNot(1),
                                named("weight")
                                        .in(IntStream.range(0, 20).boxed().toList())))
                .allowScan()
                .explain();
        assertThat(many.appliedHere()).hasToString("[weight in (20 values)]");
    }

    @Test
    void contradictionsAreAnsweredWithoutARequest() {
        for (List<Condition<Object>> never : List.of(
                List.of(named("place").is("a"), named("place").is("b")),
                List.of(named("place").is("a"), named("size").between(5, 3)),
                List.of(
                        named("place").is("a"),
                        named("size").isNull(),
                        named("size").is(1)),
                List.of(named("place").isNull()))) {
            Query<?> query = where(Kinds.Texts.class, never);
            assertThat(query.list()).isEmpty();
            assertThat(query.exists()).isFalse();
            assertThat(query.page(5).items()).isEmpty();
            assertThat(query.explain().requests()).hasValue(0);
        }
        assertThat(where(
                                Kinds.Newest.class,
                                List.of(named("place").is("a"), named("at").after(Instant.MAX)))
                        .list())
                .isEmpty();
    }

    @Test
    void whatMeansNothingToTheClassIsNamed() {
        refused(named("nothing").is(1), "Kinds.Texts.nothing", "place, name, size, note");
        refused(named("size").is("five"), "Kinds.Texts.size", "String", "Integer");
        refused(named("size").startsWith("5"), "startsWith is for String");
        refused(named("size").since(TEN), "Kinds.Texts.size");
        refused(named("name").is("\uD83D"), "surrogate");
    }

    private void refused(Condition<Object> condition, String... texts) {
        assertThatThrownBy(() -> where(Kinds.Texts.class, List.of(condition)).list())
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContainingAll(texts);
    }

    @Test
    void ordersAreServedByKeysOrRefused() {
        Query<?> newest = where(Kinds.Newest.class, List.of(named("place").is("a")));
        assertThat(newest.newestFirst().limit(5).explain().requests()).hasValue(1);
        assertThat(newest.oldestFirst().limit(5).explain().toString()).contains("against the keys");
        Query<?> bought = where(
                Kinds.Parts.class,
                List.of(
                        named("place").is("a"),
                        named("year").is(1),
                        named("buyer").is("ann")));
        assertThat(bought.newestFirst().explain().index()).contains("byBuyer");
        assertThat(bought.newestFirst().explain().isAllowed()).isTrue();
        Query<?> unordered =
                where(Kinds.Texts.class, List.of(named("place").is("a"))).newestFirst();
        assertThat(unordered.explain().isAllowed()).isFalse();
        assertThatThrownBy(unordered::list)
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("@ReverseChronologicalKey");
    }

    @Test
    void aPlanReadsWellAndAScanSaysWhatWouldServe() {
        Plan plan = plan(Kinds.Texts.class, named("name").is("x"), named("note").is("y"));
        assertThat(plan.isAllowed()).isFalse();
        assertThat(plan)
                .hasToString(String.join(
                        System.lineSeparator(),
                        "TABLE_SCAN of Kinds.Texts, refused",
                        "  reads    main rows",
                        "  filter   RowKey eq 'x' and note eq 'y'",
                        "  order    as the keys are",
                        "  requests 1, and 1 for each further 1,000 rows of a read",
                        "  refused  [QUERY_SCAN] Kinds.Texts: no key and no index serves 'note is ?' (a TABLE_SCAN would read rows"
                                + " that the answer does not contain): name the partition with is on place, or accept the"
                                + " cost with allowScan()."));
    }

    @Test
    void aDayIsInUtcOrInAZone() {
        assertThat(plan(Kinds.Buckets.class, named("at").on(LocalDate.of(2026, 1, 2)))
                        .filters()
                        .get(0))
                .startsWith("PartitionKey ge '" + reverse(Instant.parse("2026-01-02T23:59:00Z"))
                        + "' and PartitionKey le '" + reverse(Instant.parse("2026-01-02T00:00:00Z")) + "'");
    }

    @Test
    void aValueThatNoKeyCanHoldIsOfNoEntity() {
        String longer = "x".repeat(513);
        for (String member : List.of("plain", "single", "folded", "city")) {
            for (Condition<Object> never :
                    List.of(named(member).is(longer), named(member).in(List.of(longer, longer + "y")))) {
                Query<?> query =
                        where(Kinds.Indexed.class, List.of(named("place").is("a"), never));
                assertThat(query.list()).isEmpty();
                assertThat(query.explain().requests()).hasValue(0);
                assertThat(where(Kinds.Indexed.class, List.of(never)).list()).isEmpty();
            }
        }
        assertThat(where(
                                Kinds.Indexed.class,
                                List.of(named("place").is("a"), named("plain").startsWith(longer)))
                        .list())
                .isEmpty();
        assertThat(where(Kinds.Texts.class, List.of(named("place").is(longer))).list())
                .isEmpty();
        assertThat(where(Kinds.Texts.class, List.of(named("place").startsWith(longer)))
                        .list())
                .isEmpty();
        assertThat(plan(
                                Kinds.Indexed.class,
                                named("place").is("a"),
                                named("hashed").is(longer))
                        .requests())
                .isEmpty();
    }

    @Test
    void thousandsOfValuesAreNamedAtOnceUpToALimitThatIsNamed() {
        List<String> names = IntStream.range(0, 10_001).mapToObj(i -> "n" + i).toList();
        Plan most =
                plan(Kinds.Texts.class, named("place").is("a"), named("name").in(names.subList(0, 10_000)));
        assertThat(most.access()).isEqualTo(Access.POINT);
        assertThat(most.requests()).hasValue(10_000);
        Query<?> more = where(
                Kinds.Texts.class, List.of(named("place").is("a"), named("name").in(names)));
        assertThat(more.explain().isAllowed()).isFalse();
        assertThatThrownBy(more::list)
                .hasMessageContaining("ask for fewer values of name at once (a query names at most 10,000 keys)");
        assertThat(plan(Kinds.Texts.class, named("place").is("a"), named("name").in(List.of("b", "b", "c")))
                        .requests())
                .hasValue(2);
    }
}
