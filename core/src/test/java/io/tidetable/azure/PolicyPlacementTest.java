package io.tidetable.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.HttpPipelineBuilder;
import com.azure.core.http.policy.FixedDelay;
import com.azure.core.http.policy.RetryPolicy;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableEntity;
import io.tidetable.error.ServiceException;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where the policy stands, how often, and whether it is there at all. */
class PolicyPlacementTest {
    private static final Write WRITE = new Write.Insert(Row.of(new RowKey("p", "r"), Map.of()));
    private static final String ROWS = "{\"value\":[{\"PartitionKey\":\"p\",\"RowKey\":\"r\",\"D\":5.0}]}";

    private final ScriptedService service = new ScriptedService();

    @Test
    void addedThreeTimesItActsOnce() {
        TableServiceClientBuilder builder =
                service.builder().addPolicy(TableService.policy()).addPolicy(TableService.policy());
        TableGateway gateway = TableService.connect(builder).gateway("Posts");
        service.answers(429, "").answers(204, "", "ETag", "W/\"1\"").answers(200, ROWS);
        assertThat(gateway.send(WRITE)).isEqualTo(new Outcome.Done(List.of("W/\"1\"")));
        assertThat(gateway.page(new PageRequest("", List.of(), 10, null)).rows())
                .hasSize(1);
        assertThat(service.sent()).hasSize(3);
    }

    @Test
    void addedThreeTimesItStillHoldsBackTheSecondTry() {
        TableServiceClientBuilder builder =
                service.builder().addPolicy(TableService.policy()).addPolicy(TableService.policy());
        service.breaks(new IOException("reset")).answers(204, "");
        assertThat(TableService.connect(builder).gateway("Posts").send(WRITE)).isInstanceOf(Outcome.Unknown.class);
        assertThat(service.sent()).hasSize(1);
    }

    @Test
    void aPipelineWithoutItIsRefusedBeforeAWriteGoesOut() {
        TableServiceClientBuilder builder = service.builder()
                .pipeline(new HttpPipelineBuilder().httpClient(service).build());
        service.refuses(404, "ResourceNotFound", "The specified resource does not exist.");
        TableGateway gateway = TableService.connect(builder).gateway("Posts");
        assertThatThrownBy(() -> gateway.send(WRITE))
                .isInstanceOf(ServiceException.class)
                .hasMessageContaining("Tables.policy()");
        assertThat(service.sent()).allSatisfy(sent -> assertThat(sent.line()).startsWith("GET "));
    }

    @Test
    void aPipelineWithItWorks() {
        TableServiceClientBuilder builder = service.builder()
                .pipeline(new HttpPipelineBuilder()
                        .policies(new RetryPolicy(new FixedDelay(1, Duration.ofMillis(1))), TableService.policy())
                        .httpClient(service)
                        .build());
        service.answers(204, "", "ETag", "W/\"1\"");
        assertThat(TableService.connect(builder).gateway("Posts").send(WRITE)).isInstanceOf(Outcome.Done.class);
        assertThat(service.sent()).hasSize(1);
    }

    @Test
    void requestsOfTheUsersOwnClientPassUntouched() {
        TableServiceClientBuilder builder = service.builder();
        TableService.connect(builder);
        TableClient own = builder.buildClient().getTableClient("Posts");
        service.answers(503, "").answers(204, "");
        own.createEntity(new TableEntity("p", "r"));
        assertThat(service.sent()).hasSize(2);
    }
}
