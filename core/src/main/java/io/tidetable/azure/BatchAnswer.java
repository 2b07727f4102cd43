package io.tidetable.azure;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The parts of the answer to a transaction: one for each action, or exactly one, the refusal.
 *
 * @param whole whether the boundary that ends all parts has come
 */
record BatchAnswer(List<Part> parts, boolean whole) {
    private static final String STATUS_LINE = "HTTP/1.1 ";
    private static final String ETAG = "etag:";
    private static final Pattern STATUS = Pattern.compile("(\\d{3})(?!\\S)");
    private static final ErrorBody NO_ERROR = new ErrorBody("", "");

    /** What came of one action. */
    record Part(int status, @Nullable String etag, ErrorBody error) {
        boolean isSuccess() {
            return status >= 200 && status < 300;
        }
    }

    static BatchAnswer of(byte[] body) {
        List<Part> parts = new ArrayList<>();
        Lines lines = new Lines(new String(body, StandardCharsets.UTF_8));
        boolean whole = false;
        while (lines.next()) {
            if (lines.startsWith(STATUS_LINE)) {
                int status = status(lines.text());
                if (status == 0) {
                    return new BatchAnswer(parts, false);
                }
                parts.add(part(status, lines));
            }
            whole |= lines.startsWith("--") && lines.text().endsWith("--");
        }
        return new BatchAnswer(parts, whole);
    }

    /** The part that says no; null where all went well. */
    @Nullable
    Part refusal() {
        for (Part part : parts) {
            if (!part.isSuccess()) {
                return part;
            }
        }
        return null;
    }

    /** The status of a part; 0 where the line was cut off. */
    private static int status(String line) {
        Matcher matcher = STATUS.matcher(line).region(STATUS_LINE.length(), line.length());
        return matcher.lookingAt() ? Integer.parseInt(matcher.group(1)) : 0;
    }

    private static Part part(int status, Lines lines) {
        String etag = null;
        while (lines.next() && !lines.isEmpty()) {
            if (lines.startsWith(ETAG)) {
                etag = lines.text().substring(ETAG.length()).strip();
            }
        }
        StringBuilder body = new StringBuilder();
        while (lines.next() && !lines.startsWith("--")) {
            body.append(lines.text());
        }
        return new Part(status, etag, body.isEmpty() ? NO_ERROR : ErrorBody.of(body.toString()));
    }

    /** The lines of a text, one after the other. */
    private static final class Lines {
        private final String all;
        private int start;
        private int end;
        private int next;

        Lines(String all) {
            this.all = all;
        }

        boolean next() {
            if (next >= all.length()) {
                return false;
            }
            start = next;
            int feed = all.indexOf('\n', start);
            end = feed < 0 ? all.length() : feed;
            next = end + 1;
            if (end > start && all.charAt(end - 1) == '\r') {
                end--;
            }
            return true;
        }

        boolean isEmpty() {
            return start == end;
        }

        boolean startsWith(String prefix) {
            return all.regionMatches(true, start, prefix, 0, prefix.length());
        }

        String text() {
            return all.substring(start, end);
        }
    }
}
