/** Conditions, order, limit and mapping to a plan of reads; pure. */
@NullMarked
package io.tidetable.plan;

import org.jspecify.annotations.NullMarked;
