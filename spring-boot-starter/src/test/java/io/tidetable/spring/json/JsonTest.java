package io.tidetable.spring.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableEntity;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.tidetable.codec.Json;
import io.tidetable.query.Key;
import io.tidetable.repository.TableRepository;
import io.tidetable.spring.WithEmbeddedTables;
import io.tidetable.spring.app.App;
import io.tidetable.spring.app.Note;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** JSON is the application's: its settings, by Jackson 2 on Spring Boot 3 and Jackson 3 on Spring Boot 4. */
@SpringBootTest(classes = App.class, properties = "spring.jackson.property-naming-strategy=SNAKE_CASE")
@WithEmbeddedTables
class JsonTest {
    private static final Note NOTE = new Note("kitchen", 1, "Milk", new Note.Style("Serif", 12));

    @Autowired
    private TableRepository<Note> notes;

    @Autowired
    private TableServiceClientBuilder service;

    @Autowired
    private Json json;

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
    interface Shape {}

    record Circle(int radius) implements Shape {}

    interface Plain {}

    record Dot(int size) implements Plain {}

    record Drawing(List<Shape> shapes, Map<String, List<Shape>> layers, List<Plain> plain, Shape frame) {}

    private String write(String component, Object value) throws NoSuchFieldException {
        return json.write(value, type(component));
    }

    private static Type type(String component) throws NoSuchFieldException {
        return Drawing.class.getDeclaredField(component).getGenericType();
    }

    private TableEntity row() {
        TableClient client = service.buildClient().getTableClient("Notes");
        return client.listEntities().stream()
                .filter(row -> !row.getRowKey().startsWith("~"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void itIsWrittenAsTheApplicationWritesIt() {
        Note stored = notes.insert(NOTE);
        assertThat(row().getProperty("style")).isEqualTo("{\"font_family\":\"Serif\",\"font_size\":12}");
        assertThat(notes.find(notes.keyOf(stored))).contains(NOTE);
    }

    @Test
    void whatIsInListsAndMapsKeepsItsClass() throws NoSuchFieldException {
        List<Shape> shapes = List.of(new Circle(3));
        assertThat(json.read(write("shapes", shapes), type("shapes"))).isEqualTo(shapes);
        Map<String, List<Shape>> layers = Map.of("top", shapes);
        assertThat(json.read(write("layers", layers), type("layers"))).isEqualTo(layers);
        assertThat(json.read(write("frame", new Circle(3)), type("frame"))).isEqualTo(new Circle(3));
        assertThat(write("plain", List.of(new Dot(4)))).isEqualTo("[{\"size\":4}]");
    }

    @Test
    void itIsTheJacksonOfThisSpringBoot() {
        boolean four = System.getProperty("expected.boot", "").startsWith("4");
        assertThat(json.getClass().getSimpleName()).isEqualTo(four ? "Jackson3Json" : "Jackson2Json");
    }

    @Test
    void whatCannotBeReadIsNotQuoted() {
        Key<Note> key = notes.keyOf(notes.insert(NOTE));
        TableEntity row = row();
        row.addProperty("style", "{\"font_size\":\"secret\"}");
        service.buildClient().getTableClient("Notes").updateEntity(row);
        assertThatThrownBy(() -> notes.find(key))
                .hasStackTraceContaining("Jackson could not read it: ")
                .satisfies(e -> assertThat(e.toString()).doesNotContain("secret"));
    }
}
