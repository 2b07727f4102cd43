package io.tidetable.plan;

/** An end of a range of key text. */
public record Edge(String text, boolean inclusive) {
    static Edge at(String text) {
        return new Edge(text, true);
    }

    static Edge beyond(String text) {
        return new Edge(text, false);
    }
}
