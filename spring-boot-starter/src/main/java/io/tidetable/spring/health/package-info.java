/** The health of the table service, for the actuator of Spring Boot 3.5 and of 4, which have it in other packages. */
@NullMarked
package io.tidetable.spring.health;

import org.jspecify.annotations.NullMarked;
