package io.tidetable.azure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the service says about a refusal.
 *
 * @param code its error code, empty where none came
 * @param message its text, with {@code N:} before it where it names an action; empty where none came
 */
record ErrorBody(String code, String message) {
    private static final JsonFactory JSON = new JsonFactory();
    private static final ErrorBody NONE = new ErrorBody("", "");
    private static final Pattern XML_CODE = Pattern.compile("<(?:\\w+:)?[cC]ode>([^<]*)</");
    private static final Pattern ACTION = Pattern.compile("^(\\d{1,3}):");

    static ErrorBody of(byte[] body) {
        int start = 0;
        while (start < body.length && body[start] != '{' && body[start] != '<') {
            start++;
        }
        if (start == body.length) {
            return NONE;
        }
        return body[start] == '<' ? xml(body) : json(body);
    }

    /** Index of the action that failed, -1 where the message names none. */
    int action() {
        Matcher matcher = ACTION.matcher(message);
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : -1;
    }

    private static ErrorBody xml(byte[] body) {
        Matcher matcher = XML_CODE.matcher(new String(body, StandardCharsets.UTF_8));
        return matcher.find() ? new ErrorBody(matcher.group(1), "") : NONE;
    }

    private static ErrorBody json(byte[] body) {
        String code = "";
        String message = "";
        try (JsonParser json = JSON.createParser(body)) {
            for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
                if (token == JsonToken.VALUE_STRING) {
                    switch (json.currentName()) {
                        case "code" -> code = json.getText();
                        case "value", "message" -> message = json.getText();
                        default -> {}
                    }
                }
            }
        } catch (IOException e) {
            // Proxies cut and rewrite error pages: what was readable is all there is.
            return new ErrorBody(code, message);
        }
        return new ErrorBody(code, message);
    }
}
