package io.tidetable.embedded.http;

import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.protocol.Answer;
import io.tidetable.embedded.protocol.Request;
import io.tidetable.embedded.protocol.TableService;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where every request comes in, from the process or from a socket: counted, checked, led past the faults. */
public final class Door implements Passage {
    private final TableService service;
    private final Passage inside;
    private final AtomicLong count = new AtomicLong();
    private volatile @Nullable SharedKey key;

    /** The door of a service; {@code faults} stands between the two. */
    public Door(TableService service, UnaryOperator<Passage> faults) {
        this.service = service;
        this.inside = faults.apply(this::checked);
    }

    @Override
    public Answer pass(Request request) {
        count.incrementAndGet();
        return inside.pass(request);
    }

    private Answer checked(Request request) {
        SharedKey required = key;
        if (required != null) {
            try {
                required.check(request);
            } catch (ServiceError unsigned) {
                return service.refuse(request, unsigned);
            }
        }
        return service.answer(request);
    }

    /** Requests so far. */
    public long count() {
        return count.get();
    }

    /** From now on requests must be signed with this key, in base64. */
    public void requireKey(String base64) {
        key = new SharedKey(base64);
    }

    Answer refuse(Request request, ServiceError error) {
        count.incrementAndGet();
        return service.refuse(request, error);
    }
}
