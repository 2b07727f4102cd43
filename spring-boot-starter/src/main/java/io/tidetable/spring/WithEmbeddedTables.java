package io.tidetable.spring;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a test with a Spring context the embedded service, whatever {@code tidetable.*} properties the application has:
 * put it beside {@code SpringBootTest}. Before each test method, and before its {@code BeforeEach} methods, the service
 * is emptied, faults included, and the tables of the repositories that are beans are made anew (unless
 * {@code tidetable.create-tables} is false). So what the application stored at its start is gone. The service itself
 * can be injected as {@code EmbeddedTables}. In place of a {@code TableServiceClientBuilder} bean of the application
 * the test gets one of that service. A {@code Tables} bean of the application stays where it was handed that builder,
 * or {@code EmbeddedTables}, as a bean; one that was not stops the start of the context, lest it reach another service.
 * Tests that share a context must not run at the same time.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface WithEmbeddedTables {}
