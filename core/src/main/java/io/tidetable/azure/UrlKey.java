package io.tidetable.azure;

import io.tidetable.store.RowKey;
import java.nio.charset.StandardCharsets;

/** Keys in an address: {@code (PartitionKey='..',RowKey='..')}, quotes doubled, percent-encoded UTF-8. */
final class UrlKey {
    private static final String HEX = "0123456789ABCDEF";
    private static final int ASCII = 0x80;

    /** What stands for itself, as the SDK has it. */
    private static final boolean[] PLAIN = new boolean[ASCII];

    static {
        for (char c = 0; c < ASCII; c++) {
            PLAIN[c] = (c >= '0' && c <= '9')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= 'a' && c <= 'z')
                    || "-._~!$&'()*+,;=:@".indexOf(c) >= 0;
        }
    }

    private UrlKey() {}

    static StringBuilder append(StringBuilder url, RowKey key) {
        append(url.append("(PartitionKey='"), key.partition());
        append(url.append("',RowKey='"), key.row());
        return url.append("')");
    }

    private static void append(StringBuilder url, String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit >= ASCII || !PLAIN[unit]) {
                encode(url, text.substring(i));
                return;
            }
            url.append(unit == '\'' ? "''" : unit);
        }
    }

    private static void encode(StringBuilder url, String text) {
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            if (b < 0 || !PLAIN[b]) {
                url.append('%').append(HEX.charAt((b >> 4) & 15)).append(HEX.charAt(b & 15));
            } else if (b == '\'') {
                url.append("''");
            } else {
                url.append((char) b);
            }
        }
    }
}
