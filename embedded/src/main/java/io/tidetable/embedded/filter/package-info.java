/** The language of $filter: text to a tree, a tree to a test of a row and to bounds of its keys. */
@NullMarked
package io.tidetable.embedded.filter;

import org.jspecify.annotations.NullMarked;
