/** Sends transactions and page requests: the one room that knows com.azure. */
@NullMarked
package io.tidetable.azure;

import org.jspecify.annotations.NullMarked;
