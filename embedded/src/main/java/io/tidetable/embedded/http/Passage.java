package io.tidetable.embedded.http;

import io.tidetable.embedded.protocol.Answer;
import io.tidetable.embedded.protocol.Request;

/** A way to an answer: the service itself, or what stands before it. */
@FunctionalInterface
public interface Passage {
    /**
     * Answers a request.
     *
     * @throws LostConnection where no answer arrives
     */
    Answer pass(Request request);
}
