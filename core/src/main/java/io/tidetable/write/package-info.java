/** An entity before and after to a transaction; a failed action to an exception; pure. */
@NullMarked
package io.tidetable.write;

import org.jspecify.annotations.NullMarked;
