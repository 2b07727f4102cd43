package io.tidetable.processor;

import io.tidetable.model.EntityModel;
import io.tidetable.model.KeyPart;
import io.tidetable.model.MemberModel;
import io.tidetable.model.ValueType;
import io.tidetable.model.facts.TypeFacts;
import io.tidetable.model.facts.TypeFacts.Kind;
import io.tidetable.processor.Metamodel.Attribute;
import io.tidetable.processor.Metamodel.Parameter;
import io.tidetable.processor.Metamodel.Sort;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A model to what its metamodel shows. */
final class MetamodelReader {
    private static final Map<String, String> BOXES = Map.of(
            "boolean", "java.lang.Boolean",
            "int", "java.lang.Integer",
            "long", "java.lang.Long",
            "double", "java.lang.Double",
            "float", "java.lang.Float",
            "short", "java.lang.Short",
            "byte", "java.lang.Byte",
            "char", "java.lang.Character");

    private static final Map<String, Sort> SORTS = Map.ofEntries(
            Map.entry("java.lang.String", Sort.TEXT),
            Map.entry("java.lang.Long", Sort.LONG),
            Map.entry("java.lang.Double", Sort.DOUBLE),
            Map.entry("java.lang.Integer", Sort.ORDERED),
            Map.entry("java.lang.Float", Sort.ORDERED),
            Map.entry("java.lang.Short", Sort.ORDERED),
            Map.entry("java.lang.Byte", Sort.ORDERED),
            Map.entry("java.time.Instant", Sort.TIME),
            Map.entry("java.time.OffsetDateTime", Sort.TIME),
            Map.entry("java.time.LocalDateTime", Sort.TIME),
            Map.entry("java.time.LocalDate", Sort.TIME));

    private final EntityModel model;
    private final SourceType types;

    MetamodelReader(EntityModel model, ClassNames names) {
        this.model = model;
        this.types = new SourceType(names, Map.of());
    }

    List<Attribute> attributes() {
        return model.members().stream()
                .filter(member -> member.use() == MemberModel.Use.PROPERTY || member.use() == MemberModel.Use.KEY)
                .map(member -> new Attribute(member.name(), sort(member), value(member)))
                .toList();
    }

    /** Key members, partition key first, each once; empty where a suffix that nobody sees is among them. */
    Optional<List<Parameter>> key() {
        Set<String> members = new LinkedHashSet<>();
        for (KeyPart part : Stream.concat(model.partitionKey().stream(), model.rowKey().stream())
                .toList()) {
            if (part instanceof KeyPart.Value value) {
                members.add(value.member());
            } else if (part instanceof KeyPart.Bucket bucket) {
                members.add(bucket.member());
            } else if (part instanceof KeyPart.Time time) {
                members.add(time.member());
                time.suffix().ifPresent(members::add);
                if (!time.unique() && time.suffix().isEmpty()) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(members.stream().map(this::parameter).toList());
    }

    private Parameter parameter(String name) {
        return model.members().stream()
                .filter(member -> member.name().equals(name))
                .findFirst()
                .map(member -> new Parameter(name, member.type()))
                .orElseThrow();
    }

    private Sort sort(MemberModel member) {
        if (member.value() == ValueType.JSON) {
            return Sort.PLAIN;
        }
        TypeFacts value = value(member);
        Sort known = SORTS.get(value.name());
        if (known == null && member.value() == ValueType.CONVERTED && isComparable(value)) {
            return Sort.ORDERED;
        }
        return known == null ? Sort.PLAIN : known;
    }

    /** Whether the codec keeps its order only the running program knows. */
    private boolean isComparable(TypeFacts type) {
        return types.names()
                .type(type.name())
                .flatMap(element -> types.implemented(element, "java.lang.Comparable"))
                .isPresent();
    }

    private static TypeFacts value(MemberModel member) {
        TypeFacts type = member.type();
        if (type.name().equals("java.util.Optional")) {
            return type.arguments().get(0);
        }
        return type.kind() == Kind.PRIMITIVE ? new TypeFacts(Kind.CLASS, BOXES.get(type.name()), List.of()) : type;
    }
}
