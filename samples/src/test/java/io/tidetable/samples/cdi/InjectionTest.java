package io.tidetable.samples.cdi;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.embedded.EmbeddedTables;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** CDI gives each class its repositories, and docs/injection.md shows the very lines that do it. */
class InjectionTest {
    private static final Path SOURCES = Path.of("src", "test", "java", "io", "tidetable", "samples", "cdi");

    /** The service of the test, where an application has its own. */
    @ApplicationScoped
    static class Service {
        private final EmbeddedTables service = EmbeddedTables.create();

        @Produces
        TableServiceClientBuilder client() {
            return service.clientBuilder();
        }
    }

    @Test
    void aBeanGetsEachRepositoryByItsType() {
        try (SeContainer container = SeContainerInitializer.newInstance()
                .disableDiscovery()
                .addBeanClasses(TablesProducer.class, Blog.class, Service.class)
                .initialize()) {
            Blog blog = container.select(Blog.class).get();
            assertThat(blog.publish(new Entry("azure", "keys", "Keys are everything"), new Comment("keys", 1, "Yes")))
                    .isEqualTo("1 entry, 1 comment");
        }
    }

    @Test
    void thePageShowsTheseLines() throws IOException {
        String page = words(Path.of("..", "docs", "injection.md"));
        String producer = words(SOURCES.resolve("TablesProducer.java"));
        assertThat(page).contains(producer.substring(producer.indexOf("@ApplicationScoped")));
        String blog = words(SOURCES.resolve("Blog.java"));
        assertThat(page).contains(blog.substring(blog.indexOf("@Inject"), blog.indexOf("String publish")));
    }

    /** Without regard to line breaks, which the formatter owns. */
    private static String words(Path file) throws IOException {
        return Files.readString(file).replaceAll("\\s+", " ").strip();
    }
}
