package io.tidetable.samples.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tidetable.repository.TableRepository;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.stream.StreamSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.core.env.Environment;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;

/** Fills the table at start, unless there is something in it: a week of real earthquakes (USGS, public domain). */
@Component
final class EarthquakeLoader implements ApplicationRunner {
    private static final Logger LOG = LoggerFactory.getLogger(EarthquakeLoader.class);

    private final TableRepository<Earthquake> earthquakes;
    private final ObjectMapper json;
    private final Environment environment;

    EarthquakeLoader(TableRepository<Earthquake> earthquakes, ObjectMapper json, Environment environment) {
        this.earthquakes = earthquakes;
        this.json = json;
        this.environment = environment;
    }

    @Override
    public void run(ApplicationArguments arguments) throws IOException {
        if (!earthquakes.all().exists()) {
            LOG.info(
                    "{} earthquakes loaded",
                    earthquakes.insertAll(read()).orThrow().committed());
        }
        LOG.info("See http://localhost:{}", environment.getProperty("local.server.port"));
    }

    private List<Earthquake> read() throws IOException {
        try (InputStream file = new ClassPathResource("io/tidetable/samples/earthquakes.json").getInputStream()) {
            JsonNode features = json.readTree(file).get("features");
            return StreamSupport.stream(features.spliterator(), false)
                    .map(EarthquakeLoader::earthquake)
                    .toList();
        }
    }

    private static Earthquake earthquake(JsonNode feature) {
        JsonNode properties = feature.get("properties");
        return new Earthquake(
                Instant.ofEpochMilli(properties.get("time").asLong()),
                feature.get("id").asText(),
                properties.get("net").asText(),
                properties.hasNonNull("mag") ? properties.get("mag").asDouble() : null,
                properties.get("place").asText());
    }
}
