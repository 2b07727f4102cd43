import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

/** Many constructors, one of them for us; fields that initialisers fill. */
@Table("Overloaded")
class Overloaded {
    @PartitionKey private String id = "x";
    @RowKey private int n;

    {
        n = 1;
    }

    Overloaded(String... all) {}

    private Overloaded() {}
}
