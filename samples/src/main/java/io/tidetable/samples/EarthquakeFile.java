package io.tidetable.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;

/** A week of real earthquakes (United States Geological Survey, public domain). */
final class EarthquakeFile {
    private EarthquakeFile() {}

    /** All 1,707 events, in no order to rely on. */
    static List<Earthquake> read() {
        try (InputStream file =
                Objects.requireNonNull(EarthquakeFile.class.getResourceAsStream("earthquakes.json"), "resource")) {
            JsonNode features = new ObjectMapper().readTree(file).get("features");
            return StreamSupport.stream(features.spliterator(), false)
                    .map(feature -> earthquake(feature.get("properties")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Earthquake earthquake(JsonNode properties) {
        return new Earthquake(
                properties.get("net").asText(),
                Instant.ofEpochMilli(properties.get("time").asLong()),
                properties.get("code").asText(),
                properties.hasNonNull("mag") ? properties.get("mag").asDouble() : null,
                properties.hasNonNull("magType") ? properties.get("magType").asText() : null,
                properties.get("place").asText());
    }
}
