/** An entity to its main row, copies and index entities, and a row to its entity. */
@NullMarked
package io.tidetable.mapping;

import org.jspecify.annotations.NullMarked;
