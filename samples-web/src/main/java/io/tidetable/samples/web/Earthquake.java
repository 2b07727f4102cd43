package io.tidetable.samples.web;

import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One earthquake: newest first of all, newest first of its network, or by its code, each page one request. One
 * partition holds them all, for the service writes some 2,000 entities a second to one, and the world has a few hundred
 * earthquakes a day.
 *
 * @param code as the United States Geological Survey names it, such as ci37868143
 * @param magnitude null where it has not been measured
 */
@Table(value = "Earthquakes", partition = "world")
@SecondaryIndex(
        name = "network",
        properties = {"network", "time desc"})
public record Earthquake(
        @ReverseChronologicalKey Instant time,
        @KeySuffix @SecondaryIndex(unique = true) String code,
        String network,
        @Nullable Double magnitude,
        String place) {}
