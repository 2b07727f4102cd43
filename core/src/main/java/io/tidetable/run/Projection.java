package io.tidetable.run;

import io.tidetable.mapping.EntityMapping;
import io.tidetable.mapping.MappedMember;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.plan.Criterion;
import io.tidetable.query.Key;
import io.tidetable.store.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What of an entity is read, and what becomes of it.
 *
 * @param members what is read; empty for all
 * @param make of what was found
 */
record Projection<R>(Optional<List<MappedMember>> members, Function<Found, R> make) {
    /** Properties that one large value fills at most: a row holds 1 MiB, each of them 64 KiB (Table service). */
    private static final int MAX_CHUNKS = 16;

    static <T> Projection<T> whole(EntityMapping<T> mapping) {
        return new Projection<>(Optional.empty(), found -> mapping.entity(found.row()));
    }

    static <T> Projection<Key<T>> keys(EntityMapping<T> mapping) {
        return new Projection<>(Optional.of(List.of()), found -> new Key<>(mapping.keyParts(found.main())));
    }

    static Projection<Boolean> none() {
        return new Projection<>(Optional.of(List.of()), found -> true);
    }

    /** Values of members in their order; null where one is absent. */
    static Projection<List<Object>> values(EntityMapping<?> mapping, List<MappedMember> members) {
        return new Projection<>(
                Optional.of(members),
                found -> Collections.unmodifiableList(members.stream()
                        .map(member -> mapping.value(found.row(), member))
                        .collect(ArrayList::new, ArrayList::add, ArrayList::addAll)));
    }

    /** With one more member read. */
    Projection<R> with(MappedMember member) {
        if (members.isEmpty()
                || members.get().contains(member)
                || member.model().use() == Use.KEY) {
            return this;
        }
        List<MappedMember> more = new ArrayList<>(members.get());
        more.add(member);
        return new Projection<>(Optional.of(more), make);
    }

    /** Whether the keys of the main row are all that is wanted. */
    boolean isKeys() {
        return members.filter(List::isEmpty).isPresent();
    }

    /** {@code $select}: empty for all. */
    List<String> select(List<Criterion> here) {
        if (members.isEmpty()) {
            return List.of();
        }
        Set<String> names = new LinkedHashSet<>(List.of("PartitionKey", "RowKey", Row.MAIN_ROW_KEY));
        members.get().forEach(member -> addNames(names, member));
        here.forEach(criterion -> addNames(names, criterion.member()));
        return List.copyOf(names);
    }

    private static void addNames(Set<String> names, MappedMember member) {
        String property = member.model().property();
        switch (member.model().use()) {
            case KEY -> {}
            case ETAG -> names.add(Row.TOKEN);
            case TIMESTAMP -> names.add("Timestamp");
            case PROPERTY -> {
                names.add(property);
                if (member.model().large()) {
                    IntStream.rangeClosed(1, MAX_CHUNKS).forEach(i -> names.add(property + i));
                }
            }
        }
    }
}
