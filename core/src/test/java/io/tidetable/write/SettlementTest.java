package io.tidetable.write;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.store.Row;
import io.tidetable.store.Write;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the main row tells of a lost write. */
class SettlementTest {
    private static final Row NEW = Staff.row("1", Map.of());

    private static Row now(String etag, String version) {
        return new Row(Staff.key("1"), Map.of(Row.TOKEN, version), etag, null);
    }

    private static Settlement of(Write main, @Nullable String guarded, @Nullable Row now) {
        return Settlement.of(main, "mine", guarded, now);
    }

    @Test
    void ourTokenMeansDone() {
        Row mine = now("e9", "mine");
        assertThat(of(new Write.Insert(NEW), null, mine)).isEqualTo(Settlement.DONE);
        assertThat(of(new Write.Upsert(NEW), null, mine)).isEqualTo(Settlement.DONE);
        assertThat(of(new Write.Replace(NEW, "e0"), "old", mine)).isEqualTo(Settlement.DONE);
        assertThat(of(new Write.Replace(NEW, Write.ANY), null, mine)).isEqualTo(Settlement.DONE);
        assertThat(of(new Write.Merge(NEW, "e0"), "old", mine)).isEqualTo(Settlement.DONE);
    }

    @Test
    void theGuardedRowStillThereMeansAgain() {
        assertThat(of(new Write.Replace(NEW, "e0"), "old", now("e0", "old"))).isEqualTo(Settlement.AGAIN);
        assertThat(of(new Write.Replace(NEW, "e0"), null, now("e0", "old"))).isEqualTo(Settlement.AGAIN);
        assertThat(of(new Write.Delete(NEW.key(), "e0"), "old", now("e0", "old")))
                .isEqualTo(Settlement.AGAIN);
    }

    @Test
    void anEmptyMergeBetweenMeansThatItCanNoLongerArrive() {
        assertThat(of(new Write.Replace(NEW, "e0"), "old", now("e1", "old"))).isEqualTo(Settlement.AGAIN_FOR_SURE);
        assertThat(of(new Write.Delete(NEW.key(), "e0"), "old", now("e1", "old")))
                .isEqualTo(Settlement.AGAIN_FOR_SURE);
    }

    @Test
    void nothingThereMeansAgainForInsertsAndDoneForDeletes() {
        assertThat(of(new Write.Insert(NEW), null, null)).isEqualTo(Settlement.AGAIN);
        assertThat(of(new Write.Upsert(NEW), null, null)).isEqualTo(Settlement.AGAIN);
        assertThat(of(new Write.Delete(NEW.key(), "e0"), "old", null)).isEqualTo(Settlement.DONE);
        assertThat(of(new Write.Delete(NEW.key(), Write.ANY), null, null)).isEqualTo(Settlement.DONE);
    }

    @Test
    void anythingElseMeansThatAnotherHasWritten() {
        Row other = now("e5", "other");
        assertThat(of(new Write.Insert(NEW), null, other)).isEqualTo(Settlement.UNKNOWN);
        assertThat(of(new Write.Upsert(NEW), null, other)).isEqualTo(Settlement.UNKNOWN);
        assertThat(of(new Write.Replace(NEW, "e0"), "old", other)).isEqualTo(Settlement.UNKNOWN);
        assertThat(of(new Write.Replace(NEW, "e0"), "old", null)).isEqualTo(Settlement.UNKNOWN);
        assertThat(of(new Write.Replace(NEW, Write.ANY), null, other)).isEqualTo(Settlement.UNKNOWN);
        assertThat(of(new Write.Replace(NEW, Write.ANY), null, null)).isEqualTo(Settlement.UNKNOWN);
        assertThat(of(new Write.Delete(NEW.key(), Write.ANY), null, other)).isEqualTo(Settlement.UNKNOWN);
        assertThat(of(new Write.Delete(NEW.key(), "e0"), "old", other)).isEqualTo(Settlement.UNKNOWN);
    }

    private static Change change(Write main) {
        return new Change("Employee", main, "mine", List.of(), List.of(), List.of(), List.of(), List.of());
    }

    private static Settlement together(List<Write> writes, Settlement... judged) {
        return Settlement.together(writes.stream().map(SettlementTest::change).toList(), List.of(judged));
    }

    @Test
    void oneRowOfATransactionWithOurTokenMeansAllWereDone() {
        List<Write> writes = List.of(new Write.Insert(NEW), new Write.Replace(NEW, "e0"));
        assertThat(together(writes, Settlement.UNKNOWN, Settlement.DONE)).isEqualTo(Settlement.DONE);
        List<Write> deletes = List.of(new Write.Delete(NEW.key(), "e0"), new Write.Delete(NEW.key(), "e1"));
        assertThat(together(deletes, Settlement.DONE, Settlement.DONE)).isEqualTo(Settlement.DONE);
    }

    @Test
    void aRowOfATransactionStillThereMeansNoneWasDone() {
        List<Write> writes = List.of(new Write.Replace(NEW, "e0"), new Write.Insert(NEW));
        assertThat(together(writes, Settlement.AGAIN, Settlement.AGAIN)).isEqualTo(Settlement.AGAIN);
        // another took the key of the insert: it may set it free again, and the lost try still arrive
        assertThat(together(writes, Settlement.AGAIN, Settlement.UNKNOWN)).isEqualTo(Settlement.UNKNOWN);
        assertThat(together(writes, Settlement.AGAIN_FOR_SURE, Settlement.UNKNOWN))
                .isEqualTo(Settlement.AGAIN_FOR_SURE);
    }

    @Test
    void aTransactionWithARowStillThereAndAnotherGoneForGoodCanNoLongerArrive() {
        List<Write> writes = List.of(new Write.Replace(NEW, "e0"), new Write.Delete(NEW.key(), "e1"));
        assertThat(together(writes, Settlement.AGAIN, Settlement.DONE)).isEqualTo(Settlement.AGAIN_FOR_SURE);
        assertThat(together(writes, Settlement.AGAIN, Settlement.UNKNOWN)).isEqualTo(Settlement.AGAIN_FOR_SURE);
        List<Write> open = List.of(new Write.Insert(NEW), new Write.Delete(NEW.key(), Write.ANY));
        assertThat(together(open, Settlement.AGAIN, Settlement.DONE)).isEqualTo(Settlement.AGAIN);
    }
}
