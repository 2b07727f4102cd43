/**
 * What the SDK's client may expect of any table service, run on the embedded one and on those named on the command
 * line.
 */
@NullMarked
package io.tidetable.embedded.contract;

import org.jspecify.annotations.NullMarked;
