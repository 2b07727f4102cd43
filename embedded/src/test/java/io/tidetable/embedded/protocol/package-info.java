/** Tests of the room beside its classes. */
@NullMarked
package io.tidetable.embedded.protocol;

import org.jspecify.annotations.NullMarked;
