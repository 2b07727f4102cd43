/** How requests arrive: from the SDK in the process, or over a loopback socket. */
@NullMarked
package io.tidetable.embedded.http;

import org.jspecify.annotations.NullMarked;
