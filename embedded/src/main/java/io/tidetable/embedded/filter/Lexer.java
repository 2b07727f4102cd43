package io.tidetable.embedded.filter;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.value.EdmType;
import io.tidetable.embedded.value.Texts;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Cuts a filter into tokens and reads its literals. */
final class Lexer {
    private final String text;
    private int position;

    Lexer(String text) {
        this.text = text;
    }

    Token next() {
        while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
            position++;
        }
        if (position == text.length()) {
            return new Token(Token.Kind.END, "", null);
        }
        int start = position;
        char first = text.charAt(start);
        if (first == '\'') {
            return new Token(Token.Kind.LITERAL, "", quoted());
        } else if (isDigit(first) || first == '-') {
            return number(start);
        } else if (Character.isUnicodeIdentifierStart(first) || first == '_') {
            return word(start);
        }
        position++;
        Token.Kind kind = first == '(' ? Token.Kind.OPEN : first == ')' ? Token.Kind.CLOSE : Token.Kind.OTHER;
        if (kind == Token.Kind.OTHER && ",/=?.*:@".indexOf(first) < 0) {
            throw invalid("Syntax error: character '" + first + "' is not valid at position " + start);
        }
        return new Token(kind, String.valueOf(first), null);
    }

    private Token word(int start) {
        while (position < text.length() && isWordPart(text.charAt(position))) {
            position++;
        }
        String word = text.substring(start, position);
        boolean prefix = position < text.length() && text.charAt(position) == '\'';
        EdmType type = prefix ? prefixed(word) : null;
        if (type != null) {
            String body = quoted();
            Object value = type == EdmType.BINARY ? hex(body) : Texts.parse(type, body);
            return literal(type, value, start);
        }
        return switch (word) {
            case "true" -> new Token(Token.Kind.LITERAL, word, true);
            case "false" -> new Token(Token.Kind.LITERAL, word, false);
            case "NaN", "INF", "Infinity" -> new Token(Token.Kind.LITERAL, word, Texts.number(word));
            default -> new Token(Token.Kind.WORD, word, null);
        };
    }

    private static @Nullable EdmType prefixed(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "datetime" -> EdmType.DATE_TIME;
            case "guid" -> EdmType.GUID;
            case "x", "binary" -> EdmType.BINARY;
            default -> null;
        };
    }

    private Token number(int start) {
        position++;
        if (text.startsWith("INF", position) || text.startsWith("Infinity", position)) {
            position += text.startsWith("INF", position) ? "INF".length() : "Infinity".length();
            return new Token(Token.Kind.LITERAL, "", Double.NEGATIVE_INFINITY);
        }
        while (position < text.length() && isNumberPart(position)) {
            position++;
        }
        String digits = text.substring(start, position);
        char suffix = position < text.length() ? text.charAt(position) : ' ';
        if (suffix == 'L' || suffix == 'l') {
            position++;
            return literal(EdmType.INT64, Texts.int64(digits), start);
        } else if ("dDfFmM".indexOf(suffix) >= 0) {
            position++;
            return literal(EdmType.DOUBLE, Texts.number(digits), start);
        }
        boolean whole = digits.matches("-?\\d+");
        return whole
                ? literal(EdmType.INT32, Texts.int32(digits), start)
                : literal(EdmType.DOUBLE, Texts.number(digits), start);
    }

    private boolean isNumberPart(int at) {
        char c = text.charAt(at);
        return isDigit(c)
                || c == '.'
                || c == 'e'
                || c == 'E'
                || ((c == '-' || c == '+') && (text.charAt(at - 1) == 'e' || text.charAt(at - 1) == 'E'));
    }

    private Token literal(EdmType type, @Nullable Object value, int start) {
        if (value == null) {
            String found = text.substring(start, position);
            throw invalid("Unrecognized '" + type.edmName() + "' literal '" + found + "' at '" + start + "'");
        }
        return new Token(Token.Kind.LITERAL, "", value);
    }

    /** The text between quotes, a doubled quote inside standing for one. */
    private String quoted() {
        StringBuilder inside = new StringBuilder();
        for (position++; position < text.length(); position++) {
            char c = text.charAt(position);
            if (c != '\'') {
                inside.append(c);
            } else if (text.startsWith("''", position)) {
                inside.append('\'');
                position++;
            } else {
                position++;
                return inside.toString();
            }
        }
        throw invalid("There is an unterminated string literal at position " + text.length());
    }

    private static byte @Nullable [] hex(String digits) {
        try {
            return HexFormat.of().parseHex(digits);
        } catch (IllegalArgumentException notHex) {
            return null;
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isWordPart(char c) {
        return Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c);
    }

    int position() {
        return position;
    }

    /** The error where the token just read should not stand. */
    ServiceError syntaxError() {
        return invalid("Syntax error at position " + position);
    }

    ServiceError invalid(String what) {
        return Failure.INVALID_INPUT.error(what + " in '" + text + "'.");
    }
}
