package io.tidetable.embedded.protocol;

import io.tidetable.embedded.error.Failure;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How much of OData an answer holds. */
enum Format {
    NONE("nometadata"),
    MINIMAL("minimalmetadata"),
    FULL("fullmetadata");

    private final String word;

    Format(String word) {
        this.word = word;
    }

    String contentType() {
        return "application/json;odata=" + word + ";streaming=true;charset=utf-8";
    }

    /** Whether errors are JSON: where JSON was asked for; else they are XML. */
    static boolean isJson(@Nullable String accept) {
        return accept != null && accept.toLowerCase(Locale.ROOT).contains("json");
    }

    /** The format asked for; $format goes before Accept, and minimal metadata is what one gets unasked. */
    static Format of(@Nullable String accept, @Nullable String option) {
        String asked = (option != null ? option : accept != null ? accept : "")
                .toLowerCase(Locale.ROOT)
                .replace(" ", "");
        if (asked.contains("odata=verbose")) {
            throw Failure.JSON_VERBOSE_NOT_SUPPORTED.error();
        }
        for (Format format : values()) {
            if (asked.contains("odata=" + format.word)) {
                return format;
            }
        }
        if (asked.isEmpty() || asked.contains("json") || asked.contains("*/*") || asked.contains("application/*")) {
            return MINIMAL;
        }
        throw asked.contains("atom")
                ? Failure.ATOM_FORMAT_NOT_SUPPORTED.error()
                : Failure.MEDIA_TYPE_NOT_SUPPORTED.error();
    }
}
