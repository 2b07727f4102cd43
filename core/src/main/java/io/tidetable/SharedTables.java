package io.tidetable;

import io.tidetable.error.MappingException;
import io.tidetable.mapping.EntityMapping;
import io.tidetable.model.EntityModel;
import io.tidetable.model.KeyPart;
import io.tidetable.model.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which classes store in which table: classes whose rows could mix are refused. Guarded by its owner. */
final class SharedTables {
    /** Names of tables (Table service data model). */
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]{2,62}");

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
                                + "'): give each a rowPrefix that does not begin the other, or constant partitions that differ");
            }
        }
        stored.add(new Stored(entity, mapping.model()));
    }

    private static boolean canMix(EntityModel a, EntityModel b) {
        boolean alike = a.rowPrefix().startsWith(b.rowPrefix()) || b.rowPrefix().startsWith(a.rowPrefix());
        Optional<String> partition = constant(a);
        return alike && !(partition.isPresent() && constant(b).isPresent() && !partition.equals(constant(b)));
    }

    private static Optional<String> constant(EntityModel model) {
        return model.partitionKey().size() == 1 && model.partitionKey().get(0) instanceof KeyPart.Constant constant
                ? Optional.of(constant.text())
                : Optional.empty();
    }

    private static MappingException refused(String rule, EntityModel model, String text) {
        return new MappingException(List.of(new Problem(rule, model.entity(), Optional.empty(), text)));
    }
}
