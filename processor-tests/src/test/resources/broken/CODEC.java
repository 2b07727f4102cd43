import io.tidetable.annotations.*;
import java.util.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [CODEC] Thing.none: the class of @ConvertedBy is no codec (found String): let it implement io.tidetable.codec.Codec
        @ConvertedBy(String.class) Thread none,
        // ! [CODEC] Thing.hidden: the codec cannot be made (found Codecs.Hidden): let it be a class, not abstract, static if nested, with a constructor without parameters
        @ConvertedBy(Codecs.Hidden.class) Thread hidden,
        // ! [CODEC] Thing.other: the codec is for another type (found Codec<Thread> for List<String>): name a codec of List<String>
        @ConvertedBy(Codecs.OfThreads.class) List<String> other) {}

final class Codecs {
    static class OfThreads implements io.tidetable.codec.Codec<Thread> {
        @Override
        public Object write(Thread value) {
            return value.getName();
        }

        @Override
        public Thread read(Object property) {
            return new Thread((String) property);
        }
    }

    class Hidden extends OfThreads {}
}
