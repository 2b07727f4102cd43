package io.tidetable.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableItem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(EmbeddedTablesExtension.class)
class EmbeddedTablesExtensionTest {
    @BeforeEach
    void createTable(TableServiceClientBuilder builder) {
        builder.buildClient().createTable("Fresh");
    }

    @RepeatedTest(2)
    void everyTestHasAnAccountOfItsOwn(EmbeddedTables tables, TableServiceClient service) {
        assertThat(tables.requestCount()).isEqualTo(1);
        assertThat(service.listTables().stream().map(TableItem::getName)).containsExactly("Fresh");
    }
}
