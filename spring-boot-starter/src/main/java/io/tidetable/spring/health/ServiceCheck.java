package io.tidetable.spring.health;

import com.azure.core.exception.HttpResponseException;
import com.azure.core.util.Context;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.ListTablesOptions;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Asks the service for the name of one table: one request, which needs the right to list tables. */
final class ServiceCheck {
    /** Longer than a slow answer, shorter than the patience of those who ask: the SDK alone would retry for minutes. */
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final TableServiceClient client;

    ServiceCheck(TableServiceClientBuilder builder) {
        client = builder.buildClient();
    }

    /** Null where it answered; else why not, without addresses, keys or values. */
    @Nullable
    String failure() {
        try {
            client.listTables(new ListTablesOptions().setTop(1), LIMIT, Context.NONE)
                    .iterableByPage()
                    .iterator()
                    .next();
            return null;
        } catch (HttpResponseException e) {
            return e.getResponse() == null
                    ? "no answer"
                    : "answered " + e.getResponse().getStatusCode();
        } catch (RuntimeException e) {
            return "no answer (" + e.getClass().getSimpleName() + ")";
        }
    }
}
