package io.tidetable.reflect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.annotations.Embedded;
import io.tidetable.annotations.Ignore;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.mapping.EntityAccess;
import io.tidetable.model.EntityModel;
import io.tidetable.model.MemberModel;
import io.tidetable.model.Reading;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Both ways to members do the same; users' classes know nothing of nullness annotations. */
@NullUnmarked
@ParameterizedClass(name = "generated: {0}")
@ValueSource(booleans = {true, false})
class EntityAccessTest {
    private final boolean generated;

    EntityAccessTest(boolean generated) {
        this.generated = generated;
    }

    private static EntityModel model(Class<?> type) {
        Reading reading = EntityReader.read(type);
        assertThat(reading).isInstanceOf(Reading.Mapped.class);
        return ((Reading.Mapped) reading).model();
    }

    private <T> EntityAccess<T> access(Class<T> type) {
        return new ShapeReader(model(type), new Reach(type, null, generated)).access(type);
    }

    private static Object[] nothing(Class<?> type) {
        return new Object[model(type).members().size()];
    }

    private static <T> Optional<T> absent() {
        Optional<T> none = null;
        return none;
    }

    @Table("Plain")
    private record Plain(@PartitionKey String id, @RowKey long number, Double weight, boolean open, char sign) {}

    @Test
    void aPrivateRecordIsReadAndMadeInTheOrderOfItsMembers() {
        Plain plain = new Plain("a", 7, 1.5, true, 'x');
        assertThat(access(Plain.class).read(plain)).containsExactly("a", 7L, 1.5, true, 'x');
        assertThat(access(Plain.class).make(new Object[] {"a", 7L, 1.5, true, 'x'}))
                .isEqualTo(plain);
    }

    @Test
    void nullIsZeroFalseOrNullAsDeclared() {
        assertThat(access(Plain.class).make(nothing(Plain.class))).isEqualTo(new Plain(null, 0, null, false, '\0'));
    }

    @Table("Optionals")
    record Optionals(@PartitionKey String id, @RowKey int n, Optional<String> note, Optional<Instant> at) {}

    @Test
    void optionalsAreTheirContent() {
        Optionals empty = new Optionals("a", 1, Optional.empty(), Optional.empty());
        Optionals full = new Optionals("a", 1, Optional.of("x"), Optional.of(Instant.EPOCH));
        EntityAccess<Optionals> access = access(Optionals.class);
        assertThat(access.read(empty)).containsExactly("a", 1, null, null);
        assertThat(access.read(new Optionals("a", 1, absent(), absent()))).containsExactly("a", 1, null, null);
        assertThat(access.read(full)).containsExactly("a", 1, "x", Instant.EPOCH);
        assertThat(access.make(new Object[] {"a", 1, null, null})).isEqualTo(empty);
        assertThat(access.make(access.read(full))).isEqualTo(full);
    }

    record Point(int x, Integer y, @Ignore String label) {}

    record Line(@Embedded Point from, @Embedded Point to, Optional<String> color) {}

    @Table("Drawings")
    record Drawing(
            @PartitionKey String id,
            @RowKey int n,
            @Embedded Line line,
            @Ignore String cache,
            String title) {}

    private static final Drawing DRAWING =
            new Drawing("a", 1, new Line(new Point(1, 2, "p"), null, Optional.of("red")), "c", "t");

    @Test
    void embeddedRecordsAreLaidFlat() {
        assertThat(model(Drawing.class).members())
                .extracting(MemberModel::name)
                .containsExactly(
                        "id", "n", "line_from_x", "line_from_y", "line_to_x", "line_to_y", "line_color", "title");
        assertThat(access(Drawing.class).read(DRAWING)).containsExactly("a", 1, 1, 2, null, null, "red", "t");
    }

    @Test
    void anEmbeddedRecordWithoutValuesIsNull() {
        Drawing made = access(Drawing.class).make(new Object[] {"a", 1, null, null, null, null, null, "t"});
        assertThat(made).isEqualTo(new Drawing("a", 1, null, null, "t"));
        Drawing half = access(Drawing.class).make(new Object[] {"a", 1, null, 5, null, null, null, "t"});
        assertThat(half)
                .isEqualTo(new Drawing("a", 1, new Line(new Point(0, 5, null), null, Optional.empty()), null, "t"));
    }

    @Test
    void aFilledRecordKeepsWhatIsIgnored() {
        Drawing filled = access(Drawing.class).fill(DRAWING, new Object[] {"b", 2, 3, 4, 5, 6, null, "u"});
        assertThat(filled)
                .isEqualTo(new Drawing(
                        "b", 2, new Line(new Point(3, 4, "p"), new Point(5, 6, null), Optional.empty()), "c", "u"));
        assertThat(DRAWING.id()).isEqualTo("a");
    }

    private abstract static class Base<K, V> {
        @PartitionKey
        private K id;

        private V owner;
    }

    @Table("Classes")
    private static final class Derived extends Base<UUID, String> {
        @RowKey
        private int n = 7;

        private boolean open = true;
        private String note = "note";
        private Optional<Long> size = Optional.of(1L);
        private @Embedded Point point = new Point(1, 1, "l");

        @Ignore
        private String ignored = "kept";

        private transient String cache = "cache";
        private final String constant = "constant";

        private Derived() {}
    }

    @Test
    void aClassIsItsFieldsAndThoseOfItsSuperclasses() {
        Derived derived = new Derived();
        ((Base<UUID, String>) derived).id = new UUID(1, 2);
        ((Base<UUID, String>) derived).owner = "ann";
        assertThat(model(Derived.class).members())
                .extracting(MemberModel::name)
                .containsExactly("id", "owner", "n", "open", "note", "size", "point_x", "point_y");
        assertThat(access(Derived.class).read(derived))
                .containsExactly(new UUID(1, 2), "ann", 7, true, "note", 1L, 1, 1);
    }

    @Test
    void absentValuesGoOverInitialisers() {
        Derived made = access(Derived.class).make(nothing(Derived.class));
        assertThat(made.n).isZero();
        assertThat(made.open).isFalse();
        assertThat(made.note).isNull();
        assertThat(made.size).isEmpty();
        assertThat(made.point).isNull();
        assertThat(made.ignored).isEqualTo("kept");
        assertThat(made.cache + made.constant).isEqualTo("cacheconstant");
    }

    @Test
    void aFilledObjectIsTheSame() {
        Derived given = new Derived();
        given.ignored = "mine";
        Derived filled =
                access(Derived.class).fill(given, new Object[] {new UUID(3, 4), "bob", 1, true, "x", 2L, 5, 6});
        assertThat(filled).isSameAs(given);
        assertThat(((Base<UUID, String>) given).id).isEqualTo(new UUID(3, 4));
        assertThat(((Base<UUID, String>) given).owner).isEqualTo("bob");
        assertThat(given.point).isEqualTo(new Point(5, 6, "l"));
        assertThat(given.ignored).isEqualTo("mine");
    }

    @Table("Strict")
    record Strict(@PartitionKey String id, @RowKey int n) {
        Strict {
            if (n < 0) {
                throw new IllegalArgumentException("n");
            }
        }
    }

    @Test
    void whatAConstructorThrowsIsThrown() {
        assertThatThrownBy(() -> access(Strict.class).make(new Object[] {"a", -1}))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Table("Thrown")
    static final class Checked {
        @PartitionKey
        String id;

        @RowKey
        int n;

        Checked() throws IOException {
            throw new IOException("checked");
        }
    }

    @Table("Thrown")
    record Unchecked(@PartitionKey String id, @RowKey int n) {
        Unchecked {
            throw new UnsupportedOperationException("unchecked");
        }
    }

    @Test
    void whatAConstructorThrowsIsTold() {
        EntityAccess<Checked> checked = access(Checked.class);
        Object[] nothing = nothing(Checked.class);
        assertThatThrownBy(() -> checked.make(nothing))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("constructor of Checked")
                .hasCauseInstanceOf(IOException.class);
        EntityAccess<Unchecked> unchecked = access(Unchecked.class);
        assertThatThrownBy(() -> unchecked.make(nothing))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("unchecked");
    }
}
