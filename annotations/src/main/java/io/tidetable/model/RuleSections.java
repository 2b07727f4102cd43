package io.tidetable.model;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where docs/rules.md explains a message: a section for each rule, named as the rule is. */
public final class RuleSections {
    private static final String DOCUMENT = "docs/rules.md#";
    private static final Pattern LINK = Pattern.compile(" \\(" + Pattern.quote(DOCUMENT) + "[a-z_]+\\)");
    private static final Pattern LINE = Pattern.compile("^\\[([A-Z][A-Z_]+)\\] .*$", Pattern.MULTILINE);

    private RuleSections() {}

    /**
     * A message whose lines that begin with a rule end with the place of its section: {@code [SHARDS] Log: ...
     * (docs/rules.md#shards)}. Links that are in it already, as in a message made of another, are replaced.
     */
    public static String linked(String message) {
        return LINE.matcher(LINK.matcher(message).replaceAll(""))
                .replaceAll(line -> Matcher.quoteReplacement(line.group()) + " (" + DOCUMENT
                        + line.group(1).toLowerCase(Locale.ROOT) + ")");
    }
}
