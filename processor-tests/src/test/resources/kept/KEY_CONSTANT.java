import io.tidetable.annotations.*;

@Table(value = "Settings", partition = "settings")
record Setting(@RowKey String name, String value) {}

@Table(value = "States", row = "state")
record State(@PartitionKey String device, String value) {}

@Table(value = "Onlies", partition = "only", row = "one")
record Only(String value) {}
