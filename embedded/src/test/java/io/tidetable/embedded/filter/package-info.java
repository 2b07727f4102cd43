/** Tests of the room beside its classes. */
@NullMarked
package io.tidetable.embedded.filter;

import org.jspecify.annotations.NullMarked;
