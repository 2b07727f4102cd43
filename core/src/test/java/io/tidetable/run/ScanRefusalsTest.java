package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.query.Plan.Access;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What refusals of scans say: what would serve, in words that hold. */
class ScanRefusalsTest {
    private final Tables tables = Tables.connect(EmbeddedTables.create().clientBuilder());

    private Plan plan(Class<?> kind, List<Condition<Object>> conditions) {
        return tables.repository(kind).where(conditions).explain();
    }

    @Test
    void valuesInPartitionsAreTogetherNoMoreThanAQueryNames() {
        List<String> places = IntStream.range(0, 2_000).mapToObj(i -> "p" + i).toList();
        for (String member : List.of("single", "plain", "city")) {
            List<Condition<Object>> conditions =
                    List.of(named("place").in(places), named(member).in(places));
            Plan plan = plan(Kinds.Indexed.class, conditions);
            assertThat(plan.access()).as(member).isEqualTo(Access.PARTITION_SCAN);
            assertThat(plan.toString())
                    .contains("ask for fewer values of " + member + " at once (a query names at most 10,000 keys)");
        }
    }

    private String refusal(Class<?> kind, List<Condition<Object>> conditions) {
        String plan = plan(kind, conditions).toString();
        return plan.substring(plan.indexOf("answer does not contain): ") + 26);
    }

    @Test
    void aRefusalNamesWhatServesAndNothingThatDoesNot() {
        String accept = "accept the cost with allowScan().";
        Condition<Object> here = named("place").is("a");
        assertThat(refusal(Kinds.Indexed.class, List.of(named("plain").is("x"))))
                .isEqualTo("name the partition with is on place, or " + accept);
        assertThat(refusal(Kinds.Indexed.class, List.of(named("city").is("x"))))
                .isEqualTo("name the partition with is on place, or " + accept);
        assertThat(refusal(Kinds.Indexed.class, List.of(here, named("plain").isNot("x"))))
                .isEqualTo(accept);
        assertThat(refusal(
                        Kinds.Indexed.class,
                        List.of(named("place").isNot("a"), named("weight").is(1.5))))
                .isEqualTo("name the partition with is on place and put @SecondaryIndex on weight, or " + accept);
        assertThat(refusal(Kinds.Texts.class, List.of(here, named("note").atLeast("x"))))
                .isEqualTo("put a unique @SecondaryIndex on note (any, where startsWith is asked), or " + accept);
        assertThat(refusal(
                        Kinds.Parts.class,
                        List.of(here, named("year").is(1), named("total").is(BigDecimal.ONE))))
                .isEqualTo("give total a KeyCodec with @ConvertedBy and put @SecondaryIndex on it, or " + accept);
    }

    @Test
    void bucketsBoundNothingWhereNoPeriodIsAsked() {
        assertThat(plan(Kinds.Buckets.class, List.of(named("level").is("x"))).access())
                .isEqualTo(Access.TABLE_SCAN);
        assertThat(refusal(Kinds.Buckets.class, List.of(named("level").is("x"))))
                .isEqualTo("bound at by a period, or accept the cost with allowScan().");
    }
}
