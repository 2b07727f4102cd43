/** Plans of writes as data. */
@NullMarked
package io.tidetable.write;

import org.jspecify.annotations.NullMarked;
