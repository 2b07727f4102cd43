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

    Answer answer(ServiceError error, boolean json) {
        return json ? json(error.failure(), error.text()) : xml(error.failure(), error.text());
    }

    Answer json(Failure failure, String text) {
        byte[] body = Json.object(json -> {
            json.writeObjectFieldStart("odata.error");
            json.writeStringField("code", failure.code());
            json.writeObjectFieldStart("message");
            json.writeStringField("lang", "en-US");
            json.writeStringField("value", signed(text));
            json.writeEndObject();
            json.writeEndObject();
        });
        return Answer.of(failure.status(), Format.MINIMAL.contentType(), body);
    }

    private Answer xml(Failure failure, String text) {
        String body = "<?xml version=\"1.0\" encoding=\"utf-8\"?><error xmlns=\""
                + "http://schemas.microsoft.com/ado/2007/08/dataservices/metadata\"><code>" + failure.code()
                + "</code><message xml:lang=\"en-US\">" + escaped(signed(text)) + "</message></error>";
        return Answer.of(failure.status(), "application/xml;charset=utf-8", body.getBytes(StandardCharsets.UTF_8));
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
