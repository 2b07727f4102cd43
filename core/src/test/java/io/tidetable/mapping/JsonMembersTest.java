package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.error.InvalidValueException;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is kept as JSON comes back as it was, or is refused before it is stored. */
class JsonMembersTest {
    interface Shape {}

    record Circle(double radius) implements Shape {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Square.class, name = "square"))
    interface Named {}

    record Square(double side) implements Named {}

    record Maybe(Optional<String> text) {}

    @Table("Jsons")
    record Entity(
            @PartitionKey String p,
            @RowKey int r,
            @AsJson @Nullable ZonedDateTime zoned,
            @AsJson @Nullable List<Shape> shapes,
            @AsJson @Nullable List<Named> named,
            @AsJson @Nullable Maybe maybe) {}

    @Table("Arrays")
    static final class Arrays {
        @PartitionKey
        String p = "";

        @RowKey
        int r;

        @AsJson
        List<Map<String, Square>> @Nullable [] lists;
    }

    private final EntityMapping<Entity> mapping = Mappings.of(Entity.class);

    private Entity read(Entity entity) {
        return mapping.entity(Mappings.rows(mapping, entity).main());
    }

    @Test
    void aTimeKeepsItsZone() {
        ZonedDateTime time = ZonedDateTime.parse("2024-10-27T02:30:00+01:00[Europe/Berlin]");
        assertThat(read(new Entity("p", 1, time, null, null, null)).zoned()).isEqualTo(time);
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of generics
    void arraysKeepWhatIsInThem() {
        EntityMapping<Arrays> arrays = Mappings.of(Arrays.class);
        Arrays given = new Arrays();
        given.lists = new List[] {List.of(Map.of("a", new Square(1)))};
        Arrays read = arrays.entity(Mappings.rows(arrays, given).main());
        assertThat(read.lists).containsExactly(given.lists);
    }

    @Test
    void whatWouldNotBeReadIsNotWritten() {
        assertThat(read(new Entity("p", 1, null, List.of(), null, null)).shapes())
                .isEmpty();
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> read(new Entity("p", 1, null, List.of(new Circle(1)), null, null)))
                    .isInstanceOf(InvalidValueException.class)
                    .hasMessageContainingAll("[VALUE_JSON] JsonMembersTest.Entity.shapes: ", "cannot be read back")
                    .hasStackTraceContaining("JsonMembersTest$Shape");
        }
        List<Named> named = List.of(new Square(2));
        assertThat(read(new Entity("p", 1, null, null, named, null)).named()).isEqualTo(named);
    }

    @Test
    void textsOfOthersAreReadWholeOrNotAtAll() {
        JacksonJson json = new JacksonJson();
        assertThat(json.read("5", int.class)).isEqualTo(5);
        assertThatThrownBy(() -> json.read("1.5", int.class)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> json.read("[] []", List.class)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theTypeThatJacksonDoesNotKnowIsNamed() {
        assertThatThrownBy(() -> read(new Entity("p", 1, null, null, null, new Maybe(Optional.of("x")))))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("[VALUE_JSON] JsonMembersTest.Entity.maybe: ")
                .hasStackTraceContaining("of java.util.Optional<java.lang.String>");
    }
}
