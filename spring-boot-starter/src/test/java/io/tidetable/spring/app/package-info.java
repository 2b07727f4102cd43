/** An application with two stored classes. */
@NullMarked
package io.tidetable.spring.app;

import org.jspecify.annotations.NullMarked;
