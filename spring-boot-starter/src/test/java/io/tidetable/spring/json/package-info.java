/** Which Jackson writes JSON. */
@NullMarked
package io.tidetable.spring.json;

import org.jspecify.annotations.NullMarked;
