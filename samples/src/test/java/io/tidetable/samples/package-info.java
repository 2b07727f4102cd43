/** The samples, run for what they print. */
@NullMarked
package io.tidetable.samples;

import org.jspecify.annotations.NullMarked;
