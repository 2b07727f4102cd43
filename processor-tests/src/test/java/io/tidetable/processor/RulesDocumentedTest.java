package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.model.Rule;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** docs/rules.md has a section for each rule, and none for anything else. */
class RulesDocumentedTest {
    private static final List<String> LINES =
            Sources.text(Path.of("../docs/rules.md")).lines().toList();

    private static final List<String> RULES =
            Arrays.stream(Rule.values()).map(Rule::name).toList();

    @Test
    void aSectionForEachRule() {
        assertThat(LINES.stream().filter(line -> line.startsWith("## ")).map(line -> line.substring(3)))
                .containsExactlyInAnyOrderElementsOf(RULES);
    }

    @Test
    void eachSectionSaysWhatHappensWhyAndWhatToDo() {
        for (String part : List.of("**What happens.** ", "**Why.** ", "**What to do.** ")) {
            assertThat(LINES.stream().filter(line -> line.startsWith(part))).hasSize(RULES.size());
        }
    }

    @Test
    void theTableOfContentsLeadsToEach() {
        for (String rule : RULES) {
            assertThat(LINES).contains("- [" + rule + "](#" + rule.toLowerCase(java.util.Locale.ROOT) + ")");
        }
    }
}
