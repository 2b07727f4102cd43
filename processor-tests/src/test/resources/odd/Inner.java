import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

/** Types that name the arguments of the class around them. */
public class Inner<T> {
    public class Part {}

    @Table("Inner")
    public static class Static {
        @PartitionKey String id;
        @RowKey int n;
        @AsJson Inner<String>.Part deep;
        @AsJson Inner<?> any;
        @AsJson Map<String, Inner<Integer>.Part[]>[] all;
    }

    @Table("Protected")
    protected static class Protected {
        @PartitionKey String id;
        @RowKey int n;
    }
}
