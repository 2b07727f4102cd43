package io.tidetable.run;

import io.tidetable.error.EntityNotFoundException;
import io.tidetable.mapping.Target;
import io.tidetable.query.Key;
import io.tidetable.repository.Patch;
import io.tidetable.store.RowKey;
import io.tidetable.write.Versions;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** The writes of one entity each: plans, sends, maps failures back, plans again where nobody is at fault. */
final class Writes<T> {
    private final Session<T> session;

    Writes(Session<T> session) {
        this.session = session;
    }

    T insert(T entity) {
        return done(Insert.of(session, entity, Versions.next()));
    }

    T update(T entity) {
        return done(Replacement.update(session, entity, Versions.next()));
    }

    T save(T entity) {
        return done(Replacement.save(session, entity, Versions.next()));
    }

    void delete(T entity) {
        Target target = session.mapping().target(entity);
        Commit.one(new Removal<>(session, entity, target.key(), target.token(), Versions.next()));
    }

    void delete(Key<T> key) {
        Commit.one(new Removal<>(session, null, rowKey(key), null, Versions.next()));
    }

    boolean deleteIfPresent(Key<T> key) {
        try {
            delete(key);
            return true;
        } catch (EntityNotFoundException absent) {
            return false;
        }
    }

    T modify(Key<T> key, UnaryOperator<T> change) {
        return done(new Modification<>(session, rowKey(key), change, Versions.next()));
    }

    void patch(Key<T> key, Consumer<Patch<T>> changes) {
        PatchedMembers<T> collected = new PatchedMembers<>(session.mapping());
        changes.accept(collected);
        Commit.one(new Patching<>(session, rowKey(key), collected, Versions.next()));
    }

    private RowKey rowKey(Key<T> key) {
        return session.mapping().key(Objects.requireNonNull(key, "key").parts());
    }

    private T done(Intent<T> intent) {
        return Objects.requireNonNull(Commit.one(intent));
    }
}
