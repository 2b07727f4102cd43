import io.tidetable.annotations.*;

@Table("a23")
record Least(@PartitionKey String id, @RowKey int n) {}

@Table("$MetricsHourPrimaryTransactionsBlob")
record Metrics(@PartitionKey String id, @RowKey int n) {}

@Table("a23456789012345678901234567890123456789012345678901234567890123")
record Most(@PartitionKey String id, @RowKey int n) {}
