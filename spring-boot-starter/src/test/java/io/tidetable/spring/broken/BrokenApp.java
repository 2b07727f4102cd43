package io.tidetable.spring.broken;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/** The application. */
@SpringBootApplication
public class BrokenApp {}
