import io.tidetable.annotations.*;

interface Face {
    @Table("InInterface")
    class Thing {
        @PartitionKey String id;
        @RowKey int n;
    }
}

final class Outer {
    @Table("Nested")
    private record Nested(@PartitionKey String id, @RowKey int n) {}
}

@Table("Fixed")
final class Fixed {
    @PartitionKey String id;
    @RowKey int n;
}
