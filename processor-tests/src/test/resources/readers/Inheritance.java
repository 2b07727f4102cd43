import io.tidetable.annotations.*;
import java.time.Instant;
import java.util.*;

interface Owned<O> {}

@SecondaryIndex(name = "top", properties = "owner")
abstract class Top<K, V> implements Owned<V> {
    @PartitionKey protected K id;
    private V owner;
    transient int cache;
    static long count;
    final int fixed = 1;
    volatile boolean flag;
    List<? extends K> keys;
    K[] array;
}

@SecondaryIndex(name = "m1", properties = "owner")
@SecondaryIndex(name = "m2", properties = "owner")
abstract class Middle<T> extends Top<T, Map<String, T>> {
    @RowKey Instant at;
    @Embedded T embedded;

    Middle(int n) {}
}

record Range<X>(X from, X to) {}

@Table("Leaves")
class Leaf extends Middle<Range<UUID>> {
    String name = "x";

    private Leaf() {
        super(1);
    }

    Leaf(String name) {
        super(2);
    }

    class Inner {
        int n;

        Inner() {}
    }

    static class Generic<Q> extends Top<Q, Q> {
        Q own;
    }

    @SuppressWarnings("rawtypes")
    static class Raw extends Top {
        Runnable local() {
            class Local {}
            return new Runnable() {
                @Override
                public void run() {
                    new Local();
                }
            };
        }
    }

    static final class WithCodecs {
        @ConvertedBy(Codecs.Good.class) Thread thread;
        @ConvertedBy(Codecs.Bad.class) Optional<Thread> bad;
        @ConvertedBy(Codecs.NoCodec.class) Thread none;
        @ConvertedBy(Codecs.Inherited.class) List<String> inherited;
        @ConvertedBy(Codecs.Inner.class) String inner;
        @ConvertedBy(Codecs.class) String outer;
        @ConvertedBy(Codecs.Any.class) String any;
        @ConvertedBy(io.tidetable.codec.Codec.class) String itself;
    }
}

final class Codecs {
    private Codecs() {}

    static class Good implements io.tidetable.codec.KeyCodec<Thread> {
        @Override
        public String write(Thread value) {
            return "";
        }

        @Override
        public Thread read(Object property) {
            return null;
        }
    }

    abstract static class Bad implements io.tidetable.codec.Codec<String> {}

    record NoCodec() {}

    abstract static class Base<A, B> implements io.tidetable.codec.Codec<B> {
        @Override
        public Object write(B value) {
            return "";
        }

        @Override
        public B read(Object property) {
            return null;
        }
    }

    static class Inherited extends Base<Integer, List<String>> {}

    class Inner extends Base<Integer, String> {}

    static class Any<T> extends Base<T, T> {}
}
