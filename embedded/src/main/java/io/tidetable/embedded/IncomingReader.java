package io.tidetable.embedded;

import io.tidetable.embedded.protocol.Request;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what faults want to know of a request; never fails, since the service itself will judge it. */
final class IncomingReader {
    private static final Pattern ACTION = Pattern.compile("^[A-Z]++ (\\S++)[^\\n]* HTTP/1", Pattern.MULTILINE);
    private static final Pattern TABLE = Pattern.compile("/(\\$?[A-Za-z][A-Za-z0-9]*)(\\(.*)?");

    private IncomingReader() {}

    static Incoming read(Request request) {
        String path = request.url().path();
        String query = request.url().query() == null ? "" : request.url().query();
        String body = new String(request.body(), StandardCharsets.UTF_8);
        boolean transaction = request.isBatch();
        String table = transaction ? ofFirstAction(body) : ofPath(path);
        return new Incoming(request.effectiveMethod(), path, query, table, transaction, body);
    }

    private static String ofFirstAction(String body) {
        Matcher action = ACTION.matcher(body);
        return action.find() ? ofPath(action.group(1).split("\\?", 2)[0]) : "";
    }

    /** The last segment up to its parenthesis; keys may hold slashes, so the first that opens one is taken. */
    private static String ofPath(String path) {
        int open = path.indexOf('(');
        String resource = open < 0 ? path : path.substring(0, open);
        Matcher table = TABLE.matcher(resource.substring(Math.max(0, resource.lastIndexOf('/'))));
        return table.matches() && !table.group(1).equals("Tables") ? table.group(1) : "";
    }
}
