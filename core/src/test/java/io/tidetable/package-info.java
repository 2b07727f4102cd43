/** Tests of the entry and of the house as a whole. */
@NullMarked
package io.tidetable;

import org.jspecify.annotations.NullMarked;
