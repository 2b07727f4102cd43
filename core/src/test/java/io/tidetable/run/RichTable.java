package io.tidetable.run;

import io.tidetable.error.TidetableException;
import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.mapping.EntityRows;
import io.tidetable.query.Attribute;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.write.Segment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A table of {@link Rich} whose rows are written, and damaged, at random. */
final class RichTable {
    final TestTable<Rich> table = TestTable.of(Rich.class);

    /** All rows by row key. */
    Map<String, Row> stored() {
        Map<String, Row> rows = new TreeMap<>();
        table.rows().forEach(row -> rows.put(row.key().row(), row));
        return rows;
    }

    /** Some write of this number; what was told. */
    @Nullable
    TidetableException write(Random random, int number) {
        Rich now = Rich.any(random, number);
        try {
            switch (random.nextInt(9)) {
                case 0 -> table.writes.insert(now);
                case 1 -> table.writes.update(now);
                case 2 -> table.writes.save(now);
                case 3 -> table.writes.delete(now);
                case 4 -> table.writes.modify(table.key(Rich.HOUSE, number, now.id()), any -> now);
                case 5 -> patch(now);
                case 6 -> table.bulk.saveAll(List.of(now), table.silent()).orThrow();
                case 7 -> table.bulk.deleteAll(List.of(now), table.silent()).orThrow();
                default -> {
                    AtomicTransaction writes = new AtomicTransaction(table.sessions());
                    writes.save(now);
                    writes.commit();
                }
            }
            return null;
        } catch (TidetableException told) {
            return told;
        }
    }

    private void patch(Rich now) {
        table.writes.patch(table.key(Rich.HOUSE, now.number(), now.id()), patch -> {
            patch.set(Attribute.named("text"), "patched");
            if (now.color() == null) {
                patch.clear(Attribute.named("color"));
            } else {
                patch.set(Attribute.named("color"), now.color());
            }
        });
    }

    /** One thing more is wrong with a row. */
    void damage(Random random) {
        List<Row> rows = new ArrayList<>(stored().values());
        if (rows.isEmpty()) {
            return;
        }
        Row row = rows.get(random.nextInt(rows.size()));
        String key = row.key().row();
        String other = rows.get(random.nextInt(rows.size())).key().row();
        Map<String, Object> properties = new HashMap<>(row.properties());
        switch (random.nextInt(9)) {
            case 0 -> table.remove(Rich.HOUSE, key);
            case 1 -> put(key, properties, Row.TOKEN, null); // as another library's program would write it
            case 2 -> put(isMain(key) ? "~x" : key, properties, Row.MAIN_ROW_KEY, other);
            case 3 -> put(key, properties, "text", "changed by others");
            case 4 -> put(isMain(key) ? key : "~x", properties, "color", "RED"); // its copies are left behind
            case 5 -> put(key, properties, "Ids", properties.getOrDefault("Ids", "") + "/" + other);
            case 6 -> put(isMain(key) ? "~x" : key + "x", properties, "text", "of an extra copy");
            case 7 -> put("~email_zed", new HashMap<>(), "Important", "yes");
            default -> put("~old_" + key.replace("~", ""), properties, "text", "of an index of before");
        }
    }

    private void put(String key, Map<String, Object> properties, String name, @Nullable Object value) {
        properties.remove(name);
        if (value != null) {
            properties.put(name, value);
        }
        table.put(Rich.HOUSE, key, properties);
    }

    RowKind kind(String rowKey) {
        return table.mapping.kind(new RowKey(Rich.HOUSE, rowKey));
    }

    boolean isMain(String rowKey) {
        return kind(rowKey) instanceof RowKind.Main;
    }

    /** The rows that an entity should have; null where there is none. */
    @Nullable
    EntityRows entity(Map<String, Row> rows, int number) {
        Row main = rows.get(Rich.rowKey(number));
        return main == null ? null : table.mapping.rows(main);
    }

    /** Keys of an entity's index rows. */
    static Set<String> indexKeys(@Nullable EntityRows rows) {
        Set<String> keys = new HashSet<>();
        if (rows != null) {
            rows.copies().forEach(copy -> keys.add(copy.row().key().row()));
            rows.listings().forEach(place -> keys.add(place.segment().row()));
        }
        return keys;
    }

    /** Whether a copy's key is held by an entity of another number that has the value. */
    boolean isHeldByAnother(Map<String, Row> rows, String copyKey, int number) {
        Row copy = rows.get(copyKey);
        String named = copy == null ? "" : String.valueOf(copy.properties().get(Row.MAIN_ROW_KEY));
        Row main = named.equals(Rich.rowKey(number)) || !isMain(named) ? null : rows.get(named);
        return main != null && indexKeys(table.mapping.rows(main)).contains(copyKey);
    }

    /** The row keys that a segment lists. */
    static Set<String> ids(Map<String, Row> rows, String segment) {
        Row row = rows.get(segment);
        return row == null ? new HashSet<>() : new HashSet<>(Segment.ids(row));
    }
}
