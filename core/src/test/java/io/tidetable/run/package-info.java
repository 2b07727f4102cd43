/** Reads and writes over the embedded service, and over Azurite where it can run. */
@NullMarked
package io.tidetable.run;

import org.jspecify.annotations.NullMarked;
