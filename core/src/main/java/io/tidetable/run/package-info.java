/** Plans, sends, reads back and retries: implements what io.tidetable.repository promises. */
@NullMarked
package io.tidetable.run;

import org.jspecify.annotations.NullMarked;
