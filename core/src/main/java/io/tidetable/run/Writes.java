package io.tidetable.run;

import io.tidetable.query.Key;
import io.tidetable.repository.Patch;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** The writes of one entity each: plans, sends, maps failures back, plans again where nobody is at fault. */
final class Writes<T> {
    private final Session<T> session;

    Writes(Session<T> session) {
        this.session = session;
    }

    T insert(T entity) {
        throw notBuilt("insert");
    }

    T update(T entity) {
        throw notBuilt("update");
    }

    T save(T entity) {
        throw notBuilt("save");
    }

    void delete(T entity) {
        throw notBuilt("delete");
    }

    boolean delete(Key<T> key) {
        throw notBuilt("delete");
    }

    T modify(Key<T> key, UnaryOperator<T> change) {
        throw notBuilt("modify");
    }

    void patch(Key<T> key, Consumer<Patch<T>> changes) {
        throw notBuilt("patch");
    }

    private UnsupportedOperationException notBuilt(String what) {
        return new UnsupportedOperationException(what + ": not built yet for " + session.entity());
    }
}
