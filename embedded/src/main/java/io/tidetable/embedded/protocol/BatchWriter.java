package io.tidetable.embedded.protocol;

import io.tidetable.embedded.store.Write;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the answer to a $batch, byte for byte as clients look for it. */
final class BatchWriter {
    private static final String LINE = "\r\n";

    private BatchWriter() {}

    /** A change that was made. */
    record Done(Write.Kind kind, Answer answer, Exchange exchange) {}

    static Answer changeSet(List<Done> changes) {
        StringBuilder parts = new StringBuilder();
        String boundary = "changesetresponse_" + RequestId.next();
        for (Done change : changes) {
            String preference = Exchange.preference(change.exchange().request());
            String version = change.kind() == Write.Kind.INSERT ? "3.0;" : "1.0;";
            write(parts, boundary, change.answer(), preference, version);
        }
        return batch(inChangeSet(parts, boundary));
    }

    static Answer failure(Answer failure, @Nullable String preference) {
        StringBuilder parts = new StringBuilder();
        String boundary = "changesetresponse_" + RequestId.next();
        write(parts, boundary, failure, preference, "3.0;");
        return batch(inChangeSet(parts, boundary));
    }

    static Answer single(Answer answer) {
        StringBuilder part = new StringBuilder("Content-Type: application/http" + LINE);
        message(part, answer, null, "3.0;");
        return batch(part.toString());
    }

    private static String inChangeSet(StringBuilder parts, String boundary) {
        return "Content-Type: multipart/mixed; boundary=" + boundary + LINE + LINE + parts + "--" + boundary + "--"
                + LINE;
    }

    private static Answer batch(String content) {
        String boundary = "batchresponse_" + RequestId.next();
        String body = "--" + boundary + LINE + content + "--" + boundary + "--" + LINE;
        return Answer.of(202, "multipart/mixed; boundary=" + boundary, body.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(
            StringBuilder parts, String boundary, Answer answer, @Nullable String preference, String version) {
        parts.append("--")
                .append(boundary)
                .append(LINE)
                .append("Content-Type: application/http")
                .append(LINE);
        message(parts, answer, preference, version);
    }

    private static void message(StringBuilder part, Answer answer, @Nullable String preference, String version) {
        part.append("Content-Transfer-Encoding: binary").append(LINE).append(LINE);
        part.append("HTTP/1.1 ")
                .append(answer.status())
                .append(' ')
                .append(answer.reason())
                .append(LINE);
        header(part, "X-Content-Type-Options", "nosniff");
        header(part, "Cache-Control", "no-cache");
        header(part, "Preference-Applied", preference);
        header(part, "DataServiceVersion", version);
        answer.headers().forEach((name, value) -> header(part, name, value));
        part.append(LINE)
                .append(new String(answer.body(), StandardCharsets.UTF_8))
                .append(LINE);
    }

    private static void header(StringBuilder part, String name, @Nullable String value) {
        if (value != null) {
            part.append(name).append(": ").append(value).append(LINE);
        }
    }
}
