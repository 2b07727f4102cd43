/** Tables, partitions and rows in memory: sorted, written one partition at a time, read without locks. */
@NullMarked
package io.tidetable.embedded.store;

import org.jspecify.annotations.NullMarked;
