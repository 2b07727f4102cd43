/** What suites run on: the embedded service, and Azurite where Node is at hand. */
@NullMarked
package io.tidetable.testing;

import org.jspecify.annotations.NullMarked;
