/**
 * Benchmarks that compare the library, in one run, with what a careful user would write by hand on the SDK: over the
 * same HTTP client in memory, with the same settings of the SDK.
 */
@NullMarked
package io.tidetable.bench;

import org.jspecify.annotations.NullMarked;
