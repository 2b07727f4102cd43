package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.MappingException;
import io.tidetable.query.Attribute;
import io.tidetable.query.NamedAttribute;
import io.tidetable.repository.IndexReport;
import io.tidetable.repository.TableRepository;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Several classes in the partitions of one table, a constant row for each. */
class RowsPerClassTest {
    @Table(value = "Users", row = "profile")
    record Profile(
            @PartitionKey String user,
            @Nullable String name,
            @SecondaryIndex(unique = true) @Nullable String mail) {}

    @Table(value = "Users", row = "settings")
    record Settings(
            @PartitionKey String user,
            @AsJson @Nullable Map<String, Integer> values,
            @IndexEntity @Nullable String theme) {}

    @Table(value = "Users", row = "contact")
    record Contact(
            @PartitionKey String user,
            @SecondaryIndex @Nullable String mail) {}

    @Table(value = "Users", row = "profile")
    record Other(@PartitionKey String user) {}

    @Table(value = "Users", rowPrefix = "pro", row = "file")
    record Joined(@PartitionKey String user) {}

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());
    private final TableRepository<Profile> profiles = tables.repository(Profile.class);
    private final TableRepository<Settings> settings = tables.repository(Settings.class);

    private static final NamedAttribute USER = Attribute.named("user");

    @Test
    void eachClassSeesItsOwnRowsAlone() {
        assertThat(profiles.createTableIfAbsent()).isTrue();
        for (String user : new String[] {"ann", "bob"}) {
            tables.inTransaction(writes -> {
                writes.insert(new Profile(user, user, user + "@x.org"));
                writes.insert(new Settings(user, Map.of("size", 1), "dark"));
            });
        }
        assertThat(profiles.where(USER.is("ann")).list()).containsExactly(new Profile("ann", "ann", "ann@x.org"));
        assertThat(settings.where(USER.is("ann")).list())
                .containsExactly(new Settings("ann", Map.of("size", 1), "dark"));
        assertThat(profiles.all().count()).isEqualTo(2);
        assertThat(settings.where(USER.is("bob"), Attribute.named("theme").is("dark"))
                        .list())
                .hasSize(1);
        assertThat(profiles.where(USER.is("bob")).delete().committed()).isEqualTo(1);
        assertThat(settings.all().count()).isEqualTo(2);
        assertThat(profiles.indexes().verify()).satisfies(RowsPerClassTest::isClean);
        assertThat(settings.indexes().repair()).satisfies(RowsPerClassTest::isClean);
    }

    private static void isClean(IndexReport report) {
        assertThat(report.missing() + report.orphaned() + report.stale() + report.duplicated())
                .isZero();
    }

    @Test
    void rowsThatAreOneAndIndexesOfOneNameAreRefused() {
        assertThatThrownBy(() -> tables.repository(Other.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContainingAll("[TABLE_SHARED]", "constant rows that differ");
        assertThatThrownBy(() -> tables.repository(Joined.class)).hasMessageContaining("[TABLE_SHARED]");
        assertThatThrownBy(() -> tables.repository(Contact.class)).hasMessageContaining("[TABLE_SHARED]");
    }
}
