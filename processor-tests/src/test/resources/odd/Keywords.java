import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

/** Members named as what a metamodel calls, and as words of the language once one adds a line. */
@Table("Keywords")
public record Keywords(
        @PartitionKey String class_,
        @RowKey int key,
        String of,
        String named,
        String Key,
        String String,
        String Attribute,
        String Keywords,
        String Keywords_,
        String TextAttribute,
        long hashCode_,
        String java,
        String record,
        String var,
        String yield,
        String sealed) {}
