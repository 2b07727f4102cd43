package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.filter.Filter;
import io.tidetable.embedded.value.Texts;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What stands behind {@code ?}: each option once. */
record Options(Map<String, String> values) {
    private static final int MAX_PAGE = 1000;
    /** As many as a row can have: 252 of its own, the keys and Timestamp. */
    private static final int MAX_SELECTED = 255;

    private static final Set<String> UNSUPPORTED =
            Set.of("$orderby", "$skip", "$expand", "$inlinecount", "$skiptoken", "$count", "$search", "$apply", "comp");

    static Options parse(@Nullable String query) {
        Map<String, String> values = new HashMap<>();
        for (String pair : query == null ? new String[0] : query.split("&")) {
            int equals = pair.indexOf('=');
            String name = Percent.decodeQuery(equals < 0 ? pair : pair.substring(0, equals));
            String value = equals < 0 ? "" : Percent.decodeQuery(pair.substring(equals + 1));
            if (values.put(name, value) != null) {
                throw Failure.INVALID_INPUT.error(
                        "Query parameter '" + name + "' is specified, but it should be specified exactly once.");
            }
            if (UNSUPPORTED.contains(name)) {
                throw Failure.NOT_IMPLEMENTED.error();
            }
        }
        return new Options(values);
    }

    @Nullable
    String get(String name) {
        return values.get(name);
    }

    Filter filter() {
        String filter = get("$filter");
        return filter == null || filter.isBlank() ? Filter.ALWAYS : Filter.parse(filter);
    }

    /** Rows of a page: $top, 1 to 1000. */
    int top() {
        String text = get("$top");
        if (text == null) {
            return MAX_PAGE;
        }
        Integer top = Texts.int32(text.strip());
        if (top == null || top < 1 || top > MAX_PAGE) {
            throw Failure.INVALID_INPUT.error();
        }
        return top;
    }

    /** The names selected, or null for all. */
    @Nullable
    List<String> select() {
        String text = get("$select");
        if (text == null || text.isBlank()) {
            return null;
        }
        List<String> names =
                Arrays.stream(text.split(",")).map(String::strip).distinct().toList();
        if (names.size() > MAX_SELECTED) {
            throw Failure.INVALID_INPUT.error();
        }
        return names.contains("*") ? null : names;
    }

    /** $select as odata.metadata repeats it; empty where there is none. */
    String selectSuffix() {
        String text = get("$select");
        return select() == null || text == null
                ? ""
                : "&$select=" + Percent.encode(text).replace("%2C", ",").replace("%24", "$");
    }
}
