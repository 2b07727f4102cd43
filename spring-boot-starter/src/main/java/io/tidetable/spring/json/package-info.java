/** {@code @AsJson} by the Jackson of the application, 2 or 3. */
@NullMarked
package io.tidetable.spring.json;

import org.jspecify.annotations.NullMarked;
