package io.tidetable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.error.ConflictException;
import io.tidetable.error.MappingException;
import io.tidetable.error.Place;
import io.tidetable.model.Problem;
import io.tidetable.model.Rule;
import io.tidetable.model.RuleSections;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/rules.md has a section for each rule that a message names, and none for anything else. */
class RulesDocumentedTest {
    private static final Document DOCUMENT = Document.of("docs/rules.md");

    /** A message that begins with its rule. */
    private static final Pattern IN_MESSAGE = Pattern.compile("\"\\[([A-Z][A-Z_]+)] ");

    /** A rule that is handed to where the message is made: core has no other texts in capitals with a line. */
    private static final Pattern HANDED_ON = Pattern.compile("\"([A-Z]+(?:_[A-Z]+)+)\"");

    private static Stream<String> matches(Pattern pattern, String module) {
        return Sources.below(Path.of("..", module, "src/main/java"))
                .map(Sources::text)
                .flatMap(text -> pattern.matcher(text).results())
                .map(match -> match.group(1));
    }

    private static Set<String> rules() {
        return Stream.of(
                        Arrays.stream(Rule.values()).map(Rule::name),
                        Document.modules().flatMap(module -> matches(IN_MESSAGE, module)),
                        matches(HANDED_ON, "core"))
                .flatMap(names -> names)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void aSectionForEachRule() {
        assertThat(rules()).contains("CODEC", "TABLE_SHARED", "QUERY_SCAN", "TICKS", "PATCH_NULL", "CONFLICT");
        assertThat(DOCUMENT.headings("### ")).containsExactlyInAnyOrderElementsOf(rules());
    }

    @Test
    void eachSectionSaysWhatHappensWhyAndWhatToDo() {
        for (String rule : rules()) {
            assertThat(DOCUMENT.section("### " + rule))
                    .as(rule)
                    .containsSubsequence("**What happens.** ", "**Why.** ", "**What to do.** ");
        }
    }

    @Test
    void theTableOfContentsLeadsToEach() {
        for (String rule : rules()) {
            assertThat(DOCUMENT.text()).contains("[" + rule + "](#" + rule.toLowerCase(Locale.ROOT) + ")");
        }
    }

    @Test
    void messagesOfExceptionsEndWithTheirSection() {
        assertThat(new ConflictException("[CONFLICT] Order: read again", Place.UNKNOWN, null))
                .hasMessage("[CONFLICT] Order: read again (docs/rules.md#conflict)")
                .hasToString(
                        ConflictException.class.getName() + ": [CONFLICT] Order: read again (docs/rules.md#conflict)");
        assertThat(new MappingException(List.of(
                        new Problem("SHARDS", "Log", Optional.empty(), "too many: $1"),
                        new Problem("TYPE", "Log", Optional.of("at"), "none"))))
                .hasMessage("[SHARDS] Log: too many: $1 (docs/rules.md#shards)\n"
                        + "[TYPE] Log.at: none (docs/rules.md#type)");
        assertThat(new ConflictException("Orders: no rule", Place.UNKNOWN, null))
                .hasMessage("Orders: no rule");
    }

    @Test
    void aMessageMadeOfAnotherHasOneLink() {
        String inner = RuleSections.linked("[VALUE_TEXT] Log.text: half a pair");
        assertThat(inner).isEqualTo("[VALUE_TEXT] Log.text: half a pair (docs/rules.md#value_text)");
        assertThat(RuleSections.linked(inner + " (table Logs)"))
                .isEqualTo("[VALUE_TEXT] Log.text: half a pair (table Logs) (docs/rules.md#value_text)");
        assertThat(RuleSections.linked("[QUERY_VALUE] Log.text: " + inner))
                .isEqualTo("[QUERY_VALUE] Log.text: [VALUE_TEXT] Log.text: half a pair (docs/rules.md#query_value)");
    }

    @Test
    void theReasonsOfDocumentsAreLinksToRules() {
        List<String> named = Pattern.compile("rules\\.md#([a-z_]+)")
                .matcher(Document.of("docs/writes.md").text())
                .results()
                .map((MatchResult match) -> match.group(1).toUpperCase(Locale.ROOT))
                .toList();
        assertThat(rules()).containsAll(named);
    }
}
