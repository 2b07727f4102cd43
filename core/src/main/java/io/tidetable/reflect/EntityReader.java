package io.tidetable.reflect;

import io.tidetable.mapping.EntityAccess;
import io.tidetable.model.EntityModel;
import io.tidetable.model.MappingRules;
import io.tidetable.model.Reading;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/** What a loaded class means, and the way to its members. */
public final class EntityReader {
    /** Set where the program runs as a native image (GraalVM's ImageInfo): no class can be defined there. */
    static final String NATIVE_IMAGE = "org.graalvm.nativeimage.imagecode";

    private EntityReader() {}

    /** The meaning of a class, or all that is wrong with it. */
    public static Reading read(Class<?> entity) {
        return MappingRules.read(ReflectedClass.read(entity));
    }

    /**
     * Access to the members of a class. A lookup of the entity's module reaches private members; without one they are
     * reached where entity and library share a module, or where the entity's package is open to {@code io.tidetable};
     * else public members are used.
     *
     * @throws io.tidetable.error.MappingException a member cannot be reached; the message quotes the line that opens
     *     the package
     */
    public static <T> EntityAccess<T> access(
            Class<T> entity, EntityModel model, MethodHandles.@Nullable Lookup lookup) {
        return new ShapeReader(model, new Reach(entity, lookup, System.getProperty(NATIVE_IMAGE) == null))
                .access(entity);
    }
}
