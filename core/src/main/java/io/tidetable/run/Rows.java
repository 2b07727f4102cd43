package io.tidetable.run;

import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowAnswer;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The table as one call reads it: each request counted. */
final class Rows {
    private final Session<?> session;
    private final Cost cost = new Cost();

    Rows(Session<?> session) {
        this.session = session;
    }

    Cost cost() {
        return cost;
    }

    @Nullable
    Row read(RowKey key, List<String> select) {
        RowAnswer answer = session.gateway().answer(key, select);
        cost.add(answer.row() == null ? 0 : 1, answer.bytes());
        return answer.row();
    }

    RowPage page(PageRequest request) {
        RowPage page = session.gateway().page(request);
        cost.add(page.rows().size(), page.bytes());
        return page;
    }

    /** In parallel; null where a key has no row. */
    List<@Nullable Row> readAll(List<RowKey> keys, List<String> select) {
        return inParallel(keys, key -> read(key, select));
    }

    <A, B extends @Nullable Object> List<B> inParallel(List<A> inputs, Function<? super A, ? extends B> work) {
        return Parallel.map(
                session.settings().executor(), session.settings().parallelism(), Objects.requireNonNull(inputs), work);
    }
}
