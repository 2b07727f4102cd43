package io.tidetable.azure;

import org.jspecify.annotations.Nullable;

/** ETags as the SDK hands them on: its own policy cuts the closing quote off the header. */
final class ETags {
    private ETags() {}

    /** With the closing quote; null where there is none. */
    static @Nullable String whole(@Nullable String header) {
        return header != null && header.startsWith("W/\"") && !header.endsWith("\"") ? header + '"' : header;
    }
}
