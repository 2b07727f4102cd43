package io.tidetable.spring.broken;

import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;

/** Shares a table with another class, and their rows could mix: what no compiler sees. */
@Table("Cupboard")
record Cup(@PartitionKey String shelf, @RowKey int number) {}
