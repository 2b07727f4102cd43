package io.tidetable.embedded.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rows, and where the next page starts; null at the end. */
public record Page(List<Row> rows, @Nullable RowId next) {}
