/** The pages as HTTP gives them, and as a browser shows them. */
@NullMarked
package io.tidetable.samples.web;

import org.jspecify.annotations.NullMarked;
