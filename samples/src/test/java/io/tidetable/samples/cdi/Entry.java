package io.tidetable.samples.cdi;

import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;

@Table("Entries")
record Entry(@PartitionKey String blog, @RowKey String slug, String text) {}
