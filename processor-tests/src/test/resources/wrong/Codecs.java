import io.tidetable.annotations.*;
import java.util.*;

@Table("Codecs")
record Coded(
        @PartitionKey String id,
        @RowKey int n,
        // ! [CODEC] Coded.thread: the codec cannot be made (found Coded.Face): let it be a class, not abstract, static if nested, with a constructor without parameters
        @ConvertedBy(Face.class) Thread thread,
        // ! [CODEC] Coded.choice: the class of @ConvertedBy is no codec (found Coded.Choice): let it implement io.tidetable.codec.Codec
        @ConvertedBy(Choice.class) int choice,
        // ! [CODEC] Coded.object: the codec cannot be made (found Coded.Idea): let it be a class, not abstract, static if nested, with a constructor without parameters
        // ! [CODEC] Coded.object: the codec is for another type (found Codec<String> for Object): name a codec of Object
        @ConvertedBy(Idea.class) Object object) {
    interface Face extends io.tidetable.codec.Codec<Thread> {}

    enum Choice {}

    abstract static class Idea implements io.tidetable.codec.KeyCodec<String> {}
}
