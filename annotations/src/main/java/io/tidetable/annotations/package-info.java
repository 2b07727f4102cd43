/**
 * What a class says about how it is stored. No {@code @NullMarked} here: this jar has no dependency, jspecify included.
 */
package io.tidetable.annotations;
