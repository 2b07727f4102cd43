package io.tidetable.azure;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The parts of the answer to a transaction: one for each action, or exactly one, the refusal. */
record BatchAnswer(List<Part> parts) {
    private static final String STATUS_LINE = "HTTP/1.1 ";
    private static final String ETAG = "etag:";

    /** What came of one action. */
    record Part(int status, @Nullable String etag, ErrorBody error) {
        boolean isSuccess() {
            return status >= 200 && status < 300;
        }
    }

    static BatchAnswer of(byte[] body) {
        List<Part> parts = new ArrayList<>();
        List<String> lines = new String(body, StandardCharsets.UTF_8).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(STATUS_LINE)) {
                parts.add(part(lines.subList(i, lines.size())));
            }
        }
        return new BatchAnswer(parts);
    }

    /** The part that says no; null where all went well. */
    @Nullable
    Part refusal() {
        return parts.stream().filter(part -> !part.isSuccess()).findFirst().orElse(null);
    }

    private static Part part(List<String> lines) {
        int status = Integer.parseInt(lines.get(0), STATUS_LINE.length(), STATUS_LINE.length() + 3, 10);
        String etag = null;
        int i = 1;
        for (; i < lines.size() && !lines.get(i).isEmpty(); i++) {
            if (lines.get(i).toLowerCase(Locale.ROOT).startsWith(ETAG)) {
                etag = lines.get(i).substring(ETAG.length()).strip();
            }
        }
        StringBuilder body = new StringBuilder();
        for (; i < lines.size() && !lines.get(i).startsWith("--"); i++) {
            body.append(lines.get(i));
        }
        return new Part(status, etag, ErrorBody.of(body.toString().getBytes(StandardCharsets.UTF_8)));
    }
}
