package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.store.RowId;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a request is about. The account is the first label of the host, or, where that is an address or
 * {@code localhost}, the first segment of the path.
 *
 * @param base the account's address, without a slash at the end
 */
record Target(String base, String account, Resource resource) {
    private static final Pattern HOST = Pattern.compile("https?://(\\[[^]]*]|[^:/]*)(:\\d+)?");
    private static final Pattern PATH_STYLE = Pattern.compile("[\\d.]+|localhost|\\[.*]");
    private static final int MAX_URL_LENGTH = 64 * 1024;

    /** What stands behind the account. */
    sealed interface Resource {
        /** The account itself. */
        record Service() implements Resource {}

        /** {@code Tables}. */
        record Tables() implements Resource {}

        /** {@code Tables('name')}. */
        record OneTable(String name) implements Resource {}

        /** {@code name} or {@code name()}. */
        record Rows(String table) implements Resource {}

        /** {@code name(PartitionKey='..',RowKey='..')}. */
        record OneRow(String table, RowId id) implements Resource {}

        /** {@code $batch}. */
        record Batch() implements Resource {}
    }

    static Target parse(Request.Url url) {
        int length =
                url.path().length() + (url.query() == null ? 0 : url.query().length());
        if (length > MAX_URL_LENGTH) {
            throw Failure.REQUEST_URL_TOO_LONG.error();
        }
        Matcher host = HOST.matcher(url.origin());
        if (!host.matches()) {
            throw Failure.INVALID_URL.error();
        }
        String path = url.path().startsWith("/") ? url.path().substring(1) : url.path();
        if (!PATH_STYLE.matcher(host.group(1)).matches()) {
            String account = host.group(1).split("\\.", 2)[0];
            return new Target(url.origin(), account, resource(Percent.decodePath(path)));
        }
        int slash = path.indexOf('/');
        String account = slash < 0 ? path : path.substring(0, slash);
        String rest = slash < 0 ? "" : path.substring(slash + 1);
        return new Target(url.origin() + "/" + account, account, resource(Percent.decodePath(rest)));
    }

    private static Resource resource(String path) {
        int open = path.indexOf('(');
        String name = open < 0 ? path : path.substring(0, open);
        String inside = open < 0 ? "" : inside(path, open);
        if (name.isEmpty()) {
            return new Resource.Service();
        } else if (name.equals("$batch")) {
            return new Resource.Batch();
        } else if (name.equals("Tables")) {
            return inside.isBlank() ? new Resource.Tables() : new Resource.OneTable(new KeyReader(inside).only());
        } else if (name.indexOf('/') >= 0) {
            throw Failure.RESOURCE_NOT_FOUND.error();
        }
        return inside.isBlank() ? new Resource.Rows(name) : new Resource.OneRow(name, new KeyReader(inside).rowId());
    }

    private static String inside(String path, int open) {
        if (!path.endsWith(")")) {
            throw KeyReader.syntaxError();
        }
        return path.substring(open + 1, path.length() - 1);
    }

    /** The address of a row, as in Location. */
    String address(String table, RowId id) {
        return base + "/" + relativeAddress(table, id);
    }

    /** The address of a row, as in odata.editLink. */
    static String relativeAddress(String table, RowId id) {
        return table + "(PartitionKey='" + key(id.partitionKey()) + "',RowKey='" + key(id.rowKey()) + "')";
    }

    private static String key(String key) {
        return Percent.encode(key.replace("'", "''"));
    }
}
