package io.tidetable.spring;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a connection string has to hold, checked before the SDK sees it, whose errors do not name the property. */
final class ConnectionStrings {
    /** Names of parts that may be told; what stands before a {@code =} in a mangled text may be a secret. */
    private static final List<String> KNOWN = List.of(
            "DefaultEndpointsProtocol",
            "AccountName",
            "AccountKey",
            "EndpointSuffix",
            "SharedAccessSignature",
            "TableEndpoint",
            "TableSecondaryEndpoint",
            "BlobEndpoint",
            "BlobSecondaryEndpoint",
            "QueueEndpoint",
            "QueueSecondaryEndpoint",
            "FileEndpoint",
            "FileSecondaryEndpoint",
            "UseDevelopmentStorage",
            "DevelopmentStorageProxyUri");

    private ConnectionStrings() {}

    /** The text itself; a ConfigurationException that names what is missing, and holds nothing of its values. */
    static String checked(String text) {
        if (Connection.isQuoted(text)) {
            throw bad("it begins with a quotation mark");
        }
        Map<String, String> parts = parts(text);
        if ("true".equalsIgnoreCase(parts.get("usedevelopmentstorage"))) {
            return text;
        }
        boolean key = has(parts, "accountname") && has(parts, "accountkey");
        boolean signature =
                has(parts, "sharedaccesssignature") && (has(parts, "tableendpoint") || has(parts, "accountname"));
        if (!key && !signature) {
            throw bad("it needs AccountName and AccountKey, or TableEndpoint and SharedAccessSignature (found "
                    + told(parts) + ")");
        }
        if (key && !isBase64(parts.getOrDefault("accountkey", ""))) {
            throw bad("its AccountKey is not base64");
        }
        if (has(parts, "defaultendpointsprotocol") && !isHttp(parts.get("defaultendpointsprotocol"))) {
            throw bad("its DefaultEndpointsProtocol is neither https nor http");
        }
        checkAddress(parts, "TableEndpoint");
        checkAddress(parts, "TableSecondaryEndpoint");
        return text;
    }

    private static void checkAddress(Map<String, String> parts, String name) {
        String address = parts.getOrDefault(name.toLowerCase(Locale.ROOT), "");
        if (!address.isEmpty() && !isAddress(address)) {
            throw bad("its " + name + " does not begin with https:// and a host");
        }
        String host = address.isEmpty() ? null : URI.create(address).getHost();
        if (host != null && Connection.OTHER_SERVICE.matcher(host).matches()) {
            throw bad("its " + name + " is that of another service of the account");
        }
    }

    private static boolean isAddress(String text) {
        try {
            URI uri = new URI(text);
            return isHttp(uri.getScheme()) && uri.getRawAuthority() != null;
        } catch (URISyntaxException e) {
            return false;
        }
    }

    private static boolean isHttp(@Nullable String scheme) {
        return "https".equalsIgnoreCase(scheme) || "http".equalsIgnoreCase(scheme);
    }

    private static Map<String, String> parts(String text) {
        Map<String, String> parts = new LinkedHashMap<>();
        Arrays.stream(text.split(";", -1)).filter(part -> !part.isBlank()).forEach(part -> {
            int equals = part.indexOf('=');
            if (equals < 1) {
                throw bad("it is not made of Name=value parts joined by ;");
            }
            parts.put(
                    part.substring(0, equals).strip().toLowerCase(Locale.ROOT),
                    part.substring(equals + 1).strip());
        });
        return parts;
    }

    private static boolean has(Map<String, String> parts, String name) {
        return !parts.getOrDefault(name, "").isEmpty();
    }

    private static boolean isBase64(String text) {
        try {
            return Base64.getDecoder().decode(text).length > 0;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static String told(Map<String, String> parts) {
        String found = KNOWN.stream()
                .filter(name -> parts.containsKey(name.toLowerCase(Locale.ROOT)))
                .collect(Collectors.joining(", "));
        return found.isEmpty() ? "none of the parts of a connection string" : found;
    }

    /** What the SDK refuses all the same. */
    static ConfigurationException bad(String why) {
        return new ConfigurationException(
                "The value of tidetable.connection-string is no connection string of a storage account: " + why + ".",
                "Copy it from the portal (Access keys), as"
                        + " DefaultEndpointsProtocol=https;AccountName=<name>;AccountKey=<key>;EndpointSuffix=core.windows.net,"
                        + " or set UseDevelopmentStorage=true for Azurite.");
    }
}
