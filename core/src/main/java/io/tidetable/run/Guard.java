package io.tidetable.run;

import io.tidetable.store.Row;
import io.tidetable.store.Write;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where a caller's token is checked: here against a row that was read, or by the service. */
final class Guard {
    /** An entity tag of HTTP (RFC 9110), weak or strong. */
    private static final Pattern ETAG = Pattern.compile("(W/)?\"[^\"\\p{Cntrl}]+\"");

    private Guard() {}

    /** The ETag under which a row that was read is written, if it still has the caller's token. */
    static String etag(Intent<?> intent, @Nullable String token, @Nullable Row stored) {
        if (stored == null) {
            throw intent.missing(null);
        }
        if (token != null && !token.equals(intent.mapping().token(stored))) {
            throw intent.conflict(null);
        }
        String etag = stored.etag();
        return etag == null ? Write.ANY : etag;
    }

    /** The ETag under which a row that is not read is written: the caller's token, any where there is none. */
    static String etag(Intent<?> intent, @Nullable String token) {
        if (token != null && !ETAG.matcher(token).matches()) {
            throw intent.conflict(null); // no ETag of the service: a mangled token must not become an unguarded write
        }
        return token == null ? Write.ANY : token;
    }
}
