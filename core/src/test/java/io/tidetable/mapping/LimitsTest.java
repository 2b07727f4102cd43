package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.annotations.Large;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.TidetableException;
import io.tidetable.form.Utf16;
import io.tidetable.store.Row;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.assertj.core.api.AbstractThrowableAssert;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {
    @Table("Notes")
    record Note(
            @PartitionKey String folder,
            @RowKey String name,
            @SecondaryIndex @Nullable String tag,
            @Nullable String text,
            @Large @Nullable String story) {
        static Note named(String folder, String name) {
            return new Note(folder, name, null, null, null);
        }

        static Note tagged(String tag) {
            return new Note("f", "n", tag, null, null);
        }

        static Note text(String text) {
            return new Note("f", "n", null, text, null);
        }

        static Note story(String story) {
            return new Note("f", "n", null, null, story);
        }
    }

    @Table(value = "Films", partition = "p", row = "r")
    static class Film {
        private byte @Nullable [] poster;

        @Large
        private byte @Nullable [] frames;
    }

    private static final io.tidetable.store.RowKey KEY = new io.tidetable.store.RowKey("f", "n");

    private final EntityMapping<Note> notes = Mappings.of(Note.class);

    private Row main(Note note) {
        return Mappings.rows(notes, note).main();
    }

    private AbstractThrowableAssert<?, ? extends Throwable> refused(Note note) {
        return assertThatThrownBy(() -> Mappings.rows(notes, note))
                .isInstanceOf(LimitExceededException.class)
                .satisfies(e -> assertThat(((TidetableException) e).table()).contains("Notes"))
                .satisfies(
                        e -> assertThat(((TidetableException) e).partitionKey()).isPresent())
                .satisfies(e -> assertThat(((TidetableException) e).rowKey()).isPresent());
    }

    @Test
    void keysHaveAtMost512UnitsAfterEscaping() {
        for (String longest : new String[] {"x".repeat(512), "😀".repeat(256), "/".repeat(170) + "xx"}) {
            assertThat(notes.entity(main(Note.named(longest, "n"))).folder()).isEqualTo(longest);
            assertThat(notes.entity(main(Note.named("f", longest))).name()).isEqualTo(longest);
        }
        for (String tooLong : new String[] {"x".repeat(513), "😀".repeat(257), "/".repeat(171)}) {
            refused(Note.named(tooLong, "n"))
                    .hasMessageContaining("Note.folder")
                    .hasMessageContaining("512")
                    .hasMessageContaining("escaped character counts three");
            refused(Note.named("f", tooLong)).hasMessageContaining("Note.name").hasMessageContaining("512");
            assertThatThrownBy(() -> notes.key(List.of("f", tooLong))).isInstanceOf(LimitExceededException.class);
        }
    }

    @Test
    void theKeyOfACopyIsItsValueAndTheMainRowKey() {
        String longest = "x".repeat(512 - "~tag__n".length());
        assertThat(Mappings.rows(notes, Note.tagged(longest))
                        .copies()
                        .get(0)
                        .row()
                        .key()
                        .row())
                .hasSize(512);
        refused(Note.tagged(longest + "x"))
                .hasMessageContaining("Note.tag, index tag")
                .hasMessageContaining("513")
                .hasMessageContaining("hash");
    }

    @Test
    void propertiesHaveAtMost64KiB() {
        assertThat(main(Note.text("x".repeat(32768))).properties().get("text")).isEqualTo("x".repeat(32768));
        refused(Note.text("x".repeat(32769)))
                .hasMessageContaining("Note.text")
                .hasMessageContaining("32769")
                .hasMessageContaining("32768")
                .hasMessageContaining("@Large");
        EntityMapping<Film> films = Mappings.of(Film.class);
        Film film = new Film();
        film.poster = new byte[65536];
        Row row = Mappings.rows(films, film).main();
        assertThat(row.properties()).containsOnlyKeys("poster");
        assertThat(films.entity(row).poster).isEqualTo(film.poster);
        film.poster = new byte[65537];
        assertThatThrownBy(() -> Mappings.rows(films, film))
                .isInstanceOf(LimitExceededException.class)
                .hasMessageContaining("Film.poster")
                .hasMessageContaining("65536");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 32766, 32767, 32768, 32769, 65535, 65536, 65537, 200_000})
    void largeTextIsSplitAndJoinedWithoutTearingAPair(int length) {
        String plain = "x".repeat(length);
        String pairs = "x".repeat(length % 2) + "😀".repeat(length / 2);
        String shifted = length < 2 ? plain : "y" + "😀".repeat((length - 1) / 2) + "z".repeat((length - 1) % 2);
        for (String story : new String[] {plain, pairs, shifted}) {
            Row row = main(Note.story(story));
            row.properties().values().forEach(chunk -> {
                String text = (String) chunk;
                assertThat(text.length()).isLessThanOrEqualTo(32768);
                assertThat(Utf16.isWellFormed(text)).isTrue();
            });
            assertThat(notes.entity(row).story()).isEqualTo(story);
        }
    }

    @Test
    void chunksAreNamedByNumberAndTheLastIsNeverFull() {
        assertThat(main(Note.story("x".repeat(32766))).properties()).containsOnlyKeys("story");
        assertThat(main(Note.story("x".repeat(32768))).properties())
                .isEqualTo(Map.of("story", "x".repeat(32768), "story1", ""));
        assertThat(main(Note.story("x".repeat(32767) + "😀")).properties())
                .isEqualTo(Map.of("story", "x".repeat(32767), "story1", "😀"));
        assertThat(main(Note.story("x".repeat(70000))).properties()).containsOnlyKeys("story", "story1", "story2");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 65535, 65536, 65537, 300_000})
    void largeBytesAreSplitAndJoined(int count) {
        EntityMapping<Film> films = Mappings.of(Film.class);
        Film film = new Film();
        film.frames = new byte[count];
        new Random(count).nextBytes(film.frames);
        Row row = Mappings.rows(films, film).main();
        assertThat(films.entity(row).frames).isEqualTo(film.frames);
        assertThat(row.properties()).hasSize(count / 65536 + 1).containsKey("frames");
        assertThat(row.properties().values())
                .allSatisfy(chunk -> assertThat(((byte[]) chunk).length).isLessThanOrEqualTo(65536));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5, 32767, 32768, 40000, 65536})
    void aMergeOfAShorterValueIsWholeWhateverALongerOneLeft(int length) {
        Map<String, Object> stored =
                new HashMap<>(main(Note.story("x".repeat(100_000))).properties());
        MappedMember story = notes.member("story").orElseThrow();
        stored.putAll(notes.properties(story, "y".repeat(length), KEY));
        Row merged = Row.of(KEY, stored);
        assertThat(notes.entity(merged).story()).isEqualTo("y".repeat(length));
    }

    @Test
    void aKeyIsNoPropertyToMerge() {
        assertThatThrownBy(() -> notes.properties(notes.member("name").orElseThrow(), "x", KEY))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Note.name");
    }

    /** Bytes as the service counts them, of a row that holds one large text and a token of 36 units. */
    private static long size(String partition, String row, Map<String, Object> properties) {
        long size = 4 + 2L * (partition.length() + row.length()) + 8 + 2L * "_v".length() + 4 + 2L * 36;
        for (Map.Entry<String, Object> property : properties.entrySet()) {
            size += 8 + 2L * property.getKey().length() + 4 + 2L * ((String) property.getValue()).length();
        }
        return size;
    }

    @Test
    void aRowHasAtMostOneMiB() {
        int length = 1 << 19;
        while (size("f", "n", split(length)) > 1 << 20) {
            length--;
        }
        assertThat(size("f", "n", main(Note.story("x".repeat(length))).properties()))
                .isBetween((1L << 20) - 1, 1L << 20);
        refused(Note.story("x".repeat(length + 1)))
                .hasMessageContaining("ROW_SIZE")
                .hasMessageContaining("1048576");
    }

    private static Map<String, Object> split(int length) {
        Map<String, Object> chunks = new LinkedHashMap<>();
        Chunks.split("story", "x".repeat(length), chunks);
        return chunks;
    }

    @Test
    void aRowHasAtMost252PropertiesTokenIncluded() {
        EntityMapping<@Nullable Object[]> most = Things.withProperties(251);
        @Nullable Object[] values = new @Nullable Object[253];
        Arrays.fill(values, "x");
        assertThat(most.rows(most.draft(values, true)).main().properties()).hasSize(251);
        EntityMapping<@Nullable Object[]> tooMany = Things.withProperties(252);
        @Nullable Object[] more = new @Nullable Object[254];
        Arrays.fill(more, "x");
        assertThatThrownBy(() -> tooMany.rows(tooMany.draft(more, true)))
                .isInstanceOf(LimitExceededException.class)
                .hasMessageContaining("253")
                .hasMessageContaining("252");
        more[253] = null;
        assertThat(tooMany.rows(tooMany.draft(more, true)).main().properties()).hasSize(251);
    }
}
