package io.tidetable.spring.elsewhere;

import io.tidetable.repository.TableRepository;
import io.tidetable.spring.app.Note;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** Its stored class is not below its package. */
@SpringBootApplication
public class ElsewhereApp {
    @Bean
    String board(TableRepository<Note> notes) {
        return "board of " + notes;
    }
}
