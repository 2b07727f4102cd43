/**
 * Observations of what repositories do, by Micrometer: operation, table, requests, retries, duration; no keys and no
 * values.
 */
@NullMarked
package io.tidetable.spring.observe;

import org.jspecify.annotations.NullMarked;
