/** Health as it is asked for over HTTP. */
@NullMarked
package io.tidetable.spring.health;

import org.jspecify.annotations.NullMarked;
