package io.tidetable.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.annotations.AsJson;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.Embedded;
import io.tidetable.annotations.IndexEntity;
import io.tidetable.annotations.Large;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.form.Nasty;
import io.tidetable.form.Seeds;
import io.tidetable.store.Row;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every entity, whatever texts it holds. */
class MappingLawsTest {
    record Address(@Nullable String street, int number) {}

    @Table("Texts")
    @SecondaryIndex(
            name = "both",
            properties = {"first", "time desc", "second"})
    @SecondaryIndex(
            name = "hashes",
            properties = {"first", "second"},
            unique = true,
            hashed = true)
    record Texts(
            @PartitionKey(order = 0) String tenant,
            @PartitionKey(order = 1) String region,
            @RowKey(order = 0) String folder,
            @RowKey(order = 1) String name,
            @SecondaryIndex(unique = true) @Nullable String first,

            @SecondaryIndex @IndexEntity(name = "lists", segments = 3) @Nullable
            String second,

            @SecondaryIndex(ignoreCase = true, copy = SecondaryIndex.Copy.KEY)
            Optional<String> third,

            @Nullable Instant time,
            @Large @Nullable String story,
            @AsJson @Nullable List<String> list,
            @Embedded @Nullable Address address,
            @ETag @Nullable String etag) {}

    private final EntityMapping<Texts> mapping = Mappings.of(Texts.class);

    private static String text(Random random) {
        return random.nextInt(3) == 0 ? Nasty.TEXTS.get(random.nextInt(Nasty.TEXTS.size())) : Seeds.text(random, 4);
    }

    private static @Nullable String textOrNull(Random random) {
        return random.nextInt(5) == 0 ? null : text(random);
    }

    private static Texts texts(Random random) {
        return new Texts(
                text(random),
                text(random),
                text(random),
                text(random),
                textOrNull(random),
                textOrNull(random),
                Optional.ofNullable(textOrNull(random)),
                random.nextBoolean() ? null : Instant.EPOCH.plus(random.nextInt(), ChronoUnit.MICROS),
                textOrNull(random),
                random.nextBoolean() ? null : List.of(text(random), text(random)),
                random.nextBoolean() ? null : new Address(textOrNull(random), 1 + random.nextInt(9)),
                null);
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void anEntityComesBackFromItsRowAndItsCopies(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            Texts entity = texts(random);
            EntityRows rows = Mappings.rows(mapping, entity);
            assertThat(mapping.entity(rows.main())).isEqualTo(entity);
            assertThat(mapping.kind(rows.main().key())).isInstanceOf(EntityMapping.RowKind.Main.class);
            assertThat(mapping.key(mapping.keyParts(rows.main().key())))
                    .isEqualTo(rows.main().key());
            for (EntityRows.Copy copy : rows.copies()) {
                assertThat(mapping.kind(copy.row().key())).isEqualTo(new EntityMapping.RowKind.Copy(copy.index()));
                if (copy.index().model().full()) {
                    assertThat(mapping.entity(copy.row())).isEqualTo(entity);
                }
            }
            for (EntityRows.Listing place : rows.listings()) {
                assertThat(mapping.kind(place.segment())).isEqualTo(new EntityMapping.RowKind.Listing(place.index()));
                assertThat(place.mainRowKey())
                        .doesNotContain("/")
                        .isEqualTo(rows.main().key().row());
            }
            assertThat(mapping.rows(withToken(rows.main())).copies()).isEqualTo(rows.copies());
        }
    }

    private static Row withToken(Row row) {
        Map<String, Object> properties = new LinkedHashMap<>(row.properties());
        properties.put(Row.TOKEN, "t");
        return Row.of(row.key(), properties);
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void noTwoEntitiesShareAKeyAndNoTwoValuesASegment(long seed) {
        Random random = new Random(seed);
        Map<Object, Object> main = new HashMap<>();
        Map<Object, Object> lists = new HashMap<>();
        Map<Object, Object> unique = new HashMap<>();
        for (int i = 0; i < 500; i++) {
            Texts entity = texts(random);
            EntityRows rows = Mappings.rows(mapping, entity);
            List<Object> partition = List.of(entity.tenant(), entity.region());
            same(main, rows.main().key(), List.of(partition, entity.folder(), entity.name()));
            rows.listings()
                    .forEach(
                            place -> same(lists, place.segment(), List.of(partition, String.valueOf(entity.second()))));
            rows.copies().stream()
                    .filter(copy -> copy.index().model().unique())
                    .forEach(copy -> same(
                            unique,
                            copy.row().key(),
                            List.of(partition, copy.index().model().name(), copy.value())));
        }
    }

    private static void same(Map<Object, Object> seen, Object key, Object owner) {
        assertThat(seen.computeIfAbsent(key, k -> owner)).isEqualTo(owner);
    }

    @ParameterizedTest
    @MethodSource("io.tidetable.form.Seeds#all")
    void theRowsOfOneEntityHaveDistinctKeysOfOnePartition(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            EntityRows rows = Mappings.rows(mapping, texts(random));
            Set<Object> keys = new HashSet<>();
            assertThat(keys.add(rows.main().key())).isTrue();
            rows.copies().forEach(copy -> assertThat(keys.add(copy.row().key())).isTrue());
            rows.listings()
                    .forEach(place -> assertThat(keys.add(place.segment())).isTrue());
            keys.forEach(key -> assertThat(((io.tidetable.store.RowKey) key).partition())
                    .isEqualTo(rows.main().key().partition()));
        }
    }
}
