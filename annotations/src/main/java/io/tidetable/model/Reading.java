package io.tidetable.model;

import java.util.List;

/** What became of a class that was read: its model, or all that is wrong with it. */
public sealed interface Reading {
    /** The class keeps all rules. */
    record Mapped(EntityModel model) implements Reading {}

    /** The class breaks rules; at least one problem, in the order of members. */
    record Rejected(List<Problem> problems) implements Reading {
        /** Copies the list. */
        public Rejected {
            problems = List.copyOf(problems);
        }
    }
}
