package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documents lead to one another. */
class DocumentsTest {
    static Stream<Document> all() {
        return Document.all().stream();
    }

    @ParameterizedTest
    @MethodSource("all")
    void linksLeadToFilesAndHeadingsThatExist(Document document) {
        assertThat(document.brokenLinks()).isEmpty();
    }

    @Test
    void theReadmeLeadsToEachDocument() {
        String readme = Document.of("README.md").text();
        assertThat(all().map(document -> document.path().getFileName().toString()))
                .contains("rules.md", "queries.md")
                .allMatch(name -> readme.contains("](docs/" + name + ")")
                        || readme.contains("](" + name + ")")
                        || name.equals("README.md"));
    }

    @Test
    void aLinkThatLeadsNowhereIsFound() {
        Path docs = Document.of("docs/rules.md").path();
        assertThat(new Document(docs, "# A b\n[x](#a-b) [y](#c) [z](gone.md) [w](queries.md) `[v](#q)`").brokenLinks())
                .containsExactly("#c", "gone.md");
    }
}
