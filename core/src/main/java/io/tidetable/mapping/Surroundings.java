package io.tidetable.mapping;

import io.tidetable.codec.Json;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/**
 * What a mapping needs beside the class.
 *
 * @param keys gives times and suffixes to entities without
 * @param json writes and reads {@code @AsJson}
 * @param loader loads enums, codecs and types of JSON by name: that of the entity class
 * @param lookup reaches the constructors of codecs in a named module; null where none was given
 */
public record Surroundings(KeySource keys, Json json, ClassLoader loader, MethodHandles.@Nullable Lookup lookup) {}
