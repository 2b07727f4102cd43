/** What is observed of an application's calls. */
@NullMarked
package io.tidetable.spring.observe;

import org.jspecify.annotations.NullMarked;
