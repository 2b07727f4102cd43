/** Small programs, in the order to read them: each has a main method and runs on the embedded service. */
@NullMarked
package io.tidetable.samples;

import org.jspecify.annotations.NullMarked;
