package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.mapping.EntityMapping;

/** A class, its table and the settings: what every operation needs. */
public record Session<T>(Class<T> entity, EntityMapping<T> mapping, TableGateway gateway, Settings settings) {}
