package io.tidetable.model;

import java.util.Optional;

/**
 * A rule that a class breaks.
 *
 * @param rule stable name of the rule, a section of docs/rules.md
 * @param entity name of the class in messages
 * @param member name of the member at fault; empty where the class is
 * @param text what is wrong, what was found, what to do
 */
public record Problem(String rule, String entity, Optional<String> member, String text) {
    /** {@code [RULE] Class.member: text}. */
    @Override
    public String toString() {
        return "[" + rule + "] " + entity + member.map(m -> "." + m).orElse("") + ": " + text;
    }
}
