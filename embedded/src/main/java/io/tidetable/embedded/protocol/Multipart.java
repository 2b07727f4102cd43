package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts of a multipart body. */
final class Multipart {
    private Multipart() {}

    /** A part, or a message inside one: what stands before the empty line, and what after. */
    record Part(Headers headers, String body) {}

    /** The parts, those beyond {@code most} left out. */
    static List<Part> parse(String body, @Nullable String contentType, int most) {
        String delimiter = "--" + boundary(contentType);
        List<Part> parts = new ArrayList<>();
        int start = body.indexOf(delimiter);
        while (start >= 0 && parts.size() < most && !body.startsWith("--", start + delimiter.length())) {
            int from = afterLine(body, start);
            int end = body.indexOf("\n" + delimiter, Math.max(0, from - 1));
            if (end < 0) {
                throw malformed();
            }
            parts.add(part(body.substring(from, Math.max(from, end))));
            start = end + 1;
        }
        if (start < 0) {
            throw malformed();
        }
        return parts;
    }

    private static String boundary(@Nullable String contentType) {
        int at = contentType == null ? -1 : contentType.indexOf("boundary=");
        if (contentType == null || at < 0 || !contentType.startsWith("multipart/mixed")) {
            throw malformed();
        }
        String boundary = contentType
                .substring(at + "boundary=".length())
                .split(";", 2)[0]
                .strip();
        String bare = boundary.startsWith("\"") && boundary.endsWith("\"") && boundary.length() > 1
                ? boundary.substring(1, boundary.length() - 1)
                : boundary;
        if (bare.isEmpty()) {
            throw malformed();
        }
        return bare;
    }

    /** Headers up to the first empty line; the rest is the body. */
    static Part part(String text) {
        Headers headers = new Headers();
        int position = 0;
        while (position < text.length()) {
            int next = afterLine(text, position);
            String line = text.substring(position, next).strip();
            position = next;
            if (line.isEmpty()) {
                break;
            }
            int colon = line.indexOf(':');
            if (colon <= 0) {
                throw malformed();
            }
            headers.set(
                    line.substring(0, colon).strip(), line.substring(colon + 1).strip());
        }
        return new Part(headers, text.substring(position));
    }

    /** Where the line after this one starts. */
    static int afterLine(String text, int position) {
        int end = text.indexOf('\n', position);
        return end < 0 ? text.length() : end + 1;
    }

    static ServiceError malformed() {
        return Failure.INVALID_INPUT.error("An error occurred while processing this request.");
    }
}
