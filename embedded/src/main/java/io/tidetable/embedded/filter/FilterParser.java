package io.tidetable.embedded.filter;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.value.EdmType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a filter by descent: {@code or} below {@code and} below comparisons below {@code not}, as OData ranks them, so
 * that {@code not X eq 1} compares {@code not X} with 1 and is refused.
 */
final class FilterParser {
    private static final int MAX_DEPTH = 200;
    private static final List<String> ARITHMETIC = List.of("add", "sub", "mul", "div", "mod");
    private static final Map<String, EdmType> SYSTEM_TYPES =
            Map.of("PartitionKey", EdmType.STRING, "RowKey", EdmType.STRING, "Timestamp", EdmType.DATE_TIME);

    private final Lexer lexer;
    private Token token;
    private int depth;

    FilterParser(String text) {
        this.lexer = new Lexer(text);
        this.token = lexer.next();
    }

    /** What stands at one side of an operator. */
    private sealed interface Operand {
        record Literal(Object value) implements Operand {}

        record Property(String name) implements Operand {}

        record Test(Filter filter) implements Operand {}
    }

    Filter parse() {
        Operand whole = or();
        if (token.kind() != Token.Kind.END) {
            throw ARITHMETIC.contains(token.text()) ? Failure.NOT_IMPLEMENTED.error() : lexer.syntaxError();
        }
        return test(whole);
    }

    private Operand or() {
        if (++depth > MAX_DEPTH) {
            throw Failure.INVALID_INPUT.error("Recursion depth exceeded allowed limit.");
        }
        Operand first = and();
        if (token.isWord("or")) {
            List<Filter> terms = new ArrayList<>(List.of(test(first)));
            while (take("or")) {
                terms.add(test(and()));
            }
            first = new Operand.Test(new Filter.Any(List.copyOf(terms)));
        }
        depth--;
        return first;
    }

    private Operand and() {
        Operand first = comparison();
        if (token.isWord("and")) {
            List<Filter> terms = new ArrayList<>(List.of(test(first)));
            while (take("and")) {
                terms.add(test(comparison()));
            }
            first = new Operand.Test(new Filter.All(List.copyOf(terms)));
        }
        return first;
    }

    private Operand comparison() {
        Operand left = unary();
        for (Operator operator = operator(); operator != null; operator = operator()) {
            advance();
            left = new Operand.Test(compare(left, operator, unary()));
        }
        return left;
    }

    private @Nullable Operator operator() {
        return token.kind() == Token.Kind.WORD ? Operator.named(token.text()) : null;
    }

    private Operand unary() {
        boolean negative = false;
        boolean negated = false;
        while (take("not")) {
            negated = true;
            negative = !negative;
        }
        Operand operand = primary();
        if (!negated) {
            return operand;
        }
        Filter filter = test(operand);
        return new Operand.Test(negative ? negated(filter) : filter);
    }

    private static Filter negated(Filter filter) {
        return filter instanceof Filter.Not not ? not.term() : new Filter.Not(filter);
    }

    private Operand primary() {
        Token first = token;
        switch (first.kind()) {
            case OPEN -> {
                advance();
                Operand inside = or();
                if (token.kind() != Token.Kind.CLOSE) {
                    throw token.kind() == Token.Kind.END
                            ? lexer.invalid("')' or operator expected at position " + lexer.position())
                            : lexer.syntaxError();
                }
                advance();
                return inside;
            }
            case LITERAL -> {
                advance();
                Object value = first.value();
                return value == null ? new Operand.Property(first.text()) : new Operand.Literal(value);
            }
            case WORD -> {
                return property(first.text());
            }
            default ->
                throw first.kind() == Token.Kind.END
                        ? lexer.invalid("Expression expected at position " + lexer.position())
                        : lexer.syntaxError();
        }
    }

    private Operand property(String name) {
        advance();
        if (token.kind() == Token.Kind.OPEN) {
            throw Failure.NOT_IMPLEMENTED.error();
        }
        if (name.equals("null")) {
            throw Failure.INVALID_INPUT.error();
        }
        return new Operand.Property(name);
    }

    private static Filter test(Operand operand) {
        if (operand instanceof Operand.Test test) {
            return test.filter();
        } else if (operand instanceof Operand.Property property) {
            return new Filter.Comparison(property.name(), Operator.EQ, true);
        } else if (operand instanceof Operand.Literal literal && literal.value() instanceof Boolean value) {
            return new Filter.Constant(value);
        }
        throw Failure.INVALID_INPUT.error("The $filter expression must evaluate to a single boolean value.");
    }

    private static Filter compare(Operand left, Operator operator, Operand right) {
        if (left instanceof Operand.Property property && right instanceof Operand.Literal literal) {
            return comparison(property.name(), operator, literal.value());
        } else if (left instanceof Operand.Literal literal && right instanceof Operand.Property property) {
            return comparison(property.name(), operator.flipped(), literal.value());
        } else if (left instanceof Operand.Test test
                && right instanceof Operand.Literal literal
                && literal.value() instanceof Boolean value
                && (operator == Operator.EQ || operator == Operator.NE)) {
            return value == (operator == Operator.EQ) ? test.filter() : negated(test.filter());
        }
        throw Failure.INVALID_INPUT.error();
    }

    private static Filter comparison(String property, Operator operator, Object literal) {
        EdmType expected = SYSTEM_TYPES.get(property);
        EdmType found = EdmType.of(literal);
        if (expected != null && expected != found) {
            throw incompatible(expected, found, operator);
        }
        return new Filter.Comparison(property, operator, literal);
    }

    private static ServiceError incompatible(EdmType expected, EdmType found, Operator operator) {
        return Failure.INVALID_INPUT.error(
                "A binary operator with incompatible types was detected. Found operand types '" + expected.edmName()
                        + "' and '" + found.edmName() + "' for operator kind '" + operator.kind() + "'.");
    }

    private boolean take(String word) {
        boolean taken = token.isWord(word);
        if (taken) {
            advance();
        }
        return taken;
    }

    private void advance() {
        token = lexer.next();
    }
}
