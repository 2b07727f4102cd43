package io.tidetable.spring.observe;

import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** A stream whose operation ends with it: when it is exhausted, closed, or fails. */
final class ObservedStream<A> extends Spliterators.AbstractSpliterator<A> {
    private final Spliterator<A> source;
    private final Operation operation;
    private @Nullable A next;

    private ObservedStream(Spliterator<A> source, Operation operation) {
        super(source.estimateSize(), source.characteristics() & ~Spliterator.SIZED & ~Spliterator.SORTED);
        this.source = source;
        this.operation = operation;
    }

    static <A> Stream<A> of(Stream<A> stream, Operation operation) {
        return StreamSupport.stream(new ObservedStream<>(stream.spliterator(), operation), false)
                .onClose(() -> {
                    stream.close();
                    operation.stop();
                });
    }

    @Override
    public boolean tryAdvance(Consumer<? super A> action) {
        boolean more = false;
        try {
            more = operation.within(() -> source.tryAdvance(found -> next = found));
        } finally {
            if (!more) {
                operation.stop();
            }
        }
        A found = next;
        if (!more || found == null) {
            return false;
        }
        action.accept(found);
        return true;
    }
}
