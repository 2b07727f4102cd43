package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan;
import io.tidetable.repository.Query;
import java.util.ArrayList;
import java.util.List;

/** Plans of questions to classes of {@link Kinds}. */
final class ShownPlans {
    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());

    Query<?> where(Class<?> kind, List<Condition<Object>> conditions) {
        return tables.repository(kind).where(conditions);
    }

    Plan plan(Class<?> kind, Condition<?>... conditions) {
        List<Condition<Object>> all = new ArrayList<>();
        for (Condition<?> condition : conditions) {
            @SuppressWarnings("unchecked") // of attributes known by name
            Condition<Object> one = (Condition<Object>) condition;
            all.add(one);
        }
        return where(kind, all).explain();
    }

    void nothingWasSent() {
        assertThat(embedded.requestCount()).isZero();
    }
}
