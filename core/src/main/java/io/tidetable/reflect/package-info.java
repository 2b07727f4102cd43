/** Classes to facts, and access to their fields and constructors. */
@NullMarked
package io.tidetable.reflect;

import org.jspecify.annotations.NullMarked;
