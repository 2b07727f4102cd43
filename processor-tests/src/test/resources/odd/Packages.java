import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

/** Members named as the packages that a metamodel imports. */
@Table("Packages")
public record Packages(@PartitionKey String io, @RowKey long java, String jakarta, @AsJson List<String> com) {}
