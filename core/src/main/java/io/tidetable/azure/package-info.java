/**
 * Sends transactions and page requests through azure-data-tables: the one room that knows com.azure.
 *
 * <p>The SDK builds, signs, sends and retries the requests; a policy of ours, per try, sees what the SDK does not show:
 * the ETags of a transaction, the rows as they are on the wire, and whether a try of a write may have been done, so
 * that no write is sent a second time by a retry that knows nothing of the first.
 */
@NullMarked
package io.tidetable.azure;

import org.jspecify.annotations.NullMarked;
