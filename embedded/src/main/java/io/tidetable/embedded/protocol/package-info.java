/** The REST protocol: a request parsed once, one function per operation, one rendering of its answer. */
@NullMarked
package io.tidetable.embedded.protocol;

import org.jspecify.annotations.NullMarked;
