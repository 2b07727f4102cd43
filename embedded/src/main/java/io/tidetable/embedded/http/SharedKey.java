package io.tidetable.embedded.http;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.protocol.Headers;
import io.tidetable.embedded.protocol.Request;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Checks the signatures SharedKey and SharedKeyLite of the table service. */
final class SharedKey {
    private static final Pattern AUTHORIZATION = Pattern.compile("(SharedKey|SharedKeyLite) ([^:]+):(.+)");
    private static final Pattern COMP = Pattern.compile("(?:^|&)comp=([^&]*)");
    private static final String ALGORITHM = "HmacSHA256";

    private final SecretKeySpec key;

    SharedKey(String base64) {
        this.key = new SecretKeySpec(Base64.getDecoder().decode(base64), ALGORITHM);
    }

    /** Refuses a request that is not signed with the key. */
    void check(Request request) {
        String header = request.headers().get("Authorization");
        Matcher parts = AUTHORIZATION.matcher(header == null ? "" : header);
        if (!parts.matches()) {
            throw Failure.AUTHENTICATION_FAILED.error();
        }
        byte[] expected = signature(text(request, parts.group(1).equals("SharedKeyLite"), parts.group(2)));
        if (!MessageDigest.isEqual(expected, parts.group(3).getBytes(StandardCharsets.UTF_8))) {
            throw Failure.AUTHENTICATION_FAILED.error();
        }
    }

    private static String text(Request request, boolean lite, String account) {
        Headers headers = request.headers();
        String date = headers.get("x-ms-date") == null ? headers.get("Date") : headers.get("x-ms-date");
        String query = request.url().query();
        Matcher comp = COMP.matcher(query == null ? "" : query);
        String resource = "/" + account + request.url().path() + (comp.find() ? "?comp=" + comp.group(1) : "");
        String dated = orEmpty(date) + "\n" + resource;
        return lite
                ? dated
                : request.method() + "\n" + orEmpty(headers.get("Content-MD5")) + "\n"
                        + orEmpty(headers.get("Content-Type")) + "\n" + dated;
    }

    private static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }

    private byte[] signature(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return Base64.getEncoder().encode(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("This JVM has no " + ALGORITHM, missing);
        }
    }
}
