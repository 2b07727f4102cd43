/** Sample S07: earthquakes on a page, with Spring Boot. */
@NullMarked
package io.tidetable.samples.web;

import org.jspecify.annotations.NullMarked;
