package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.error.InvalidQueryException;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.repository.Query;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What keys leave over, what contradicts itself or has no order, and how a plan reads. */
class PlannedConditionsTest {
    private static final Instant TEN = Instant.parse("2026-01-02T10:00:00Z");

    private final ShownPlans plans = new ShownPlans();

    @AfterEach
    void nothingWasSent() {
        plans.nothingWasSent();
    }

    @Test
    void whatKeysLeaveOverIsSentWithTheRightLiteral() {
        Plan plan = plans.plan(
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
        Plan money = plans.where(
                        Kinds.Parts.class,
                        List.of(
                                named("place").is("eu"),
                                named("year").is(1),
                                named("total").atLeast(new BigDecimal("1"))))
                .allowScan()
                .explain();
        assertThat(money.appliedHere()).hasToString("[total atLeast ?]");
        Plan many = plans.where(
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
            Query<?> query = plans.where(Kinds.Texts.class, never);
            assertThat(query.list()).isEmpty();
            assertThat(query.exists()).isFalse();
            assertThat(query.page(5).items()).isEmpty();
            assertThat(query.explain().requests()).hasValue(0);
        }
        assertThat(plans.where(
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
        assertThatThrownBy(
                        () -> plans.where(Kinds.Texts.class, List.of(condition)).list())
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContainingAll(texts);
    }

    @Test
    void ordersAreServedByKeysOrRefused() {
        Query<?> newest = plans.where(Kinds.Newest.class, List.of(named("place").is("a")));
        assertThat(newest.newestFirst().limit(5).explain().requests()).hasValue(1);
        assertThat(newest.oldestFirst().limit(5).explain().toString()).contains("against the keys");
        Query<?> bought = plans.where(
                Kinds.Parts.class,
                List.of(
                        named("place").is("a"),
                        named("year").is(1),
                        named("buyer").is("ann")));
        assertThat(bought.newestFirst().explain().index()).contains("byBuyer");
        assertThat(bought.newestFirst().explain().isAllowed()).isTrue();
        Query<?> unordered =
                plans.where(Kinds.Texts.class, List.of(named("place").is("a"))).newestFirst();
        assertThat(unordered.explain().isAllowed()).isFalse();
        assertThatThrownBy(unordered::list)
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("@ReverseChronologicalKey");
    }

    @Test
    void aPlanReadsWellAndAScanSaysWhatWouldServe() {
        Plan plan = plans.plan(
                Kinds.Texts.class, named("name").is("x"), named("note").is("y"));
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
    void aPlanSaysWhichEntitiesItsIndexLeavesOut() {
        assertThat(plans.plan(
                                Kinds.Parts.class,
                                named("place").is("eu"),
                                named("year").is(1),
                                named("buyer").is("ann"))
                        .toString())
                .contains(
                        System.lineSeparator() + "  misses   entities without placed, which have no row in this index");
        assertThat(plans.plan(
                                Kinds.Parts.class,
                                named("place").is("eu"),
                                named("year").is(1),
                                named("buyer").is("ann"),
                                named("placed").isPresent())
                        .toString())
                .doesNotContain("misses");
    }
}
