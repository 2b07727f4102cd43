package io.tidetable.embedded.protocol;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Takes a $batch apart into the requests it holds: one change set, or one query. */
final class BatchReader {
    private BatchReader() {}

    /** The requests; {@code changeSet} tells whether they stood in one. */
    record Batch(List<Request> requests, boolean changeSet) {}

    static Batch read(Exchange exchange) {
        String body = Percent.utf8(exchange.request().body());
        List<Multipart.Part> parts = Multipart.parse(body, exchange.header("Content-Type"), 2);
        if (parts.size() != 1) {
            throw Multipart.malformed();
        }
        Multipart.Part only = parts.get(0);
        String contentType = only.headers().get("Content-Type");
        if (contentType != null && contentType.startsWith("application/http")) {
            return new Batch(List.of(request(exchange, only)), false);
        }
        List<Request> requests = new ArrayList<>();
        for (Multipart.Part part : Multipart.parse(only.body(), contentType, BatchOperation.MAX_CHANGES + 1)) {
            requests.add(request(exchange, part));
        }
        if (requests.isEmpty()) {
            throw Multipart.malformed();
        }
        return new Batch(requests, true);
    }

    private static Request request(Exchange exchange, Multipart.Part part) {
        String text = part.body();
        int start = 0;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        int end = Multipart.afterLine(text, start);
        String line = text.substring(start, end).strip();
        int methodEnd = line.indexOf(' ');
        int urlEnd = line.lastIndexOf(' ');
        if (methodEnd <= 0 || urlEnd <= methodEnd || !line.startsWith("HTTP/1.", urlEnd + 1)) {
            throw Multipart.malformed();
        }
        Multipart.Part message = Multipart.part(text.substring(end));
        Request.Url url = url(exchange, line.substring(methodEnd + 1, urlEnd).strip());
        byte[] body = message.body().getBytes(StandardCharsets.UTF_8);
        return new Request(line.substring(0, methodEnd), url, message.headers(), body);
    }

    /** An address in full, or one relative to the account. */
    private static Request.Url url(Exchange exchange, String text) {
        int scheme = text.indexOf("://");
        int pathStart = scheme < 0 ? 0 : text.indexOf('/', scheme + "://".length());
        if (scheme >= 0 && pathStart < 0) {
            throw Multipart.malformed();
        }
        String origin = scheme < 0 ? exchange.request().url().origin() : text.substring(0, pathStart);
        String rest = text.substring(pathStart);
        int query = rest.indexOf('?');
        String path = query < 0 ? rest : rest.substring(0, query);
        if (scheme < 0) {
            String base = exchange.target().base().substring(origin.length());
            path = path.startsWith(base + "/") ? path : base + (path.startsWith("/") ? "" : "/") + path;
        }
        return new Request.Url(origin, path, query < 0 ? null : rest.substring(query + 1));
    }
}
