package io.tidetable.embedded.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import com.azure.core.util.Context;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableServiceException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** A table of one test, on each service. */
@ParameterizedClass
@MethodSource("io.tidetable.embedded.contract.Services#all")
@SuppressWarnings("NullAway.Init")
class ServiceContract {
    private static final AtomicInteger TABLES = new AtomicInteger();

    @Parameter
    Service under;

    TableServiceClient service;
    TableClient table;

    @BeforeEach
    void createTable() {
        service = under.builder().get().buildClient();
        table = service.createTable("Contract" + TABLES.incrementAndGet() + "x" + System.nanoTime() % 1_000_000);
    }

    @AfterEach
    void deleteTable() {
        table.deleteTable();
    }

    /** Skips on Azurite what it is known to get wrong; README.md lists these faults. */
    void azuriteFails(String how) {
        Assumptions.assumeFalse(under.name().equals(Services.AZURITE), "Azurite " + how);
    }

    static TableEntity row(String partitionKey, String rowKey, Object... properties) {
        TableEntity row = new TableEntity(partitionKey, rowKey);
        for (int i = 0; i < properties.length; i += 2) {
            row.addProperty((String) properties[i], properties[i + 1]);
        }
        return row;
    }

    List<String> keys(String filter) {
        ListEntitiesOptions options = new ListEntitiesOptions().setFilter(filter);
        return table.listEntities(options, null, Context.NONE).stream()
                .map(TableEntity::getRowKey)
                .toList();
    }

    static void assertFails(ThrowingCallable call, int status, String code) {
        assertThatThrownBy(call).asInstanceOf(type(TableServiceException.class)).satisfies(failure -> {
            assertThat(failure.getResponse().getStatusCode()).isEqualTo(status);
            assertThat(failure.getValue().getErrorCode()).hasToString(code);
        });
    }
}
