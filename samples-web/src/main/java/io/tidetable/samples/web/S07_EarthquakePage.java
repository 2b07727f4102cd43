package io.tidetable.samples.web;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Earthquakes on a page, on the embedded service: {@code http://localhost:8080}. */
@SpringBootApplication
public class S07_EarthquakePage {
    /** Runs until it is stopped. */
    public static void main(String[] args) {
        SpringApplication.run(S07_EarthquakePage.class, args);
    }
}
