package io.tidetable.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Stored by this codec. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface ConvertedBy {
    /**
     * A class with a no-argument constructor that implements io.tidetable.codec.Codec, or KeyCodec on a key part or
     * index.
     */
    Class<?> value();
}
