package io.tidetable.spring.elsewhere;

import io.tidetable.repository.TableRepository;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;

/** Asks for the repository of a class that is not stored. */
@EnableAutoConfiguration
public class UnstoredApp {
    @Bean
    String board(TableRepository<String> texts) {
        return "board of " + texts;
    }
}
