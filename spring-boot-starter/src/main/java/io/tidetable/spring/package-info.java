/**
 * {@code Tables} and its repositories as beans of a Spring Boot application: which service, from the properties
 * {@code tidetable.*}, and a {@code TableRepository} for each {@code Table} class below the application's packages.
 */
@NullMarked
package io.tidetable.spring;

import org.jspecify.annotations.NullMarked;
