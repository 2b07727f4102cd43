package io.tidetable.embedded.store;

import io.tidetable.embedded.error.Failure;
import io.tidetable.embedded.error.ServiceError;
import io.tidetable.embedded.value.DateTime;
import org.jspecify.annotations.Nullable;

/** An If-Match: of one ETag, or of any where {@code ticks} is null. */
public record Match(@Nullable Long ticks) {
    private static final String START = "W/\"datetime'";
    private static final String END = "'\"";

    /** {@code *}. */
    public static final Match ANY = new Match(null);

    /**
     * Reads a header.
     *
     * @throws ServiceError InvalidInput for what is no ETag of the service
     */
    public static Match parse(String header) {
        if (header.equals("*")) {
            return ANY;
        }
        if (header.startsWith(START) && header.endsWith(END) && header.length() > START.length() + END.length()) {
            String inside = header.substring(START.length(), header.length() - END.length());
            DateTime time = DateTime.parse(inside.replace("%3A", ":").replace("%3a", ":"));
            if (time != null) {
                return new Match(time.ticks());
            }
        }
        throw Failure.INVALID_INPUT.error("The etag value '" + header
                + "' specified in one of the request headers is not valid. Please make sure only one etag value is"
                + " specified and is valid.");
    }

    static String etag(DateTime timestamp) {
        return START + timestamp.toString().replace(":", "%3A") + END;
    }
}
