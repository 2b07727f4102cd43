package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.mapping.EntityRows;
import io.tidetable.repository.IndexReport;
import io.tidetable.store.Row;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Writes and upkeep over rows that are damaged at random, {@code -Dseeds=N} for more: whatever is wrong, a write leaves
 * the index rows of its entity right and all others as they were, a unique value is refused only where another holds
 * it, verify changes nothing, and repair mends all but what it names.
 */
class DamagedTablesTest {
    private static final int NUMBERS = 5;
    private static final int ROUNDS = 6;

    private final RichTable rich = new RichTable();

    static LongStream seeds() {
        return LongStream.range(0, Integer.getInteger("seeds", 60));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whateverIsWrongAWriteIsRightAndRepairMends(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = random.nextInt(3); i >= 0; i--) {
                rich.damage(random);
            }
            int number = random.nextInt(NUMBERS);
            Map<String, Row> before = rich.stored();
            TidetableException told = rich.write(random, number);
            Step step = new Step(before, rich.stored(), number);
            try {
                check(step, told);
            } catch (AssertionError wrong) {
                throw new AssertionError("seed " + seed + ", round " + round + ", told " + told + "\n" + step, wrong);
            }
        }
        upkeep();
    }

    /** All rows before and after a write of one number. */
    private record Step(Map<String, Row> before, Map<String, Row> after, int number) {
        String main() {
            return Rich.rowKey(number);
        }

        @Override
        public String toString() {
            return "number " + number + "\nbefore" + text(before) + "\nafter" + text(after);
        }

        private static String text(Map<String, Row> rows) {
            StringBuilder text = new StringBuilder();
            rows.forEach(
                    (key, row) -> text.append("\n  ").append(key).append(' ').append(new TreeMap<>(row.properties())));
            return text.toString();
        }
    }

    private void check(Step step, @Nullable TidetableException told) {
        if (told != null) {
            assertThat(contents(step.after(), Set.of())).isEqualTo(contents(step.before(), Set.of()));
            boolean wasThere = step.before().containsKey(step.main());
            assertThat(
                            told instanceof EntityExistsException
                                    ? wasThere
                                    : !(told instanceof EntityNotFoundException) || !wasThere)
                    .isTrue();
            assertThat(told)
                    .isInstanceOfAny(
                            EntityExistsException.class, EntityNotFoundException.class, UniqueIndexException.class);
            return;
        }
        EntityRows was = rich.entity(step.before(), step.number());
        EntityRows is = rich.entity(step.after(), step.number());
        Set<String> touched = RichTable.indexKeys(was);
        touched.addAll(RichTable.indexKeys(is));
        touched.add(step.main());
        assertThat(contents(step.after(), touched)).isEqualTo(contents(step.before(), touched));
        touched.forEach(key -> {
            if (rich.kind(key) instanceof RowKind.Listing) {
                checkSegment(step, key, RichTable.indexKeys(was), RichTable.indexKeys(is));
            } else if (rich.kind(key) instanceof RowKind.Copy
                    && !RichTable.indexKeys(is).contains(key)) {
                checkLeft(step, key);
            }
        });
        if (is != null) {
            is.copies().forEach(copy -> checkCopy(step, was, copy));
        }
    }

    /** Others stay listed, whatever they are; an entity that stays where it was is not looked at. */
    private void checkSegment(Step step, String key, Set<String> was, Set<String> is) {
        Set<String> before = RichTable.ids(step.before(), key);
        Set<String> after = RichTable.ids(step.after(), key);
        before.remove(step.main());
        boolean lists = after.remove(step.main());
        assertThat(after).isEqualTo(before);
        if (!was.contains(key) || !is.contains(key)) {
            assertThat(lists).as(key).isEqualTo(is.contains(key));
        }
    }

    /** What the entity had goes, unless it is another's. */
    private void checkLeft(Step step, String key) {
        assertThat(!step.after().containsKey(key) || rich.isHeldByAnother(step.before(), key, step.number()))
                .as("left behind: " + key)
                .isTrue();
    }

    private void checkCopy(Step step, @Nullable EntityRows was, EntityRows.Copy copy) {
        String key = copy.row().key().row();
        if (rich.isHeldByAnother(step.before(), key, step.number())) {
            assertThat(RichTable.indexKeys(was)).as("both held it: " + key).contains(key);
            return;
        }
        Map<String, Object> wanted = new HashMap<>(copy.row().properties());
        wanted.put(Row.TOKEN, String.valueOf(row(step.after(), step.main()).token()));
        assertThat(row(step.after(), key).properties()).isEqualTo(wanted);
    }

    private static Row row(Map<String, Row> rows, String key) {
        assertThat(rows).containsKey(key);
        return Objects.requireNonNull(rows.get(key));
    }

    private static Map<String, Map<String, Object>> contents(Map<String, Row> rows, Set<String> but) {
        Map<String, Map<String, Object>> contents = new TreeMap<>();
        rows.forEach((key, row) -> contents.put(key, row.properties()));
        contents.keySet().removeAll(but);
        return contents;
    }

    private void upkeep() {
        Maintenance<Rich> indexes = Maintenance.of(rich.table.session);
        Map<String, Row> before = rich.stored();
        IndexReport verified = indexes.verify();
        assertThat(rich.stored()).isEqualTo(before);
        assertThat(counts(indexes.repair())).isEqualTo(counts(verified));
        IndexReport again = indexes.verify();
        assertThat(again.duplicated()).isEqualTo(verified.duplicated());
        assertThat(again.duplicated() > 0 || again.isClean())
                .as(verified + ", then " + again)
                .isTrue();
        Map<String, Row> after = rich.stored();
        before.forEach((key, row) -> {
            boolean ours = rich.kind(key) instanceof RowKind.Copy || rich.kind(key) instanceof RowKind.Listing;
            if (!ours || row.properties().keySet().equals(new HashSet<>(List.of("Important")))) {
                assertThat(withoutToken(row(after, key))).isEqualTo(withoutToken(row));
            }
        });
    }

    private static List<Long> counts(IndexReport report) {
        return List.of(
                report.checked(),
                report.missing(),
                report.orphaned(),
                report.stale(),
                report.duplicated(),
                report.foreign());
    }

    private static Map<String, Object> withoutToken(Row row) {
        Map<String, Object> properties = new HashMap<>(row.properties());
        properties.remove(Row.TOKEN);
        return properties;
    }
}
