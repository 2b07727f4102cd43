package io.tidetable.azure;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts of the answer to a transaction: one for each action, or exactly one, the refusal. */
record BatchAnswer(List<Part> parts) {
    private static final String STATUS_LINE = "HTTP/1.1 ";
    private static final String ETAG = "etag:";
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
        while (lines.next()) {
            if (lines.startsWith(STATUS_LINE)) {
                parts.add(part(lines));
            }
        }
        return new BatchAnswer(parts);
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

    private static Part part(Lines lines) {
        String line = lines.text();
        int status = Integer.parseInt(line, STATUS_LINE.length(), STATUS_LINE.length() + 3, 10);
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
        return new Part(
                status,
                etag,
                body.isEmpty() ? NO_ERROR : ErrorBody.of(body.toString().getBytes(StandardCharsets.UTF_8)));
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
