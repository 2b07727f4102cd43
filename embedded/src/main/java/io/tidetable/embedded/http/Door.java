package io.tidetable.embedded.http;

import io.tidetable.embedded.protocol.Answer;
import io.tidetable.embedded.protocol.Request;
import io.tidetable.embedded.protocol.TableService;
import java.util.concurrent.atomic.AtomicLong;

/** Where every request comes in, from the process or from a socket: it is counted and answered. */
public final class Door {
    private final TableService service;
    private final AtomicLong count = new AtomicLong();

    /** The door of a service. */
    public Door(TableService service) {
        this.service = service;
    }

    /** Answers a request. */
    public Answer pass(Request request) {
        count.incrementAndGet();
        return service.answer(request);
    }

    /** Requests so far. */
    public long count() {
        return count.get();
    }
}
