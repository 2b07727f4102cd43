import io.tidetable.annotations.*;
import java.util.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        @ConvertedBy(Codecs.OfThreads.class) Thread thread,
        @ConvertedBy(Codecs.OfThreads.class) Optional<Thread> optional,
        @ConvertedBy(Codecs.OfInts.class) int number) {}

final class Codecs {
    abstract static class Base<T> implements io.tidetable.codec.Codec<T> {
        @Override
        public Object write(T value) {
            return value.toString();
        }
    }

    static class OfThreads extends Base<Thread> {
        private OfThreads() {}

        @Override
        public Thread read(Object property) {
            return new Thread((String) property);
        }
    }

    static class OfInts extends Base<Integer> {
        @Override
        public Integer read(Object property) {
            return Integer.valueOf((String) property);
        }
    }
}
