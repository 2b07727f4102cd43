package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.ConvertedBy;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import io.tidetable.annotations.Timestamp;
import io.tidetable.codec.KeyCodec;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.TidetableException;
import io.tidetable.store.Row;
import io.tidetable.time.Ticks;
import jakarta.annotation.Nonnull;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DraftsTest {
    private static final Instant FINE = Instant.parse("2014-06-16T02:40:31.123456789Z");
    private static final Instant CUT = Instant.parse("2014-06-16T02:40:31.1234567Z");

    @Table("Posts")
    record Post(
            @PartitionKey @Nullable String blog,
            @ReverseChronologicalKey @Nullable Instant published,
            @KeySuffix @Nullable String id,
            @Nullable OffsetDateTime edited,
            String title,
            @ETag @Nullable String etag,
            @Timestamp @Nullable Instant written) {}

    private final EntityMapping<Post> posts = Mappings.of(Post.class);

    private static Post post(@Nullable Instant published, @Nullable String id) {
        return new Post(
                "b", published, id, OffsetDateTime.parse("2014-06-16T02:40:31.123456789+02:00"), "t", "old", FINE);
    }

    @Test
    void theStoredRecordShowsWhatWasGeneratedTruncatedAndTheToken() {
        Draft<Post> draft = posts.draft(post(FINE, null), true);
        Post stored = posts.stored(draft, "new");
        assertThat(stored.published()).isEqualTo(CUT);
        assertThat(stored.edited()).isEqualTo(OffsetDateTime.parse("2014-06-16T00:40:31.1234567Z"));
        assertThat(stored.etag()).isEqualTo("new");
        assertThat(stored.written()).isNull();
        assertThat(UUID.fromString(String.valueOf(stored.id())).version()).isEqualTo(8);
        assertThat(draft.key().row()).isEqualTo(Ticks.reverseKey(CUT) + "-" + stored.id());
        assertThat(draft.token()).isEqualTo("old");
        assertThat(draft.given().published()).isEqualTo(FINE);
        assertThat(posts.draft(stored, false).key()).isEqualTo(draft.key());
    }

    @Test
    void aNullTimeIsNowAndStrictlyIncreases() {
        Post first = posts.stored(posts.draft(post(null, null), true), null);
        Post second = posts.stored(posts.draft(post(null, null), true), null);
        assertThat(first.published()).isEqualTo(Ticks.truncate(Mappings.NOW));
        assertThat(second.published()).isEqualTo(Ticks.truncate(Mappings.NOW).plusNanos(100));
    }

    @Test
    void suffixesOfOneTickKeepTheirOrder() {
        EntityMapping<Task> tasks = Mappings.of(Task.class);
        String before = "";
        String beforeInReverse = "~";
        for (int i = 0; i < 100; i++) {
            String up = tasks.draft(new Task("l", FINE, null), true).key().row();
            String down = posts.draft(post(FINE, null), true).key().row();
            assertThat(up).isGreaterThan(before);
            assertThat(down).isLessThan(beforeInReverse);
            before = up;
            beforeInReverse = down;
        }
    }

    @Table("Tasks")
    record Task(
            @PartitionKey String list,
            @ChronologicalKey Instant due,
            @KeySuffix @Nullable UUID id) {}

    @Test
    void whatAKeyMissesIsNamedWhereNothingMayBeGenerated() {
        assertThatThrownBy(() -> posts.draft(post(null, "x"), false))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Post.published");
        assertThatThrownBy(() -> posts.draft(post(FINE, null), false)).hasMessageContaining("Post.id");
        assertThatThrownBy(() -> posts.draft(new Post(null, FINE, "x", null, "t", null, null), true))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Post.blog")
                .satisfies(e -> assertThat(((TidetableException) e).table()).contains("Posts"));
        assertThatThrownBy(() -> posts.keyParts(post(FINE, null))).hasMessageContaining("Post.id");
    }

    @Table("Cards")
    static class Card {
        @PartitionKey
        private String box = "b";

        @RowKey
        private String name = "n";

        @Nonnull
        private String title;
    }

    @Test
    void aRequiredValueThatIsNullIsNamed() {
        EntityMapping<Card> cards = Mappings.of(Card.class);
        Card card = new Card();
        assertThat(cards.key(cards.keyParts(card))).isEqualTo(cards.key(List.of(card.box, card.name)));
        assertThatThrownBy(() -> cards.draft(card, true))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Card.title");
        card.title = "t";
        assertThat(cards.draft(card, true).given().title).isEqualTo("t");
    }

    @Test
    void valuesThatCannotBeStoredAreNamedWithTheirPlace() {
        Post early = new Post("b", FINE, "x", OffsetDateTime.parse("1600-01-01T00:00:00Z"), "t", null, null);
        assertThatThrownBy(() -> posts.draft(early, true))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Post.edited")
                .hasMessageContaining("1601")
                .satisfies(e -> assertThat(((TidetableException) e).rowKey()).contains(Ticks.reverseKey(CUT) + "-x"));
        Post torn = new Post("b", FINE, "x", null, "\uD83D", null, null);
        assertThatThrownBy(() -> posts.draft(torn, true))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Post.title");
        Post tornKey = new Post("\uD83D", FINE, "x", null, "t", null, null);
        assertThatThrownBy(() -> posts.draft(tornKey, true))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Post.blog");
        Post outside = new Post("b", Instant.MIN, "x", null, "t", null, null);
        assertThatThrownBy(() -> posts.draft(outside, true))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Post.published")
                .hasMessageContaining("0001-01-01");
    }

    @Test
    void keyPartsAreCheckedOneByOne() {
        assertThat(posts.key(List.of("b", FINE, "x")).row()).isEqualTo(Ticks.reverseKey(CUT) + "-x");
        assertThatThrownBy(() -> posts.key(List.of("b")))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("String blog, Instant published, String id");
        assertThatThrownBy(() -> posts.key(List.of("b", FINE, "x", "y"))).hasMessageContaining("too many");
        assertThatThrownBy(() -> posts.key(List.of("b", "SECRET", "x")))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Post.published")
                .hasMessageContaining("Instant")
                .hasMessageNotContaining("SECRET");
        assertThatThrownBy(() -> posts.key(Arrays.asList("b", null, "x")))
                .hasMessageContaining("Post.published")
                .hasMessageContaining("null");
    }

    @Table("Events")
    record Event(
            @PartitionKey String stream,
            @ReverseChronologicalKey Instant at,
            String what) {}

    @Test
    void anEntityWhoseSuffixNobodySeesCanBeInsertedAndReadAndNotUpdated() {
        EntityMapping<Event> events = Mappings.of(Event.class);
        Draft<Event> draft = events.draft(new Event("s", CUT, "x"), true);
        assertThat(events.entity(events.rows(draft).main())).isEqualTo(new Event("s", CUT, "x"));
        assertThatThrownBy(() -> events.draft(new Event("s", CUT, "x"), false))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("@KeySuffix");
        assertThatThrownBy(() -> events.keyParts(new Event("s", CUT, "x"))).hasMessageContaining("@KeySuffix");
        assertThat(events.key(events.keyParts(draft.key()))).isEqualTo(draft.key());
    }

    static class Lower implements KeyCodec<String> {
        private Lower() {}

        @Override
        public String write(String value) {
            return value.toLowerCase(Locale.ROOT);
        }

        @Override
        public String read(Object property) {
            return (String) property;
        }
    }

    @Table("Points")
    record Point(
            @PartitionKey double x,
            @RowKey @ConvertedBy(Lower.class) String name,
            @SecondaryIndex @Nullable Double weight,

            @SecondaryIndex(unique = true) @ConvertedBy(Lower.class) @Nullable
            String label,

            @IndexEntity @Nullable Double size) {}

    @Test
    void keyTextIsMadeFromTheValueAsItWillReadBack() {
        EntityMapping<Point> points = Mappings.of(Point.class);
        Draft<Point> draft = points.draft(new Point(-0.0, "ABC", null, "XyZ", null), true);
        Point stored = points.stored(draft, null);
        assertThat(stored).isEqualTo(new Point(0.0, "abc", null, "xyz", null));
        EntityRows rows = points.rows(draft);
        assertThat(rows.main().key().row()).isEqualTo("abc");
        assertThat(rows.copies().get(0).row().key().row()).isEqualTo("~label_xyz");
        assertThat(points.entity(rows.main())).isEqualTo(stored);
        assertThat(points.key(List.of(-0.0, "aBc"))).isEqualTo(rows.main().key());
    }

    @Test
    void nullAndNanHaveNoCopy() {
        EntityMapping<Point> points = Mappings.of(Point.class);
        for (Double absent : new @Nullable Double[] {null, Double.NaN}) {
            Point point = new Point(1, "a", absent, null, absent);
            EntityRows rows = Mappings.rows(points, point);
            assertThat(rows.copies()).isEmpty();
            assertThat(rows.listings()).isEmpty();
            assertThat(points.entity(rows.main())).isEqualTo(point);
        }
        assertThat(Mappings.rows(points, new Point(1, "a", 5.0, "x", 5.0)).copies())
                .hasSize(2);
        assertThatThrownBy(() -> points.draft(new Point(Double.NaN, "a", null, null, null), true))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Point.x")
                .hasMessageContaining("NaN");
    }

    @Table("Runs")
    static class Run {
        @TimeBucket(ChronoUnit.HOURS)
        private @Nullable Instant at;

        @RowKey
        private String name = "";

        private boolean open = true;

        @ETag
        private @Nullable String etag;
    }

    @Test
    void anObjectOfAClassIsFilledAndANullBucketIsNow() {
        EntityMapping<Run> runs = Mappings.of(Run.class);
        Run run = new Run();
        run.name = "r";
        Run stored = runs.stored(runs.draft(run, true), "t");
        assertThat(stored).isSameAs(run);
        assertThat(run.at).isEqualTo(Ticks.truncate(Mappings.NOW));
        assertThat(run.etag).isEqualTo("t");
        Run read = runs.entity(Row.of(runs.key(List.of(CUT, "r")), Map.of("at", CUT)));
        assertThat(read.open).isFalse();
        assertThat(read.name).isEqualTo("r");
        assertThat(runs.draft(read, false).key()).isEqualTo(runs.key(List.of(CUT, "r")));
    }

    @Test
    void aFailedDraftLeavesTheObjectAsItWas() {
        EntityMapping<Run> runs = Mappings.of(Run.class);
        Run run = new Run();
        run.name = "\uD83D";
        assertThatThrownBy(() -> runs.draft(run, true)).isInstanceOf(InvalidKeyException.class);
        assertThat(run.at).isNull();
    }
}
