package io.tidetable.embedded.filter;

import org.jspecify.annotations.Nullable;

/** A word of a filter; {@code value} is there for literals alone. */
record Token(Kind kind, String text, @Nullable Object value) {
    enum Kind {
        END,
        WORD,
        LITERAL,
        OPEN,
        CLOSE,
        OTHER
    }

    boolean isWord(String word) {
        return kind == Kind.WORD && text.equals(word);
    }
}
