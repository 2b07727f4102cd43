/** An application whose stored class breaks a rule. */
@NullMarked
package io.tidetable.spring.broken;

import org.jspecify.annotations.NullMarked;
