/** Repositories injected by CDI, as docs/injection.md shows. */
@NullMarked
package io.tidetable.samples.cdi;

import org.jspecify.annotations.NullMarked;
