/** Values of properties: the eight types of the service, their sizes, order and texts. */
@NullMarked
package io.tidetable.embedded.value;

import org.jspecify.annotations.NullMarked;
