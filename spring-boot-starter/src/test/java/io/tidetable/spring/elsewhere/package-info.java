/** An application that asks for the repository of a class of another package. */
@NullMarked
package io.tidetable.spring.elsewhere;

import org.jspecify.annotations.NullMarked;
