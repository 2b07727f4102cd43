package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.NonUniqueResultException;
import io.tidetable.error.ScanRefusedException;
import io.tidetable.query.Plan.Access;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WorkersTest {
    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final TableRepository<Worker> workers =
            Tables.connect(embedded.clientBuilder()).repository(Worker.class);

    @BeforeEach
    void table() {
        workers.createTableIfAbsent();
    }

    private long requests(Runnable call) {
        long before = embedded.requestCount();
        call.run();
        return embedded.requestCount() - before;
    }

    @Test
    void isFoundByKeyAndByUniqueIndexInOneRequestEach() {
        Worker ann = workers.insert(Worker.of("Dev", "Ann", "Lee", "Paris"));
        Query<Worker> byKey = workers.where(Worker_.department.is("Dev"), Worker_.id.is(ann.id()));
        Query<Worker> byMail = workers.where(Worker_.department.is("Dev"), Worker_.mail.is(ann.mail()));
        assertThat(requests(() -> assertThat(byKey.one()).contains(ann))).isEqualTo(1);
        assertThat(requests(() -> assertThat(byMail.one()).contains(ann))).isEqualTo(1);
        assertThat(byKey.explain().access()).isEqualTo(Access.POINT);
        assertThat(byMail.explain().access()).isEqualTo(Access.INDEX_POINT);
        assertThat(byMail.explain().toString())
                .contains("PartitionKey eq 'Dev' and RowKey eq '~mail_" + ann.mail() + "'");
        assertThat(workers.where(Worker_.department.is("Ops"), Worker_.mail.is(ann.mail()))
                        .one())
                .isEmpty();
        assertThat(workers.find(Worker_.key("Dev", ann.id()))).contains(ann);
        assertThat(workers.find(Worker_.key("Dev", UUID.randomUUID()))).isEmpty();
    }

    @Test
    void areFoundByCityAndByTheStartOfAName() {
        Worker ann = workers.insert(Worker.of("Dev", "Ann", "Hopper", "Paris"));
        Worker bob = workers.insert(Worker.of("Dev", "Bob", "Hope", "Rome"));
        Worker cid = workers.insert(Worker.of("Dev", "Cid", "Hunt", "Paris"));
        Query<Worker> byCity = workers.where(Worker_.department.is("Dev"), Worker_.city.is("Paris"));
        assertThat(byCity.list()).containsExactlyInAnyOrder(ann, cid);
        assertThat(byCity.explain().access()).isEqualTo(Access.INDEX_ENTITY);
        Query<Worker> byName = workers.where(Worker_.department.is("Dev"), Worker_.name.startsWith("Hop"));
        assertThat(byName.list()).containsExactly(bob, ann);
        assertThat(byName.explain().access()).isEqualTo(Access.INDEX_RANGE);
        assertThat(byName.and(Worker_.city.is("Rome")).list()).containsExactly(bob);
        assertThat(workers.where(Worker_.department.is("Dev")).list()).hasSize(3);
        assertThat(workers.all().count()).isEqualTo(3);
        assertThat(workers.all().ids()).hasSize(3);
    }

    @Test
    void aScanIsRefusedUntilItIsAllowed() {
        workers.insert(Worker.of("Dev", "Ann", "Lee", "Paris"));
        workers.insert(Worker.of("Ops", "Ann", "Lee", "Paris"));
        Query<Worker> inPartition = workers.where(Worker_.department.is("Dev"), Worker_.first.is("Ann"));
        Query<Worker> everywhere = workers.where(Worker_.first.is("Ann"));
        assertThat(requests(() -> assertThatThrownBy(inPartition::list)
                        .isInstanceOf(ScanRefusedException.class)
                        .hasMessageContaining("first is")
                        .hasMessageContaining("@SecondaryIndex")
                        .hasMessageContaining("allowScan")
                        .hasMessageNotContaining("Ann")))
                .isZero();
        assertThatThrownBy(everywhere::list).isInstanceOf(ScanRefusedException.class);
        assertThat(inPartition.allowScan().list()).hasSize(1);
        assertThat(inPartition.allowScan().explain().access()).isEqualTo(Access.PARTITION_SCAN);
        assertThat(everywhere.allowScan().list()).hasSize(2);
        assertThatThrownBy(() -> everywhere.allowScan().one()).isInstanceOf(NonUniqueResultException.class);
        assertThat(everywhere.allowScan().explain().access()).isEqualTo(Access.TABLE_SCAN);
    }

    @Test
    void membersAloneAreReadWhereTheyAreSelected() {
        Worker ann = workers.insert(Worker.of("Dev", "Ann", "Lee", "Paris"));
        record NameAndCity(UUID id, String name, String city) {}
        assertThat(workers.where(Worker_.department.is("Dev"))
                        .select(NameAndCity.class)
                        .list())
                .containsExactly(new NameAndCity(ann.id(), "Lee", "Paris"));
        assertThat(workers.where(Worker_.department.is("Dev"), Worker_.name.is("Lee"))
                        .select(Worker_.city, Worker_.id)
                        .list())
                .containsExactly(List.of("Paris", ann.id()));
    }
}
