package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import io.tidetable.Tables;
import io.tidetable.annotations.Embedded;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Table;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.UnreadableRowException;
import io.tidetable.query.Attribute;
import io.tidetable.query.Key;
import io.tidetable.query.NamedAttribute;
import io.tidetable.repository.TableRepository;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rows that a constructor of the user's refuses are named, and do not hide what was found in them from the cause. */
class ConstructorsTest {
    record Money(BigDecimal amount, String currency) {
        Money {
            Objects.requireNonNull(currency, "no currency");
        }
    }

    @Table("Orders")
    record Order(
            @PartitionKey String shop,
            @RowKey int number,
            int lines,
            @Embedded @Nullable Money price) {
        Order {
            if (lines < 0) {
                throw new IllegalArgumentException("lines: " + lines);
            }
        }
    }

    record Lines(int lines) {
        Lines {
            if (lines < 0) {
                throw new IllegalArgumentException("lines: " + lines);
            }
        }
    }

    private static final NamedAttribute SHOP = Attribute.named("shop");
    private static final Attribute<Order, Integer> LINES = Attribute.of(Order.class, "lines");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final TableRepository<Order> orders =
            Tables.connect(embedded.clientBuilder()).repository(Order.class);

    @BeforeEach
    void store() {
        assertThat(orders.createTableIfAbsent()).isTrue();
        TableClient plain = embedded.clientBuilder().buildClient().getTableClient("Orders");
        plain.createEntity(new TableEntity("s", "0000000001").addProperty("lines", -5));
        plain.createEntity(new TableEntity("s", "0000000002").addProperty("price_amount", "1.10"));
    }

    private static void refused(Supplier<?> reading, String type, String row, Class<? extends Throwable> cause) {
        assertThatThrownBy(reading::get)
                .isInstanceOf(UnreadableRowException.class)
                .hasMessageContainingAll("[ROW_CONSTRUCTOR] " + type + ": ", "table Orders", "row key '" + row + "'")
                .hasMessageNotContaining("-5")
                .hasCauseInstanceOf(cause);
    }

    @Test
    void theRowIsNamed() {
        refused(
                () -> orders.find(Key.of("s", 1)),
                "ConstructorsTest.Order",
                "0000000001",
                IllegalArgumentException.class);
        refused(() -> orders.find(Key.of("s", 2)), "ConstructorsTest.Order", "0000000002", NullPointerException.class);
        refused(
                () -> orders.where(SHOP.is("s")).list(),
                "ConstructorsTest.Order",
                "0000000001",
                IllegalArgumentException.class);
        refused(
                () -> orders.modify(Key.of("s", 2), order -> order),
                "ConstructorsTest.Order",
                "0000000002",
                NullPointerException.class);
        refused(
                () -> orders.where(SHOP.is("s")).select(Lines.class).list(),
                "Lines",
                "0000000001",
                IllegalArgumentException.class);
    }

    @Test
    void suchARowIsMendedWithoutItsEntity() {
        orders.patch(Key.of("s", 1), patch -> patch.set(LINES, 5));
        assertThat(orders.find(Key.of("s", 1))).contains(new Order("s", 1, 5, null));
        assertThat(orders.where(SHOP.is("s")).count()).isEqualTo(2);
        assertThat(orders.deleteIfPresent(Key.of("s", 2))).isTrue();
    }
}
