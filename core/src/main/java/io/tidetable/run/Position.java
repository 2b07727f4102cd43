package io.tidetable.run;

import io.tidetable.error.InvalidContinuationException;
import io.tidetable.run.Found.Place;
import io.tidetable.store.RowKey;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * Where a page ended.
 *
 * @param given entities given so far, over all pages
 * @param places the last row given of each range that gave some
 */
record Position(long given, List<Place> places) {
    static final Position START = new Position(0, List.of());

    /** Bytes of the hash that binds a continuation to its query and shows what was mangled. */
    private static final int SEAL = 12;

    Position {
        places = List.copyOf(places);
    }

    /** URL-safe text, bound to what identifies the query. */
    String seal(String query) {
        byte[] body = body();
        byte[] sealed = Arrays.copyOf(hash(query, body), SEAL + body.length);
        System.arraycopy(body, 0, sealed, SEAL, body.length);
        return encoded(sealed);
    }

    private static String encoded(byte[] sealed) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(sealed);
    }

    /** The position of a text; InvalidContinuationException where it is mangled or of another query. */
    static Position open(String continuation, String query, String entity) {
        try {
            byte[] sealed = Base64.getUrlDecoder().decode(continuation);
            byte[] body = Arrays.copyOfRange(sealed, Math.min(SEAL, sealed.length), sealed.length);
            boolean whole = encoded(sealed).equals(continuation); // a decoder passes over bits behind the last byte
            if (whole && Arrays.equals(hash(query, body), Arrays.copyOf(sealed, SEAL))) {
                return of(body);
            }
        } catch (IllegalArgumentException | UncheckedIOException e) {
            throw invalid(entity, e);
        }
        throw invalid(entity, null);
    }

    private static InvalidContinuationException invalid(
            String entity, @org.jspecify.annotations.Nullable RuntimeException cause) {
        return new InvalidContinuationException(
                "[QUERY_CONTINUATION] " + entity
                        + ": the continuation is mangled or belongs to another query: give what"
                        + " next() of a page of this very query returned, or null for the first page.",
                io.tidetable.error.Place.UNKNOWN,
                cause);
    }

    private byte[] body() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeLong(given);
            for (Place place : places) {
                out.writeShort(place.range());
                out.writeUTF(place.key().partition());
                out.writeUTF(place.key().row());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static Position of(byte[] body) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
            long given = in.readLong();
            List<Place> places = new ArrayList<>();
            while (in.available() > 0) {
                places.add(new Place(in.readUnsignedShort(), new RowKey(in.readUTF(), in.readUTF())));
            }
            return new Position(given, places);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] hash(String query, byte[] body) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(query.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            return Arrays.copyOf(digest.digest(body), SEAL);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
