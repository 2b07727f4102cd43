import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

/** Generic records within generic superclasses within a sealed interface. */
public sealed interface Sealed permits Sealed.Circle, Sealed.Square {
    @Table("Circles")
    record Circle(@PartitionKey String id, @RowKey long n, @Embedded Two<Double, Pair<Long, Instant>> size)
            implements Sealed {}

    @Table("Squares")
    final class Square extends Side<Pair<String, Pair<Integer, Long>>> implements Sealed {
        @RowKey int n;

        private Square() {}
    }

    abstract class Side<V extends Pair<?, ?>> extends Keyed<UUID> {
        @AsJson V value;
        @AsJson Map.Entry<V, ? super V>[] all;
    }

    abstract class Keyed<K extends Comparable<? super K>> {
        @PartitionKey protected K id;
        @Ignore K shadow;
    }

    record Two<A, B>(A a, @Embedded B b) {}

    record Pair<A, B>(A a, B b) {}
}
