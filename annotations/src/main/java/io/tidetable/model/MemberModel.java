package io.tidetable.model;

import io.tidetable.model.facts.TypeFacts;
import java.util.List;
import java.util.Optional;

/**
 * A member of an entity class that is mapped: a property, a key member, the token or the timestamp. A component of an
 * embedded record is a member of its own.
 *
 * @param name Java name; {@code outer_inner} for a component of an embedded record
 * @param path Java names from the entity down: one, or more below embedded records
 * @param property stored name; for members that live in the keys alone the name in messages
 * @param value what its value is
 * @param type declared type, primitive and {@code Optional} as written
 * @param use what it is for
 * @param required whether null is refused
 * @param large whether it is split over properties
 * @param codec binary name of the codec class of {@code @ConvertedBy}
 */
public record MemberModel(
        String name,
        List<String> path,
        String property,
        ValueType value,
        TypeFacts type,
        Use use,
        boolean required,
        boolean large,
        Optional<String> codec) {
    /** Copies the list. */
    public MemberModel {
        path = List.copyOf(path);
    }

    /** What a member is for. */
    public enum Use {
        /** Stored as a property, and in the keys too where only a bucket of it stands there. */
        PROPERTY,
        /** Stored in the keys alone. */
        KEY,
        /** The concurrency token. */
        ETAG,
        /** The time of the last write. */
        TIMESTAMP
    }
}
