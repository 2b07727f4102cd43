package io.tidetable.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;
import io.tidetable.spring.app.App;
import io.tidetable.spring.app.Board;
import io.tidetable.spring.app.Note;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootVersion;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.ApplicationContext;

/** Constructors get repositories by their generic type; each test gets an empty service. */
@SpringBootTest(classes = App.class, properties = "tidetable.connection-string=UseDevelopmentStorage=true")
@WithEmbeddedTables
class RepositoriesTest {
    @Autowired
    private ApplicationContext context;

    @Autowired
    private Board board;

    @Autowired
    private TableRepository<Note> notes;

    @Test
    void thisIsTheSpringBootThatIsMeant() {
        assertThat(SpringBootVersion.getVersion()).isEqualTo(System.getProperty("expected.boot"));
    }

    @Test
    void aConstructorGetsEachByItsType() {
        board.pin(Note.of(1, "Milk"));
        board.read("thermometer", 1, 21.5);
        board.read("thermometer", 2, 21.75);
        assertThat(board.kept()).isEqualTo("1 notes, 2 readings");
    }

    @Test
    void aTestBeginsEmptyWithItsTablesThere() {
        assertThat(notes.all().list()).isEmpty();
        notes.insert(Note.of(1, "Milk"));
    }

    @Test
    void andSoDoesTheNext() {
        assertThat(notes.all().list()).isEmpty();
        notes.insert(Note.of(1, "Milk"));
    }

    @Test
    void aFaultOfOneTestIsNotThatOfAnother() {
        context.getBean(EmbeddedTables.class).faults().onRequests().respond(500, "InternalError");
    }

    @Test
    void theRepositoryIsThatOfTables() {
        assertThat(context.getBean(Tables.class).repository(Note.class)).isSameAs(notes);
    }

    @Test
    void thereIsOneAStoredClassAndNoMore() {
        assertThat(context.getBeanNamesForType(TableRepository.class))
                .containsExactlyInAnyOrder(
                        "io.tidetable.spring.app.Note#repository", "io.tidetable.spring.app.Outer$Reading#repository");
    }
}
