package io.tidetable.run;

import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.plan.Reading.Listings;
import io.tidetable.plan.RowRange;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import io.tidetable.write.Segment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The main rows that index entities list: all segments are read, in parallel where there are several values. */
final class Listed {
    private final Session<?> session;
    private final Rows rows;

    Listed(Session<?> session, Rows rows) {
        this.session = session;
        this.rows = rows;
    }

    /** Keys of main rows, sorted, each once. */
    List<RowKey> keys(Listings listings) {
        return rows.inParallel(listings.segments(), this::keys).stream()
                .flatMap(List::stream)
                .distinct()
                .sorted()
                .toList();
    }

    private List<RowKey> keys(RowRange segments) {
        List<RowKey> keys = new ArrayList<>();
        PageRequest.@Nullable Continuation next = null;
        do {
            RowPage page = rows.page(new PageRequest(segments.filter(), List.of(), PageRequest.MAX_ROWS, next));
            page.rows().stream()
                    .filter(this::isSegment)
                    .forEach(row -> Segment.ids(row).stream()
                            .map(id -> new RowKey(row.key().partition(), id))
                            .filter(main -> session.mapping().kind(main) instanceof RowKind.Main)
                            .forEach(keys::add));
            next = page.next();
        } while (next != null);
        return keys;
    }

    private boolean isSegment(Row row) {
        return session.mapping().kind(row.key()) instanceof RowKind.Listing;
    }
}
