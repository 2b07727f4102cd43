/** Tests of the embedded service; most run through the SDK's client. */
@NullMarked
package io.tidetable.embedded;

import org.jspecify.annotations.NullMarked;
