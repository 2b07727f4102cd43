package io.tidetable.spring.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableEntity;
import io.tidetable.codec.Json;
import io.tidetable.query.Key;
import io.tidetable.repository.TableRepository;
import io.tidetable.spring.WithEmbeddedTables;
import io.tidetable.spring.app.App;
import io.tidetable.spring.app.Note;
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
