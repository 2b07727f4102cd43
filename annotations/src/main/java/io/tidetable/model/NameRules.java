package io.tidetable.model;

import io.tidetable.annotations.Large;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Names of members and of the properties that hold them. */
final class NameRules {
    /** Characters of a property's name that the service takes. */
    private static final int MAX_LENGTH = 255;

    /** Digits that {@code @Large} puts behind a name: a row of 1 MiB holds 16 values of 64 KiB. */
    private static final int LARGE_DIGITS = 2;

    /** Properties of a row that the service takes, and those that the framework adds. */
    private static final int MAX_PROPERTIES = 252;

    private static final int OWN_PROPERTIES = 2;
    private static final Set<String> RESERVED = Set.of("PartitionKey", "RowKey", "Timestamp", "_rk", "_v");

    private NameRules() {}

    static void check(List<MemberDraft> drafts, Problems problems) {
        members(drafts, problems);
        List<MemberDraft> stored = drafts.stream()
                .filter(draft -> Uses.of(draft) == MemberModel.Use.PROPERTY)
                .toList();
        stored.forEach(draft -> name(draft, problems));
        twice(stored, problems);
        if (stored.size() > MAX_PROPERTIES - OWN_PROPERTIES) {
            problems.add(
                    Rule.PROPERTY_COUNT,
                    "a row has at most " + MAX_PROPERTIES + " properties, of which the framework needs "
                            + OWN_PROPERTIES + " (found " + stored.size()
                            + "): gather some in a member that is @AsJson");
        }
    }

    private static void members(List<MemberDraft> drafts, Problems problems) {
        Set<String> seen = new HashSet<>();
        for (MemberDraft draft : drafts) {
            if (!seen.add(draft.name())) {
                problems.add(
                        Rule.MEMBER_TWICE,
                        draft.name(),
                        "two members have one name (found again in "
                                + Types.simple(draft.facts().declaredIn()) + "): rename one, or annotate one @Ignore");
            }
        }
    }

    private static void name(MemberDraft draft, Problems problems) {
        String property = draft.property();
        int longest = draft.has(Large.class) ? MAX_LENGTH - LARGE_DIGITS : MAX_LENGTH;
        if (isReserved(property)) {
            problems.add(
                    Rule.PROPERTY_RESERVED,
                    draft.name(),
                    "the name is not for properties (found \"" + property
                            + "\"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata):"
                            + " give it another with @Property");
        } else if (!isIdentifier(property)) {
            problems.add(
                    Rule.PROPERTY_NAME,
                    draft.name(),
                    "a property's name is letters, digits and _, no digit first (found \"" + property
                            + "\"): give it another with @Property");
        } else if (property.length() > longest) {
            problems.add(
                    Rule.PROPERTY_NAME,
                    draft.name(),
                    "a property's name has at most " + longest + " characters (found " + property.length()
                            + "): give it a shorter one with @Property");
        }
    }

    private static boolean isReserved(String property) {
        return RESERVED.contains(property)
                || property.startsWith("Ids")
                || property.toLowerCase(Locale.ROOT).startsWith("odata.");
    }

    /** An identifier of C#, in UTF-16 units as the service sees it. */
    private static boolean isIdentifier(String name) {
        return !name.isEmpty()
                && isStart(name.charAt(0))
                && name.chars().allMatch(c -> isStart((char) c) || isPart((char) c));
    }

    private static boolean isStart(char c) {
        return c == '_' || Character.isLetter(c) || Character.getType(c) == Character.LETTER_NUMBER;
    }

    private static boolean isPart(char c) {
        return switch (Character.getType(c)) {
            case Character.DECIMAL_DIGIT_NUMBER,
                    Character.NON_SPACING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.CONNECTOR_PUNCTUATION,
                    Character.FORMAT -> true;
            default -> false;
        };
    }

    private static void twice(List<MemberDraft> stored, Problems problems) {
        Map<String, String> holders = new HashMap<>();
        for (MemberDraft draft : stored) {
            String holder = holders.putIfAbsent(draft.property(), draft.name());
            if (holder != null && !holder.equals(draft.name())) {
                twice(draft, holder, problems);
            }
        }
        for (MemberDraft large : stored) {
            if (large.has(Large.class)) {
                stored.stream()
                        .filter(draft -> isChunk(draft.property(), large.property()))
                        .forEach(draft -> twice(draft, large.name() + " by @Large", problems));
            }
        }
    }

    private static boolean isChunk(String property, String large) {
        return property.length() > large.length()
                && property.startsWith(large)
                && property.substring(large.length()).matches("[0-9]+");
    }

    private static void twice(MemberDraft draft, String holder, Problems problems) {
        problems.add(
                Rule.PROPERTY_TWICE,
                draft.name(),
                "the stored name is taken (found \"" + draft.property() + "\", which holds " + holder
                        + "): give it another with @Property");
    }
}
