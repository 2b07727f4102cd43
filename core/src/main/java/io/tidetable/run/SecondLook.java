package io.tidetable.run;

import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Finding;
import io.tidetable.write.Judgement;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Looks again at what one reading found, while writers go on: the main row, the index row, and the main row once more;
 * where that is the same both times, what the index row was between them is sure.
 */
final class SecondLook<T> {
    /** Looks at a row that others write all the time. */
    private static final int MAX_LOOKS = 10;

    private final Session<T> session;

    SecondLook(Session<T> session) {
        this.session = session;
    }

    /** A finding that holds, and the ETag of the index row; null where there is none. */
    record Sure(Finding finding, @Nullable String etag) {}

    /** The findings that hold; three requests each, in parallel. */
    List<Sure> holding(List<Finding> findings) {
        return Parallel.map(session.settings().executor(), session.settings().parallelism(), findings, this::look)
                .stream()
                .filter(Objects::nonNull)
                .toList();
    }

    private @Nullable Sure look(Finding finding) {
        Row main = read(finding.main());
        if (finding instanceof Finding.Duplicate duplicate) {
            boolean both = Judgement.holds(session.mapping(), finding, main, null)
                    && Judgement.holds(session.mapping(), finding, read(duplicate.other()), null);
            return both ? new Sure(finding, null) : null;
        }
        for (int i = 0; i < MAX_LOOKS; i++) {
            Row index = read(Judgement.index(finding));
            if (!Judgement.holds(session.mapping(), finding, main, index)) {
                return null;
            }
            Row again = read(finding.main());
            if (same(main, again)) {
                return new Sure(finding, index == null ? null : index.etag());
            }
            main = again;
        }
        return null;
    }

    private static boolean same(@Nullable Row one, @Nullable Row other) {
        return Objects.equals(one == null ? null : one.etag(), other == null ? null : other.etag());
    }

    private @Nullable Row read(RowKey key) {
        return session.gateway().read(key, List.of());
    }
}
