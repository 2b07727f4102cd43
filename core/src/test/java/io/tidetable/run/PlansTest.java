package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Plans as data: what is sent, to the letter. Nothing is sent. */
class PlansTest {
    private static final Instant TEN = Instant.parse("2026-01-02T10:00:00Z");

    private final ShownPlans plans = new ShownPlans();

    @AfterEach
    void nothingWasSent() {
        plans.nothingWasSent();
    }

    @Test
    void namedKeysAreReadByKey() {
        Plan plan = plans.plan(
                Kinds.Texts.class, named("place").is("o'n"), named("name").in(List.of("a/b", "c")));
        assertThat(plan.access()).isEqualTo(Access.POINT);
        assertThat(plan.requests()).hasValue(2);
        assertThat(plan.toString())
                .contains("PartitionKey eq 'o''n' and RowKey eq 'a!2Fb'")
                .contains("PartitionKey eq 'o''n' and RowKey eq 'c'");
    }

    @Test
    void aPartitionOfTextKeysIsReadAroundTheRowsOfItsIndexes() {
        assertThat(plans.plan(Kinds.Indexed.class, named("place").is("a")).filters())
                .containsExactly("PartitionKey eq 'a' and RowKey lt '~'", "PartitionKey eq 'a' and RowKey ge '\u00A0'");
        assertThat(plans.plan(Kinds.Texts.class, named("place").is("a")).filters())
                .containsExactly("PartitionKey eq 'a'");
        assertThat(plans.plan(Kinds.Newest.class, named("place").is("a")).filters())
                .containsExactly("PartitionKey eq 'a' and RowKey lt '~'");
    }

    @Test
    void severalPartitionsAreReadOnceAndIndexRowsLeftOut() {
        assertThat(plans.plan(Kinds.Indexed.class).filters())
                .containsExactly("not (RowKey ge '~' and RowKey lt '\u00A0')");
        assertThat(plans.plan(Kinds.Indexed.class, named("place").startsWith("a."))
                        .filters())
                .containsExactly("PartitionKey ge 'a.' and PartitionKey lt 'a0'"
                        + " and not (RowKey ge '~' and RowKey lt '\u00A0')");
    }

    @Test
    void partsThatAreNamedAreFollowedByOneRange() {
        Plan plan = plans.plan(
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
        assertThat(plans.plan(
                                Kinds.Newest.class,
                                named("place").is("a"),
                                named("at").since(late))
                        .filters())
                .containsExactly("PartitionKey eq 'a' and RowKey lt '" + reverse(TEN.plusNanos(200)) + ".'");
        assertThat(plans.plan(
                                Kinds.Newest.class,
                                named("place").is("a"),
                                named("at").after(TEN))
                        .filters())
                .containsExactly("PartitionKey eq 'a' and RowKey lt '" + reverse(TEN.plusNanos(100)) + ".'");
        assertThat(plans.plan(
                                Kinds.Newest.class,
                                named("place").is("a"),
                                named("at").upTo(TEN))
                        .filters())
                .containsExactly(
                        "PartitionKey eq 'a' and RowKey ge '" + reverse(TEN.plusNanos(100)) + ".' and RowKey lt '~'");
    }

    private static String reverse(Instant time) {
        return io.tidetable.time.Ticks.reverseKey(time);
    }

    @Test
    void aPeriodBoundsTheBucketsAndTheTimesInThem() {
        Plan plan = plans.plan(Kinds.Buckets.class, named("at").between(TEN.plusSeconds(30), TEN.plusSeconds(90)));
        assertThat(plan.access()).isEqualTo(Access.RANGE);
        assertThat(plan.isAllowed()).isTrue();
        assertThat(plan.filters())
                .containsExactly("PartitionKey ge '" + reverse(TEN.plusSeconds(60)) + "' and PartitionKey le '"
                        + reverse(TEN) + "' and RowKey ge '" + reverse(TEN.plusSeconds(90)) + ".' and RowKey lt '"
                        + reverse(TEN.plusSeconds(30)) + ".'");
        assertThat(plans.plan(Kinds.Shards.class, named("at").since(TEN)).filters())
                .hasSize(4)
                .first()
                .asString()
                .startsWith("PartitionKey ge '00_" + io.tidetable.time.Ticks.key(TEN) + "' and PartitionKey lt '00`'");
    }

    @Test
    void indexesAreReadByKeyOrRange() {
        Plan single = plans.plan(
                Kinds.Indexed.class, named("place").is("a"), named("single").is("x_y"));
        assertThat(single.access()).isEqualTo(Access.INDEX_POINT);
        assertThat(single.index()).contains("single");
        assertThat(single.requests()).hasValue(1);
        assertThat(single.toString()).contains("RowKey eq '~single_x_y'");
        assertThat(plans.plan(
                                Kinds.Indexed.class,
                                named("place").is("a"),
                                named("plain").is("x_y"))
                        .filters())
                .containsExactly("PartitionKey eq 'a' and RowKey ge '~plain_x!5Fy_' and RowKey lt '~plain_x!5Fy`'");
        assertThat(plans.plan(
                                Kinds.Indexed.class,
                                named("place").is("a"),
                                named("folded").startsWith("AB"))
                        .filters())
                .containsExactly("PartitionKey eq 'a' and RowKey ge '~folded_ab' and RowKey lt '~folded_ac'");
        assertThat(plans.plan(
                                Kinds.Indexed.class,
                                named("place").is("a"),
                                named("city").is("Rome"))
                        .access())
                .isEqualTo(Access.INDEX_ENTITY);
    }

    @Test
    void aTextThatAUrlCannotCarryIsAppliedHere() {
        Plan plan = plans.plan(
                Kinds.Texts.class,
                named("place").is("a"),
                named("note").isNot("é".repeat(12_000)),
                named("size").is(3));
        assertThat(plan.filters()).containsExactly("PartitionKey eq 'a' and size eq 3");
        assertThat(plan.appliedHere()).hasSize(1);
    }

    @Test
    void aDayIsInUtcOrInAZone() {
        assertThat(plans.plan(Kinds.Buckets.class, named("at").on(LocalDate.of(2026, 1, 2)))
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
                        plans.where(Kinds.Indexed.class, List.of(named("place").is("a"), never));
                assertThat(query.list()).isEmpty();
                assertThat(query.explain().requests()).hasValue(0);
                assertThat(plans.where(Kinds.Indexed.class, List.of(never)).list())
                        .isEmpty();
            }
        }
        assertThat(plans.where(
                                Kinds.Indexed.class,
                                List.of(named("place").is("a"), named("plain").startsWith(longer)))
                        .list())
                .isEmpty();
        assertThat(plans.where(Kinds.Texts.class, List.of(named("place").is(longer)))
                        .list())
                .isEmpty();
        assertThat(plans.where(Kinds.Texts.class, List.of(named("place").startsWith(longer)))
                        .list())
                .isEmpty();
        assertThat(plans.plan(
                                Kinds.Indexed.class,
                                named("place").is("a"),
                                named("hashed").is(longer))
                        .requests())
                .isEmpty();
    }

    @Test
    void thousandsOfValuesAreNamedAtOnceUpToALimitThatIsNamed() {
        List<String> names = IntStream.range(0, 10_001).mapToObj(i -> "n" + i).toList();
        Plan most = plans.plan(
                Kinds.Texts.class, named("place").is("a"), named("name").in(names.subList(0, 10_000)));
        assertThat(most.access()).isEqualTo(Access.POINT);
        assertThat(most.requests()).hasValue(10_000);
        Query<?> more = plans.where(
                Kinds.Texts.class, List.of(named("place").is("a"), named("name").in(names)));
        assertThat(more.explain().isAllowed()).isFalse();
        assertThatThrownBy(more::list)
                .hasMessageContaining("ask for fewer values of name at once (a query names at most 10,000 keys)");
        assertThat(plans.plan(
                                Kinds.Texts.class,
                                named("place").is("a"),
                                named("name").in(List.of("b", "b", "c")))
                        .requests())
                .hasValue(2);
    }
}
