package io.tidetable.model.facts;

import java.util.Optional;

/**
 * What a class that {@code @ConvertedBy} names looks like.
 *
 * @param name binary name
 * @param makeable whether it is a class, not abstract, with a constructor without parameters, and needs no outer object
 * @param codec {@code io.tidetable.codec.Codec} as the class implements it, with its argument; empty where it does not
 * @param forKeys whether it implements {@code io.tidetable.codec.KeyCodec}
 */
public record CodecFacts(String name, boolean makeable, Optional<TypeFacts> codec, boolean forKeys) {}
