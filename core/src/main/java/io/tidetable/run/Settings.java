package io.tidetable.run;

import io.tidetable.codec.Json;
import java.lang.invoke.MethodHandles;
import java.time.Clock;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Settings of {@code Tables}.
 *
 * @param clock gives now to null time keys
 * @param executor runs parallel requests
 * @param parallelism requests in flight of one call
 * @param json writes and reads {@code @AsJson}
 * @param lookup reaches private members of a named module; null where none was given
 * @param cost told of each query
 */
public record Settings(
        Clock clock,
        Executor executor,
        int parallelism,
        Json json,
        MethodHandles.@Nullable Lookup lookup,
        CostListener cost) {
    /** The same with another number of requests in flight. */
    Settings withParallelism(int requests) {
        return new Settings(clock, executor, requests, json, lookup, cost);
    }
}
