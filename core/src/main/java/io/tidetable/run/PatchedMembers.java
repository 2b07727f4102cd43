package io.tidetable.run;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.error.Place;
import io.tidetable.error.TidetableException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.plan.Operands;
import io.tidetable.query.Attribute;
import io.tidetable.query.DoubleAttribute;
import io.tidetable.query.LongAttribute;
import io.tidetable.repository.Patch;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Collects what a patch asks for; refuses members that cannot be patched where they are named. */
final class PatchedMembers<T> implements Patch<T> {
    private final EntityMapping<T> mapping;
    private final Map<String, @Nullable Object> values = new LinkedHashMap<>();
    private boolean needsRow;
    private @Nullable String token;

    PatchedMembers(EntityMapping<T> mapping) {
        this.mapping = mapping;
    }

    @Override
    public <V> Patch<T> set(Attribute<? super T, V> attribute, V value) {
        return put(Objects.requireNonNull(attribute, "attribute").name(), value);
    }

    @Override
    public Patch<T> set(LongAttribute<? super T> attribute, long value) {
        return put(Objects.requireNonNull(attribute, "attribute").name(), value);
    }

    @Override
    public Patch<T> set(DoubleAttribute<? super T> attribute, double value) {
        return put(Objects.requireNonNull(attribute, "attribute").name(), value);
    }

    private Patch<T> put(String name, @Nullable Object value) {
        MappedMember member = member(name);
        if (value == null) {
            throw refused("PATCH_NULL", name, "it is set to null: use clear");
        }
        Object typed = Operands.typed(member, value)
                .orElseThrow(() -> refused(
                        "PATCH_TYPE",
                        name,
                        "the value is of another type (found "
                                + value.getClass().getSimpleName() + ", wanted " + Operands.wanted(member)
                                + "): set a value of the declared type"));
        values.put(name, typed);
        return this;
    }

    @Override
    public Patch<T> clear(Attribute<? super T, ?> attribute) {
        String name = Objects.requireNonNull(attribute, "attribute").name();
        if (member(name).model().required()) {
            throw refused("PATCH_REQUIRED", name, "it is required and cannot be cleared: set a value");
        }
        needsRow = true; // the service cannot clear a property but by replacing the row
        values.put(name, null);
        return this;
    }

    @Override
    public Patch<T> ifUnchanged(String etag) {
        token = Objects.requireNonNull(etag, "etag"); // not unguarded: the caller means to guard
        return this;
    }

    /** New values by the Java name of the member; null clears. */
    Map<String, @Nullable Object> values() {
        return values;
    }

    /** Whether the stored row must be known. */
    boolean needsRow() {
        return needsRow;
    }

    /** The caller's token; null where it is unguarded. */
    @Nullable
    String token() {
        return token;
    }

    private MappedMember member(String name) {
        MappedMember member = mapping.member(name).orElse(null);
        if (member == null) {
            throw refused("PATCH_MEMBER", name, "there is no such member: use an attribute of the class");
        }
        return switch (member.model().use()) {
            case PROPERTY -> member;
            case KEY ->
                throw new InvalidKeyException(
                        text("PATCH_KEY", name, "it is part of the key, which cannot change: insert anew and delete"),
                        new Place(mapping.table(), null, null),
                        null);
            case ETAG -> throw refused("PATCH_MEMBER", name, "it is the token: use ifUnchanged");
            case TIMESTAMP -> throw refused("PATCH_MEMBER", name, "the service sets it: leave it out");
        };
    }

    private TidetableException refused(String rule, String name, String what) {
        return new InvalidValueException(text(rule, name, what), new Place(mapping.table(), null, null), null);
    }

    private String text(String rule, String name, String what) {
        return "[" + rule + "] " + mapping.model().entity() + "." + name + ": " + what;
    }
}
