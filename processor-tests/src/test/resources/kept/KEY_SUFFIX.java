import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

@Table("Uuids")
record OfUuid(@PartitionKey String id, @ChronologicalKey Instant at, @KeySuffix UUID suffix) {}

@Table("Texts")
record OfText(@PartitionKey String id, @ReverseChronologicalKey Instant at, @SecondaryIndex @KeySuffix String suffix) {}

@Table("Unseen")
record Unseen(@PartitionKey String id, @ChronologicalKey Instant at) {}
