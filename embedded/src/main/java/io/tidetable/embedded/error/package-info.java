/** What the service refuses, with status, code and text; knows nothing of requests. */
@NullMarked
package io.tidetable.embedded.error;

import org.jspecify.annotations.NullMarked;
