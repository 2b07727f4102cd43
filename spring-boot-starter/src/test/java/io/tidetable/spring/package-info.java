/** The starter as an application meets it; the same tests run on Spring Boot 3.5 and on 4. */
@NullMarked
package io.tidetable.spring;

import org.jspecify.annotations.NullMarked;
