package io.tidetable.spring;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which table service the properties name. */
sealed interface Connection {
    /** Hosts that stand beside that of the tables in the portal, in whatever cloud. */
    Pattern OTHER_SERVICE = Pattern.compile("(?i).+\\.(blob|dfs|file|queue|web)\\.(core|storage)\\..+");

    /** The account of a connection string. */
    record ByConnectionString(String text) implements Connection {
        /** Leaves the text out: it holds the key. */
        @Override
        public String toString() {
            return "ByConnectionString";
        }
    }

    /** The account at an https address. */
    record ByEndpoint(String address) implements Connection {}

    /** The service in the process. */
    record InProcess() implements Connection {}

    /** What the properties say; a ConfigurationException unless it is exactly one service, well formed. */
    static Connection of(TidetableProperties properties) {
        List<String> given = new ArrayList<>();
        String connectionString = textOf(properties.connectionString());
        String endpoint = textOf(properties.endpoint());
        if (connectionString != null) {
            given.add("tidetable.connection-string");
        }
        if (endpoint != null) {
            given.add("tidetable.endpoint");
        }
        if (properties.embedded()) {
            given.add("tidetable.embedded=true");
        }
        if (given.size() > 1) {
            throw new ConfigurationException(
                    String.join(" and ", given) + " are set, and each names another table service.",
                    "Keep one of them. An address or a connection string set to nothing counts as not set, and so does false.");
        }
        if (connectionString != null) {
            return new ByConnectionString(ConnectionStrings.checked(connectionString));
        }
        if (endpoint != null) {
            return new ByEndpoint(checkedEndpoint(endpoint));
        }
        if (properties.embedded()) {
            return new InProcess();
        }
        throw ConfigurationException.nothingSet();
    }

    private static @Nullable String textOf(@Nullable String text) {
        return text == null || text.isBlank() ? null : text.strip();
    }

    /** Files of environments and the like keep quotes that a shell would take away. */
    static boolean isQuoted(String text) {
        return text.startsWith("\"") || text.startsWith("'");
    }

    private static String checkedEndpoint(String address) {
        if (isQuoted(address)) {
            throw badEndpoint("it begins with a quotation mark");
        }
        URI uri;
        try {
            uri = new URI(address);
        } catch (URISyntaxException e) {
            throw badEndpoint("it is not an address");
        }
        if (!"https".equalsIgnoreCase(uri.getScheme()) || uri.getHost() == null) {
            throw badEndpoint("it does not begin with https:// and a host");
        }
        if (OTHER_SERVICE.matcher(uri.getHost()).matches()) {
            throw badEndpoint("it is that of another service of the account, which the second part of its host names");
        }
        if (uri.getRawQuery() != null || uri.getRawFragment() != null || uri.getRawUserInfo() != null) {
            throw badEndpoint("it holds more than scheme, host and path");
        }
        return address;
    }

    /** Without the text: a signature in it is a secret. */
    private static ConfigurationException badEndpoint(String why) {
        return new ConfigurationException(
                "The value of tidetable.endpoint is no address of a table service: " + why + ".",
                "Set it to an address such as https://myaccount.table.core.windows.net. A shared access signature goes"
                        + " into tidetable.connection-string instead, as"
                        + " TableEndpoint=https://myaccount.table.core.windows.net;SharedAccessSignature=<signature>.");
    }
}
