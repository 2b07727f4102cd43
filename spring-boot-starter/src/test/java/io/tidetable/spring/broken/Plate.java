package io.tidetable.spring.broken;

import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;

/** In the table of another class. */
@Table("Cupboard")
record Plate(@PartitionKey String shelf, @RowKey int number) {}
