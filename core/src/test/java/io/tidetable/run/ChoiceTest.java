package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.SecondaryIndex.Copy;
import io.tidetable.annotations.Table;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import io.tidetable.testing.Services;
import java.lang.invoke.MethodHandles;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Of several ways that are open, the documented one is taken; nothing is sent but where rows are read. */
class ChoiceTest {
    /** With several indexes that serve the same questions. */
    @Table("Offers")
    @SecondaryIndex(
            name = "kindSize",
            properties = {"kind", "size"})
    @SecondaryIndex(
            name = "kindAt",
            properties = {"kind", "at desc"})
    @SecondaryIndex(
            name = "kindNote",
            properties = {"kind", "note"})
    record Offer(
            @PartitionKey String place,
            @RowKey(order = 0) String group,
            @RowKey(order = 1) int number,

            @SecondaryIndex(name = "kindKeys", copy = Copy.KEY) @SecondaryIndex(name = "kindFull")
            String kind,

            int size,
            @SecondaryIndex(unique = true) long code,
            Instant at,
            @IndexEntity String city,
            @Nullable String note) {}

    private final Tables tables = Tables.builder(Services.embedded().clientBuilder())
            .lookup(MethodHandles.lookup())
            .build();

    @SafeVarargs
    private Query<Offer> where(Condition<Object>... conditions) {
        Query<Offer> query = tables.repository(Offer.class).where(named("place").is("a"));
        for (Condition<Object> condition : conditions) {
            query = query.and(condition);
        }
        return query;
    }

    private static void taken(Query<?> query, Access access, @Nullable String index) {
        Plan plan = query.explain();
        assertThat(plan.access()).as("%s", plan).isEqualTo(access);
        assertThat(plan.index()).as("%s", plan).isEqualTo(Optional.ofNullable(index));
    }

    @Test
    void aKeyGoesBeforeAnIndexAndAUniqueValueBeforeARange() {
        Condition<Object> group = named("group").is("g");
        Condition<Object> number = named("number").is(1);
        Condition<Object> code = named("code").is(7L);
        Condition<Object> kind = named("kind").is("k");
        taken(where(group, number, code, kind), Access.POINT, null);
        taken(where(group, code, kind), Access.INDEX_POINT, "code");
        taken(where(kind, named("city").is("c")), Access.INDEX_RANGE, "kindFull");
        taken(where(named("city").is("c"), named("size").is(1)), Access.INDEX_ENTITY, "city");
        taken(where(named("size").is(1)), Access.PARTITION_SCAN, null);
    }

    @Test
    void aRangeOfKeysThatServesAllGoesBeforeAnIndexAndOneThatDoesNotBehindIt() {
        taken(where(named("group").is("g")), Access.RANGE, null);
        taken(where(), Access.RANGE, null);
        taken(where(named("group").is("g"), named("kind").is("k")), Access.INDEX_RANGE, "kindFull");
        taken(where(named("group").is("g"), named("size").is(1)), Access.RANGE, null);
    }

    @Test
    void ofIndexesTheOneThatLeavesNobodyOutThenLeastOverThenNamesMostThenReadsOnce() {
        Condition<Object> kind = named("kind").is("k");
        taken(where(kind), Access.INDEX_RANGE, "kindFull");
        taken(where(kind, named("size").is(1)), Access.INDEX_RANGE, "kindSize");
        taken(where(kind, named("size").atLeast(1)), Access.INDEX_RANGE, "kindSize");
        taken(where(kind, named("note").is("n")), Access.INDEX_RANGE, "kindNote");
        taken(where(kind, named("group").is("g")), Access.INDEX_RANGE, "kindFull");
    }

    @Test
    void anOrderIsTakenFromTheKeysThatHoldIt() {
        Condition<Object> kind = named("kind").is("k");
        taken(where(kind).newestFirst(), Access.INDEX_RANGE, "kindAt");
        taken(where(kind, named("size").is(1)).newestFirst(), Access.INDEX_RANGE, "kindAt");
        assertThat(where(kind).newestFirst().explain().toString()).doesNotContain("against");
        assertThat(where(kind).oldestFirst().explain().toString()).contains("against");
        assertThat(where(kind).newestFirst().limit(5).explain().requests()).hasValue(1);
    }

    /** Some members under their names; not visible outside of this class. */
    private record Part(int size, Optional<String> note, String kind, long code) {}

    @Test
    void aShapeIsMadeOnEveryWay() {
        var repository = tables.repository(Offer.class);
        repository.createTableIfAbsent();
        Offer one = new Offer("a", "g", 1, "k", 3, 7, Instant.EPOCH, "c", null);
        repository
                .insertAll(List.of(one, new Offer("a", "h", 2, "k2", 4, 8, Instant.EPOCH, "d", "n")))
                .orThrow();
        for (Query<Offer> query : List.of(
                where(named("group").is("g"), named("number").is(1)),
                where(named("code").is(7L)),
                where(named("kind").is("k")),
                where(named("group").is("g")),
                where(named("city").is("c")),
                where(named("size").is(3)).allowScan(),
                repository.where(named("size").is(3)).allowScan())) {
            assertThat(query.select(Part.class).list())
                    .as("%s", query.explain())
                    .containsExactly(new Part(3, Optional.empty(), "k", 7));
            assertThat(query.select(named("note"), named("number"), named("kind"))
                            .one()
                            .orElseThrow())
                    .containsExactly(null, 1, "k");
            assertThat(query.one()).contains(one);
            assertThat(query.ids()).containsExactly(repository.keyOf(one));
            assertThat(query.count()).isEqualTo(1);
            assertThat(query.page(1).next()).isEmpty();
        }
    }
}
