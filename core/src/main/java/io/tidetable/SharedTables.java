package io.tidetable;

import io.tidetable.error.MappingException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.model.EntityModel;
import io.tidetable.model.IndexEntityModel;
import io.tidetable.model.IndexModel;
import io.tidetable.model.KeyPart;
import io.tidetable.model.Problem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which classes store in which table: classes whose rows could mix are refused. Guarded by its owner. */
final class SharedTables {
    /** Names of tables (Table service data model). */
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]{2,62}|\\$Metrics[A-Za-z0-9]{1,55}");

    private static final String RESERVED = "tables";

    private final Map<String, List<Stored>> byTable = new HashMap<>();

    private record Stored(Class<?> entity, EntityModel model) {}

    /** MappingException where the name is none, or rows of the class could mix with those of another. */
    void add(Class<?> entity, EntityMapping<?> mapping) {
        String table = mapping.table();
        if (!NAME.matcher(table).matches() || table.equalsIgnoreCase(RESERVED)) {
            throw refused(
                    "TABLE_NAME",
                    mapping.model(),
                    "no table can have this name (found '" + table
                            + "'): use 3 to 63 letters and digits, a letter first, and not 'tables'");
        }
        List<Stored> stored = byTable.computeIfAbsent(table.toLowerCase(Locale.ROOT), t -> new ArrayList<>());
        for (Stored other : stored) {
            if (!other.entity().equals(entity) && canMix(other.model(), mapping.model())) {
                throw refused(
                        "TABLE_SHARED",
                        mapping.model(),
                        "its rows in table " + table + " could mix with those of "
                                + other.model().className() + " (found rowPrefix '"
                                + mapping.model().rowPrefix() + "' beside '"
                                + other.model().rowPrefix()
                                + "'): give each a rowPrefix that does not begin the other, constant partitions that differ, or constant"
                                + " rows that differ and indexes of other names");
            }
        }
        stored.add(new Stored(entity, mapping.model()));
    }

    private static boolean canMix(EntityModel a, EntityModel b) {
        boolean alike = a.rowPrefix().startsWith(b.rowPrefix()) || b.rowPrefix().startsWith(a.rowPrefix());
        return alike
                && !differ(constant(a.partitionKey()), constant(b.partitionKey()))
                && !(differ(rowKey(a), rowKey(b)) && haveOtherIndexes(a, b));
    }

    /** Two that are both constant and not the same. */
    private static boolean differ(Optional<String> a, Optional<String> b) {
        return a.isPresent() && b.isPresent() && !a.equals(b);
    }

    private static Optional<String> constant(List<KeyPart> key) {
        return key.size() == 1 && key.get(0) instanceof KeyPart.Constant constant
                ? Optional.of(constant.text())
                : Optional.empty();
    }

    /** The row key of all entities of a class, where it is one. */
    private static Optional<String> rowKey(EntityModel model) {
        return constant(model.rowKey()).map(row -> model.rowPrefix() + row);
    }

    /** Rows of indexes stand in the keys by the name of their index. */
    private static boolean haveOtherIndexes(EntityModel a, EntityModel b) {
        return Collections.disjoint(indexNames(a), indexNames(b));
    }

    private static List<String> indexNames(EntityModel model) {
        return Stream.concat(
                        model.indexes().stream().map(IndexModel::name),
                        model.indexEntities().stream().map(IndexEntityModel::name))
                .map(name -> model.rowPrefix() + "~" + name)
                .toList();
    }

    private static MappingException refused(String rule, EntityModel model, String text) {
        return new MappingException(List.of(new Problem(rule, model.entity(), Optional.empty(), text)));
    }
}
