package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Where a page goes on, as headers and options carry it: {@code 1!length!base64}, {@code =} written as {@code -}. */
final class Continuation {
    private static final String VERSION = "1!";

    private Continuation() {}

    static String encode(String key) {
        String base64 = Base64.getEncoder().encodeToString(key.getBytes(StandardCharsets.UTF_8));
        return VERSION + base64.length() + "!" + base64.replace('=', '-');
    }

    static String decode(String token) {
        int bang = token.indexOf('!', VERSION.length());
        if (!token.startsWith(VERSION) || bang < 0) {
            throw Failure.INVALID_INPUT.error();
        }
        String base64 = token.substring(bang + 1);
        if (!token.substring(VERSION.length(), bang).equals(Integer.toString(base64.length()))) {
            throw Failure.INVALID_INPUT.error();
        }
        try {
            return new String(Base64.getDecoder().decode(base64.replace('-', '=')), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notBase64) {
            throw Failure.INVALID_INPUT.error();
        }
    }
}
