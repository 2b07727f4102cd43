package io.tidetable.run;

import static io.tidetable.query.Attribute.named;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Condition;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A copy of keys alone is read before the entity: one that has another value by then is not what was asked for. */
class StalePointerTest {
    private final EmbeddedTables service = EmbeddedTables.create();
    private final TableRepository<Member> members =
            Tables.connect(service.clientBuilder()).repository(Member.class);

    @BeforeEach
    void oneHasAnotherBadgeThanItsPointerSays() {
        members.createTableIfAbsent();
        members.insertAll(List.of(
                        Member.of("ada", null).withBadge(7),
                        Member.of("bob", null).withBadge(8)))
                .orThrow();
        TableClient table = service.clientBuilder().buildClient().getTableClient("Members");
        table.updateEntity(new TableEntity("chess", "ada").addProperty("badge", 9));
    }

    private Query<Member> badges(Condition<Object> badge) {
        Query<Member> query = members.where(named("club").is("chess"), badge);
        assertThat(query.explain().access()).isIn(Access.INDEX_POINT, Access.INDEX_RANGE);
        return query;
    }

    @Test
    void aPointThatMovedOnIsNoAnswer() {
        assertThat(badges(named("badge").is(7)).list()).isEmpty();
        assertThat(badges(named("badge").is(7)).one()).isEmpty();
        assertThat(badges(named("badge").is(7)).select(named("points")).list()).isEmpty();
        assertThat(badges(named("badge").in(List.of(7, 8))).list())
                .extracting(Member::id)
                .containsExactly("bob");
    }

    @Test
    void aRangeLeavesOutWhatMovedOnAndStillFillsItsLimit() {
        Query<Member> query = badges(named("badge").between(1, 8));
        assertThat(query.list()).extracting(Member::id).containsExactly("bob");
        assertThat(query.limit(1).list()).extracting(Member::id).containsExactly("bob");
        assertThat(query.page(1).items()).extracting(Member::id).containsExactly("bob");
    }
}
