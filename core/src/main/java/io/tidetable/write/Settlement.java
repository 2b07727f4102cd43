package io.tidetable.write;

import io.tidetable.store.Row;
import io.tidetable.store.Write;
import java.util.List;
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

    /**
     * Judges a lost transaction by its parts: all were done or none.
     *
     * @param changes its changes
     * @param judged what each one's main row tells
     */
    public static Settlement together(List<Change> changes, List<Settlement> judged) {
        boolean proved = false; // a row is still there as it was: nothing was done
        boolean barred = false; // a row will never again be as it was: nothing can be done any more
        boolean allDone = true;
        boolean unknown = false;
        for (int i = 0; i < judged.size(); i++) {
            Settlement part = judged.get(i);
            boolean guarded = isGuarded(changes.get(i).main());
            if (part == DONE && !changes.get(i).isDelete()) {
                return DONE;
            }
            allDone &= part == DONE;
            unknown |= part == UNKNOWN;
            proved |= part == AGAIN_FOR_SURE || (part == AGAIN && guarded);
            barred |= part == AGAIN_FOR_SURE || (guarded && (part == UNKNOWN || part == DONE));
        }
        if (allDone) {
            return DONE;
        }
        if (proved && barred) {
            return AGAIN_FOR_SURE;
        }
        return unknown ? UNKNOWN : AGAIN;
    }

    /** Whether a row that is still as it was, or will never be again, proves that the transaction was not done. */
    public static boolean proves(List<Change> changes, List<Settlement> judged) {
        for (int i = 0; i < judged.size(); i++) {
            boolean unchanged =
                    judged.get(i) == AGAIN && isGuarded(changes.get(i).main());
            if (unchanged || judged.get(i) == AGAIN_FOR_SURE) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGuarded(Write main) {
        if (main instanceof Write.Replace replace) {
            return !replace.etag().equals(Write.ANY);
        }
        if (main instanceof Write.Merge merge) {
            return !merge.etag().equals(Write.ANY);
        }
        return main instanceof Write.Delete delete && !delete.etag().equals(Write.ANY);
    }

    private static Settlement guard(String etag, @Nullable String guarded, Row now) {
        if (etag.equals(now.etag())) {
            return AGAIN;
        }
        boolean sameVersion = guarded != null && guarded.equals(now.token());
        return sameVersion && !etag.equals(Write.ANY) ? AGAIN_FOR_SURE : UNKNOWN;
    }
}
