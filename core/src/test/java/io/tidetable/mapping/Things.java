package io.tidetable.mapping;

import io.tidetable.model.EntityModel;
import io.tidetable.model.KeyPart;
import io.tidetable.model.MemberModel;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.model.ValueType;
import io.tidetable.model.facts.TypeFacts;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Entities without a class: arrays of values, the first the partition key, the second the row key, all Strings. */
final class Things {
    private static final TypeFacts STRING = new TypeFacts(TypeFacts.Kind.CLASS, "java.lang.String", List.of());

    private Things() {}

    /** A mapping with properties {@code p0}, {@code p1}... */
    static EntityMapping<@Nullable Object[]> withProperties(int count) {
        List<MemberModel> members = new ArrayList<>();
        members.add(member("partition", Use.KEY));
        members.add(member("row", Use.KEY));
        IntStream.range(0, count).forEach(i -> members.add(member("p" + i, Use.PROPERTY)));
        EntityModel model = new EntityModel(
                "Thing",
                "Thing",
                "Things",
                "",
                1,
                members,
                List.of(new KeyPart.Value("partition", false)),
                List.of(new KeyPart.Value("row", false)),
                List.of(),
                List.of());
        return EntityMapping.of(
                model,
                new Arrays(),
                null,
                new Surroundings(
                        new KeySource(Clock.systemUTC()), new JacksonJson(), Things.class.getClassLoader(), null));
    }

    private static MemberModel member(String name, Use use) {
        return new MemberModel(
                name, List.of(name), name, ValueType.STRING, STRING, use, false, false, Optional.empty());
    }

    private static final class Arrays implements EntityAccess<@Nullable Object[]> {
        @Override
        public @Nullable Object[] read(@Nullable Object[] entity) {
            return entity.clone();
        }

        @Override
        public @Nullable Object[] make(@Nullable Object[] values) {
            return values;
        }

        @Override
        public @Nullable Object[] fill(@Nullable Object[] entity, @Nullable Object[] values) {
            return values;
        }
    }
}
