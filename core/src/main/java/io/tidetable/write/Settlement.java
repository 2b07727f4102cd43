package io.tidetable.write;

import io.tidetable.store.Row;
import io.tidetable.store.Write;
import org.jspecify.annotations.Nullable;

/** What the main row tells of a write whose answer was lost. */
public enum Settlement {
    /** It was done. */
    DONE,
    /** What it was guarded by is still there: it was not done so far, and may be sent again. */
    AGAIN,
    /** It was not done, and can no longer be, for the row's ETag is another: it may be planned anew. */
    AGAIN_FOR_SURE,
    /** Another has written since: it may have been done before, or not. */
    UNKNOWN;

    /**
     * Judges a lost write.
     *
     * @param main its action on the main row
     * @param version its token
     * @param guarded the token in the row that it was planned for; null where that row was not read or had none
     * @param now the main row as it is; null where there is none
     */
    public static Settlement of(Write main, String version, @Nullable String guarded, @Nullable Row now) {
        if (main instanceof Write.Delete delete) {
            return now == null ? DONE : guard(delete.etag(), guarded, now);
        }
        if (now != null && version.equals(now.token())) {
            return DONE;
        }
        if (main instanceof Write.Insert || main instanceof Write.Upsert) {
            return now == null ? AGAIN : UNKNOWN;
        }
        if (now == null) {
            return UNKNOWN;
        }
        return main instanceof Write.Replace replace
                ? guard(replace.etag(), guarded, now)
                : guard(((Write.Merge) main).etag(), guarded, now);
    }

    private static Settlement guard(String etag, @Nullable String guarded, Row now) {
        if (etag.equals(now.etag())) {
            return AGAIN;
        }
        boolean sameVersion = guarded != null && guarded.equals(now.token());
        return sameVersion && !etag.equals(Write.ANY) ? AGAIN_FOR_SURE : UNKNOWN;
    }
}
