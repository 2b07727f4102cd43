package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.value.DateTime;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** The answer to a request that failed: JSON or XML, with the request's id and the time in its text. */
final class Refusal {
    private final String requestId;

    Refusal(String requestId) {
        this.requestId = requestId;
    }

    /** Status, code and text of an error. */
    record Reason(int status, String code, String text) {
        Reason(ServiceError error) {
            this(error.failure().status(), error.failure().code(), error.text());
        }

        static Reason of(int status, String code) {
            for (Failure failure : Failure.values()) {
                if (failure.code().equals(code)) {
                    return new Reason(status, code, failure.text());
                }
            }
            return new Reason(status, code, code);
        }
    }

    Answer answer(Reason reason, boolean json) {
        return json ? json(reason) : xml(reason);
    }

    Answer json(Reason reason) {
        byte[] body = Json.object(json -> {
            json.writeObjectFieldStart("odata.error");
            json.writeStringField("code", reason.code);
            json.writeObjectFieldStart("message");
            json.writeStringField("lang", "en-US");
            json.writeStringField("value", signed(reason.text));
            json.writeEndObject();
            json.writeEndObject();
        });
        return Answer.of(reason.status, Format.MINIMAL.contentType(), body);
    }

    private Answer xml(Reason reason) {
        String body = "<?xml version=\"1.0\" encoding=\"utf-8\"?><error xmlns=\""
                + "http://schemas.microsoft.com/ado/2007/08/dataservices/metadata\"><code>" + reason.code
                + "</code><message xml:lang=\"en-US\">" + escaped(signed(reason.text)) + "</message></error>";
        return Answer.of(reason.status, "application/xml;charset=utf-8", body.getBytes(StandardCharsets.UTF_8));
    }

    private String signed(String text) {
        return text + "\nRequestId:" + requestId + "\nTime:"
                + DateTime.of(Instant.now()).withAllDigits();
    }

    private static String escaped(String text) {
        StringBuilder xml = new StringBuilder();
        text.chars().forEach(c -> {
            switch (c) {
                case '&' -> xml.append("&amp;");
                case '<' -> xml.append("&lt;");
                case '>' -> xml.append("&gt;");
                default -> xml.append(c < ' ' && c != '\n' && c != '\t' ? '?' : (char) c);
            }
        });
        return xml.toString();
    }
}
