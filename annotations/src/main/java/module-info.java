/** What is written on a class, what it means, and the check at compile time. */
module io.tidetable.annotations {
    requires static java.compiler;

    exports io.tidetable.annotations;
    exports io.tidetable.model;
    exports io.tidetable.model.facts;
}
