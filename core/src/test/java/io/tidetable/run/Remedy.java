package io.tidetable.run;

import io.tidetable.plan.Question;
import io.tidetable.query.Attribute;
import io.tidetable.query.Comparison;
import io.tidetable.query.Condition;
import io.tidetable.query.NamedAttribute;
import io.tidetable.query.Operator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a refusal says, done.
 *
 * @param annotations to be put on the class
 * @param question as it is then asked
 */
record Remedy(String annotations, Question question) {
    private static final String MEMBER = "((?:key|data|serial)\\d+)";
    private static final Pattern SAID =
            Pattern.compile("(?:not contain|another order)\\): (.*?)(?:, or accept the cost|\\.$)");
    private static final Set<Operator> RANGES = EnumSet.of(
            Operator.AT_LEAST, Operator.GREATER_THAN, Operator.AT_MOST, Operator.LESS_THAN, Operator.BETWEEN);

    /** Each way that a message names; none where it names none. */
    static List<Remedy> of(String message, Question question, Object one) {
        Matcher said = SAID.matcher(message);
        return said.find() && !said.group(1).matches("(accept the|put @ReverseChronologicalKey or) .*")
                ? ways(said.group(1), new Remedy("", question), one)
                : List.of();
    }

    private static List<Remedy> ways(String text, Remedy before, Object one) {
        Matcher partition = Pattern.compile(
                        "name the partition with is on " + MEMBER + "(?: and " + MEMBER + ")?(?: and )?(.*)")
                .matcher(text);
        if (partition.matches()) {
            Remedy named = before.naming(partition.group(1), one);
            Remedy whole = partition.group(2) == null ? named : named.naming(partition.group(2), one);
            return partition.group(3).isEmpty() ? List.of(whole) : ways(partition.group(3), whole, one);
        }
        List<Remedy> ways = new ArrayList<>();
        for (String way : text.replaceFirst("^either ", "").split(" or ", -1)) {
            ways.addAll(before.way(way, one));
        }
        return ways;
    }

    private List<Remedy> way(String text, Object one) {
        Matcher member = Pattern.compile(MEMBER).matcher(text);
        if (!member.find()) {
            throw new IllegalArgumentException(text);
        }
        String name = member.group();
        Matcher parts = Pattern.compile("name the parts of the row key before " + MEMBER + " with is on (.*)")
                .matcher(text);
        if (parts.matches()) {
            Remedy named = this;
            for (String part : parts.group(2).split(" and ", -1)) {
                named = named.naming(part, one);
            }
            return List.of(named);
        }
        if (text.endsWith(" on the class")) {
            return List.of(
                    with(text.substring("put ".length(), text.indexOf(")")).replace("..", "\"z\"") + ")\n"));
        }
        Remedy indexed = with("@SecondaryIndex(name = \"z\", properties = \"" + name + "\""
                + (text.contains("ignoreCase = true") ? ", ignoreCase = true" : ""));
        if (text.startsWith("bound ")) {
            return List.of(asking(name, member(name).since(value(one, name))));
        }
        if (text.startsWith("name the first part of the row key with is on ")) {
            return List.of(naming(name, one));
        }
        if (text.startsWith("take ignoreCase off ")) {
            return List.of(); // and then there is more to say
        }
        if (text.startsWith("ask for fewer ") || text.startsWith("give ")) {
            return List.of();
        }
        if (text.startsWith("ask for ")) {
            return List.of(indexed.with(")\n").prefixed(name));
        }
        if (text.matches("(put|lead) a unique @SecondaryIndex.*")) {
            Remedy unique = indexed.with(", unique = true)\n");
            return text.endsWith("(any, where startsWith is asked)")
                    ? List.of(unique, indexed.with(")\n").prefixed(name))
                    : List.of(unique);
        }
        if (text.matches("(put|lead a) @SecondaryIndex.*")) {
            return List.of(indexed.with(")\n"));
        }
        throw new IllegalArgumentException(text);
    }

    private static NamedAttribute member(String name) {
        return Attribute.named(name);
    }

    private static Object value(Object one, String name) {
        return Objects.requireNonNull(PlainFilter.value(one, name));
    }

    private Remedy with(String more) {
        return new Remedy(annotations + more, question);
    }

    private Remedy naming(String name, Object one) {
        return asking(name, member(name).is(value(one, name)));
    }

    /** Instead of what was asked of the member, which it might contradict. */
    private Remedy asking(String name, Condition<Object> condition) {
        return changed(c -> c.attribute().equals(name) ? Stream.of() : Stream.of(c))
                .and((Comparison<?>) condition);
    }

    private Remedy and(Comparison<?> condition) {
        return new Remedy(annotations, question.and(List.of(condition)));
    }

    private Remedy prefixed(String name) {
        return changed(c -> c.attribute().equals(name) && RANGES.contains(c.operator())
                ? Stream.of((Comparison<?>) member(name).startsWith("a"))
                : Stream.of(c));
    }

    private Remedy changed(Function<Comparison<?>, Stream<Comparison<?>>> change) {
        return new Remedy(
                annotations,
                new Question(
                        question.conditions().stream().flatMap(change).toList(),
                        question.order(),
                        question.limit(),
                        question.scans()));
    }
}
