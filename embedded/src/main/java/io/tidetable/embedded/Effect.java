package io.tidetable.embedded;

import io.tidetable.embedded.protocol.Paging;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What a fault does. */
sealed interface Effect {
    /** The connection breaks. */
    record Break(boolean reset) implements Effect {}

    /** An error is the answer. */
    record Respond(int status, String code, @Nullable Duration retryAfter) implements Effect {}

    /** Time passes. */
    record Wait(Duration time) implements Effect {}

    /** Code of the test runs. */
    record Hook(Consumer<Incoming> code) implements Effect {}

    /** Another writer comes first. */
    record Conflict() implements Effect {}

    /** Pages are cut otherwise. */
    record Cut(Paging paging) implements Effect {}
}
