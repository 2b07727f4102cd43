package io.tidetable.azure;

import java.util.Set;

/** What Azurite 3.37.0 gets wrong and the service gets right. */
final class AzuriteFaults {
    /** Its $batch looks for the first {@code RowKey=} of the URL. */
    private static final Set<String> KEYS = Set.of("RowKey='x'");

    private AzuriteFaults() {}

    /** Whether it cannot do with this key what it does with others. */
    static boolean of(String key) {
        return KEYS.contains(key);
    }

    /** A double that it does not turn into an Int32: it forgets the point of whole ones. */
    static double wholeDouble(boolean azurite) {
        return azurite ? 5.5 : 5.0;
    }
}
