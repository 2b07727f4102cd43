package io.tidetable.run;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.annotations.Table;
import io.tidetable.annotations.TimeBucket;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How members of a class compare, read off its annotations once more.
 *
 * @param folded without regard to case
 * @param last by key text: the last part of a key
 * @param opening the first part of a row key without prefix, where a tilde is escaped; empty where there is none
 */
record Traits(Set<String> folded, Set<String> last, String opening) {
    private static final Map<Class<?>, Traits> READ = new ConcurrentHashMap<>();

    static Traits of(Class<?> kind) {
        return READ.computeIfAbsent(kind, Traits::read);
    }

    private static Traits read(Class<?> kind) {
        List<Field> fields = List.of(kind.getDeclaredFields());
        List<String> row = new ArrayList<>();
        List<String> partition = new ArrayList<>();
        fields.stream()
                .filter(f -> has(f, RowKey.class))
                .sorted(Comparator.comparing(f -> f.getAnnotation(RowKey.class).order()))
                .forEach(f -> row.add(f.getName()));
        List.of(ChronologicalKey.class, ReverseChronologicalKey.class, KeySuffix.class)
                .forEach(type -> fields.stream().filter(f -> has(f, type)).forEach(f -> row.add(f.getName())));
        fields.stream()
                .filter(f -> has(f, PartitionKey.class))
                .sorted(Comparator.comparing(
                        f -> f.getAnnotation(PartitionKey.class).order()))
                .forEach(f -> partition.add(f.getName()));
        fields.stream().filter(f -> has(f, TimeBucket.class)).forEach(f -> partition.add(f.getName()));
        Set<String> folded = new HashSet<>();
        Set<String> last = new HashSet<>();
        Set<String> lastFolded = new HashSet<>();
        addLast(row, last);
        addLast(partition, last);
        for (Field field : fields) {
            for (SecondaryIndex index : field.getAnnotationsByType(SecondaryIndex.class)) {
                add(index, List.of(field.getName()), folded, last, lastFolded);
            }
        }
        for (SecondaryIndex index : kind.getAnnotationsByType(SecondaryIndex.class)) {
            List<String> parts = Arrays.stream(index.properties())
                    .map(p -> p.replace(" desc", ""))
                    .toList();
            add(index, parts, folded, last, lastFolded);
        }
        last.removeAll(folded);
        lastFolded.retainAll(folded);
        last.addAll(lastFolded);
        boolean opens = kind.getAnnotation(Table.class).rowPrefix().isEmpty() && !row.isEmpty();
        return new Traits(folded, last, opens ? row.get(0) : "");
    }

    private static boolean has(Field field, Class<? extends Annotation> type) {
        return field.isAnnotationPresent(type);
    }

    private static void add(
            SecondaryIndex index, List<String> parts, Set<String> folded, Set<String> last, Set<String> lastFolded) {
        if (index.ignoreCase()) {
            folded.addAll(parts);
        }
        if (index.unique() && !index.hashed()) {
            addLast(parts, index.ignoreCase() ? lastFolded : last);
        }
    }

    private static void addLast(List<String> parts, Set<String> last) {
        if (!parts.isEmpty()) {
            last.add(parts.get(parts.size() - 1));
        }
    }
}
