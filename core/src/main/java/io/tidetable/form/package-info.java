/** The stored form of values: value to property, value to key text, and back. */
@NullMarked
package io.tidetable.form;

import org.jspecify.annotations.NullMarked;
