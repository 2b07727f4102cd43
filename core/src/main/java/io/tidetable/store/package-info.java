/** Rows, writes, transactions and page requests as data; no I/O. */
@NullMarked
package io.tidetable.store;

import org.jspecify.annotations.NullMarked;
