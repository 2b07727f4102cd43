package io.tidetable.write;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.UUID;

/** Tokens of writes: 22 URL-safe characters of 122 random bits. */
public final class Versions {
    private Versions() {}

    /** A token that no write had before. */
    public static String next() {
        UUID random = UUID.randomUUID();
        byte[] bytes = ByteBuffer.allocate(2 * Long.BYTES)
                .putLong(random.getMostSignificantBits())
                .putLong(random.getLeastSignificantBits())
                .array();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
