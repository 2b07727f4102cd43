package io.tidetable.azure;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
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

    static ErrorBody of(String body) {
        int start = 0;
        while (start < body.length() && body.charAt(start) != '{' && body.charAt(start) != '<') {
            start++;
        }
        if (start == body.length()) {
            return NONE;
        }
        return body.charAt(start) == '<' ? xml(body) : json(body.substring(start));
    }

    /** Index of the action that failed, -1 where the message names none. */
    int action() {
        Matcher matcher = ACTION.matcher(message);
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : -1;
    }

    private static ErrorBody xml(String body) {
        Matcher matcher = XML_CODE.matcher(body);
        return matcher.find() ? new ErrorBody(matcher.group(1), "") : NONE;
    }

    private static ErrorBody json(String body) {
        Outermost code = new Outermost();
        Outermost message = new Outermost();
        try (JsonParser json = JSON.createParser(body)) {
            for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
                if (token.isScalarValue() && token != JsonToken.VALUE_NULL) {
                    switch (String.valueOf(json.currentName())) {
                        case "code" -> code.see(json);
                        case "value", "message" -> message.see(json);
                        default -> {}
                    }
                }
            }
        } catch (IOException e) {
            // Proxies cut and rewrite error pages: what was readable is all there is.
            return new ErrorBody(code.text, message.text);
        }
        return new ErrorBody(code.text, message.text);
    }

    /** The text that stands furthest out: errors hold errors that led to them. */
    private static final class Outermost {
        private String text = "";
        private int depth = Integer.MAX_VALUE;

        void see(JsonParser json) throws IOException {
            int at = json.getParsingContext().getNestingDepth();
            if (at < depth) {
                depth = at;
                text = json.getText();
            }
        }
    }
}
