package io.tidetable.azure;

import com.azure.core.http.HttpRequest;
import io.tidetable.store.PageRequest.Continuation;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Changes of the query that the SDK writes; signatures of this service do not cover them. */
final class RequestUrl {
    private static final String FORMAT = "$format=";
    private static final String NEXT_PARTITION = "NextPartitionKey=";
    private static final String NEXT_ROW = "NextRowKey=";
    private static final List<String> OURS = List.of(FORMAT, NEXT_PARTITION, NEXT_ROW);

    private RequestUrl() {}

    /** Asks for minimal metadata, where the SDK asks for full, and for the page that starts there. */
    static void prepareRead(HttpRequest request, @Nullable Continuation after) {
        String url = request.getUrl().toString();
        int query = url.indexOf('?');
        String parameters = query < 0 ? "" : withoutOurs(url.substring(query + 1));
        String path = query < 0 ? url : url.substring(0, query);
        request.setUrl(path + "?" + FORMAT + "application/json%3Bodata%3Dminimalmetadata"
                + (parameters.isEmpty() ? "" : "&" + parameters)
                + (after == null ? "" : next(after)));
    }

    private static String withoutOurs(String query) {
        return Arrays.stream(query.split("&", -1))
                .filter(parameter -> OURS.stream().noneMatch(parameter::startsWith))
                .collect(Collectors.joining("&"));
    }

    private static String next(Continuation after) {
        String row = after.nextRow();
        return "&" + NEXT_PARTITION + encoded(after.nextPartition())
                + (row == null ? "" : "&" + NEXT_ROW + encoded(row));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
