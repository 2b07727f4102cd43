package io.tidetable.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.TableRepository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The lines of the README are lines of this package, and they do what the README says. */
class ReadmeTest {
    private static final Path SOURCES = Path.of("src", "test", "java", "io", "tidetable", "samples");

    @Test
    void itDoesWhatItSays() {
        EmbeddedTables service = EmbeddedTables.create();
        // README: begin
        Tables tables = Tables.connect(service.clientBuilder());
        TableRepository<Article> articles = tables.repository(Article.class);
        articles.createTableIfAbsent();

        Instant noon = Instant.parse("2014-06-16T12:00:00Z");
        articles.insert(new Article("azure", noon, null, "cheap", "Tables are cheap"));
        articles.insert(new Article("azure", noon.plusSeconds(1), null, "keys", "Keys are everything"));

        List<Article> newest =
                articles.where(Article_.blog.is("azure")).limit(10).list();
        Optional<Article> bySlug = articles.where(Article_.blog.is("azure"), Article_.slug.is("cheap"))
                .one();
        // README: end
        assertThat(newest).extracting(Article::slug).containsExactly("keys", "cheap");
        assertThat(bySlug.orElseThrow().title()).isEqualTo("Tables are cheap");
        assertThat(service.requestCount()).isEqualTo(5);
    }

    @Test
    void itsLinesAreTheLinesAbove() throws IOException {
        String readme = words(Path.of("..", "README.md"));
        String article = words(SOURCES.resolve("Article.java"));
        assertThat(readme).contains(article.substring(article.indexOf("@Table(")));
        String here = words(SOURCES.resolve("ReadmeTest.java"));
        int begin = here.indexOf("// README: begin ") + "// README: begin ".length();
        assertThat(readme).contains(here.substring(begin, here.indexOf(" // README: end")));
    }

    @Test
    void itsLinksLeadSomewhere() throws IOException {
        List<String> links = Pattern.compile("\\]\\(([^)#:]+)\\)")
                .matcher(Files.readString(Path.of("..", "README.md")))
                .results()
                .map(link -> link.group(1))
                .toList();
        assertThat(links)
                .isNotEmpty()
                .allSatisfy(link -> assertThat(Path.of("..", link)).exists());
    }

    /** Without regard to line breaks, which the formatter owns. */
    private static String words(Path file) throws IOException {
        return Files.readString(file)
                .replaceAll("\\s+(?=\\.)", "")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
