/** Tests of the room that knows the SDK. */
@NullMarked
package io.tidetable.azure;

import org.jspecify.annotations.NullMarked;
