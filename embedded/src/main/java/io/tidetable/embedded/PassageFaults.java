package io.tidetable.embedded;

import io.tidetable.embedded.http.LostConnection;
import io.tidetable.embedded.http.Passage;
import io.tidetable.embedded.protocol.Answer;
import io.tidetable.embedded.protocol.Request;
import io.tidetable.embedded.protocol.TableService;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Faults between the door and the service. */
final class PassageFaults implements Faults {
    private static final ThreadLocal<Boolean> IN_HOOK = ThreadLocal.withInitial(() -> false);

    private final TableService service;
    private final List<PlacedFault> placed = new CopyOnWriteArrayList<>();

    PassageFaults(TableService service) {
        this.service = service;
    }

    @Override
    public Rule onRequests() {
        return FaultRule.any(this::place);
    }

    private Fault place(PlacedFault fault) {
        placed.add(fault);
        return new Fault() {
            @Override
            public long hits() {
                return fault.hits();
            }

            @Override
            public void remove() {
                placed.remove(fault);
            }
        };
    }

    @Override
    public void deletionTakes(Duration time) {
        service.account().deletionTakes(time);
    }

    @Override
    public void clear() {
        placed.clear();
        service.account().deletionTakes(Duration.ZERO);
    }

    /** The way to the service, past the faults in force. */
    Passage before(Passage inside) {
        return request -> placed.isEmpty() || IN_HOOK.get() ? inside.pass(request) : pass(request, inside);
    }

    private Answer pass(Request request, Passage inside) {
        Incoming incoming = IncomingReader.read(request);
        List<PlacedFault> hit =
                placed.stream().filter(fault -> fault.hits(incoming)).toList();
        Request sent = request;
        for (PlacedFault fault : hit) {
            if (fault.effect() instanceof Effect.Cut cut) {
                sent = sent.with(cut.paging());
            }
        }
        Answer instead = strike(hit, false, request, incoming);
        if (instead != null) {
            return instead;
        }
        Answer answer = inside.pass(sent);
        Answer lost = strike(hit, true, request, incoming);
        return lost == null ? answer : lost;
    }

    /** Lets the faults of one side of the commit strike; what they answer instead of the service, or null. */
    private @Nullable Answer strike(List<PlacedFault> hit, boolean after, Request request, Incoming incoming) {
        for (PlacedFault fault : hit) {
            Answer instead = fault.isAfter() == after ? strike(fault.effect(), request, incoming) : null;
            if (instead != null) {
                return instead;
            }
        }
        return null;
    }

    private @Nullable Answer strike(Effect effect, Request request, Incoming incoming) {
        if (effect instanceof Effect.Break broken) {
            throw new LostConnection(broken.reset());
        } else if (effect instanceof Effect.Respond respond) {
            return respond(respond, request);
        } else if (effect instanceof Effect.Wait pause) {
            await(pause.time());
        } else if (effect instanceof Effect.Hook hook) {
            run(hook, incoming);
        } else if (effect instanceof Effect.Conflict) {
            service.overtake(request);
        }
        return null;
    }

    private Answer respond(Effect.Respond respond, Request request) {
        Answer answer = service.refuse(request, respond.status(), respond.code());
        Duration retryAfter = respond.retryAfter();
        return retryAfter == null ? answer : answer.with("Retry-After", Long.toString(retryAfter.toSeconds()));
    }

    private static void run(Effect.Hook hook, Incoming incoming) {
        IN_HOOK.set(true);
        try {
            hook.code().accept(incoming);
        } finally {
            IN_HOOK.set(false);
        }
    }

    private static void await(Duration time) {
        try {
            Thread.sleep(time.toMillis());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new LostConnection(false);
        }
    }
}
