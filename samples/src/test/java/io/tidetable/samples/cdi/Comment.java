package io.tidetable.samples.cdi;

import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;

@Table("Comments")
record Comment(@PartitionKey String slug, @RowKey int number, String text) {}
