package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import io.tidetable.repository.IndexReport;
import io.tidetable.store.Row;
import io.tidetable.testing.Service;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Bulk writes and upkeep mean the same on every service. */
@ParameterizedClass
@MethodSource("io.tidetable.testing.Services#all")
class BulkContractTest {
    private final StoredTable<Member> members;
    private final Maintenance<Member> indexes;

    BulkContractTest(Service service) {
        members = StoredTable.on(service, Member.class);
        indexes = Maintenance.of(members.session);
    }

    @AfterEach
    void indexRowsFit() {
        members.check();
    }

    private static List<Member> some(int count, int clubs) {
        return IntStream.range(0, count)
                .mapToObj(
                        i -> Member.of("m" + i, i + "@x").withCity("c" + i % 3).in("club" + i % clubs))
                .toList();
    }

    @Test
    void manyAreInsertedSavedAndDeleted() {
        assertThat(members.bulk.insertAll(some(120, 3), members.silent()))
                .isEqualTo(new BulkResult<>(120, 0, List.of()));
        members.check();
        List<Member> stored = new ArrayList<>();
        BulkResult<Member> saved = members.bulk.saveAll(
                some(150, 3).stream().map(m -> m.withCity("Rome")).toList(), new BulkListener<>() {
                    @Override
                    public void committed(List<? extends Member> entities) {
                        stored.addAll(entities);
                    }
                });
        assertThat(saved.committed()).isEqualTo(150);
        members.check();
        members.writes.modify(members.key("club0", "m0"), m -> m.withPoints(1));
        BulkResult<Member> deleted = members.bulk.deleteAll(stored, members.silent());
        assertThat(deleted.committed()).isEqualTo(149);
        assertThat(deleted.failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.error()).isInstanceOf(ConflictException.class));
    }

    @Test
    void badEntitiesTakeNoOtherDown() {
        members.bulk.insertAll(some(20, 1), members.silent());
        List<Member> all = new ArrayList<>(some(40, 1));
        for (int i = 30; i < 35; i++) {
            all.set(i, all.get(i).withEmail(i - 30 + "@X"));
        }
        BulkResult<Member> result = members.bulk.insertAll(all, members.silent());
        assertThat(result.committed()).isEqualTo(15);
        assertThat(result.failures())
                .filteredOn(failure -> failure.error() instanceof EntityExistsException)
                .hasSize(20);
        assertThat(result.failures())
                .filteredOn(failure -> failure.error() instanceof UniqueIndexException)
                .hasSize(5);
    }

    @Test
    void whatIsWrongIsFoundMendedAndRebuilt() {
        members.bulk.insertAll(some(12, 2), members.silent());
        members.remove("club0", "~email_0@x");
        members.put("club0", "~email_ghost@x", Map.of(Row.MAIN_ROW_KEY, "ghost"));
        members.put("club1", "~active_true_00", Map.of("Ids", "nobody/m1"));
        members.put("club1", "~name_name2_m3", Map.of(Row.MAIN_ROW_KEY, "m3"));
        IndexReport report = indexes.verify();
        assertThat(List.of(report.missing(), report.orphaned(), report.stale())).containsExactly(6L, 2L, 1L);
        assertThat(indexes.repair().isClean()).isFalse();
        assertThat(indexes.verify().isClean()).isTrue();
        members.check();
        for (Row row : members.rows()) {
            if (row.key().row().startsWith("~city_")) {
                members.remove(row.key().partition(), row.key().row());
            }
        }
        assertThat(indexes.rebuild("city").missing()).isEqualTo(12);
        assertThat(indexes.verify().isClean()).isTrue();
    }
}
