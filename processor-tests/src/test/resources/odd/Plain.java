import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

/** Members named as methods that every object has. */
@Table("Plain")
public class Plain {
    @PartitionKey private String getClass;
    @RowKey private int toString;
    private String equals;
    private String is;
    private String in;
    private String attribute;
    @Property("d") private String $dollar$;
    private static int count;
    private transient Object cache;
    private final Object lock = new Object();

    static class Builder {}

    Runnable later() {
        return () -> count++;
    }
}
