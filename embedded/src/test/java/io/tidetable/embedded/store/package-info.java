/** Tests of the room beside its classes. */
@NullMarked
package io.tidetable.embedded.store;

import org.jspecify.annotations.NullMarked;
