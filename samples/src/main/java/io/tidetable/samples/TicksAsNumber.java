package io.tidetable.samples;

import io.tidetable.codec.Codec;
import io.tidetable.time.Ticks;
import java.time.Instant;

/** Times as Int64, in ticks: how Azure Diagnostics keeps them. */
public final class TicksAsNumber implements Codec<Instant> {
    @Override
    public Object write(Instant time) {
        return Ticks.of(time);
    }

    @Override
    public Instant read(Object property) {
        return Ticks.toInstant((Long) property);
    }
}
