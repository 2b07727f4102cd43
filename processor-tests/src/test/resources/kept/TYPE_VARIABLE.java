import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

abstract class Base<K, V> {
    @PartitionKey K id;
    @RowKey int n;
    V value;
    @AsJson List<V> values;
}

abstract class Middle<T> extends Base<UUID, T> {}

@Table("Things")
class Thing extends Middle<Instant> {}

abstract class Access<A extends Access<A, G>, G> {
    @PartitionKey G group;
    @RowKey int n;
}

@Table("Selfs")
class Self extends Access<Self, String> {}
