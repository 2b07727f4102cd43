package io.tidetable.model;

import io.tidetable.annotations.Embedded;
import io.tidetable.annotations.Ignore;
import io.tidetable.annotations.Property;
import io.tidetable.model.facts.ClassFacts;
import io.tidetable.model.facts.MemberFacts;
import io.tidetable.model.facts.MemberFacts.Trait;
import io.tidetable.model.facts.TypeFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which fields are members of the model, those of embedded records laid flat. */
final class MemberRules {
    private final Problems problems;
    private final List<MemberDraft> drafts = new ArrayList<>();

    private MemberRules(Problems problems) {
        this.problems = problems;
    }

    static List<MemberDraft> read(ClassFacts facts, Problems problems) {
        MemberRules rules = new MemberRules(problems);
        Place root = new Place(List.of(), "", List.of(facts.name()));
        facts.members().forEach(member -> rules.add(member, root));
        return List.copyOf(rules.drafts);
    }

    private void add(MemberFacts member, Place place) {
        String name = place.name(member);
        if (!isStored(member)) {
            skipped(name, member);
            return;
        }
        AnnotationRules.check(name, member, place.isEmbedded(), problems);
        if (member.has(Ignore.class)) {
            return;
        }
        if (member.has(Embedded.class)) {
            embedded(name, member, place);
        } else {
            drafts.add(new MemberDraft(
                    name, place.path(member), place.property(member), member, TypeRules.value(name, member, problems)));
        }
    }

    /** Components, and fields that can be set. */
    static boolean isStored(MemberFacts member) {
        return member.traits().contains(Trait.COMPONENT)
                || !(member.traits().contains(Trait.STATIC)
                        || member.traits().contains(Trait.TRANSIENT)
                        || member.traits().contains(Trait.FINAL));
    }

    private void skipped(String name, MemberFacts member) {
        Optional<String> annotation = AnnotationRules.ours(member).stream()
                .filter(text -> !text.equals("@Ignore"))
                .findFirst();
        annotation.ifPresent(text -> problems.add(
                Rule.MEMBER_SKIPPED,
                name,
                "static, transient and final fields are not stored (found " + text + " on a field that is "
                        + modifiers(member) + "): remove the annotation, or let the field be none of these"));
    }

    private static String modifiers(MemberFacts member) {
        return String.join(
                " and ",
                member.traits().stream()
                        .map(trait -> trait.name().toLowerCase(java.util.Locale.ROOT))
                        .sorted()
                        .toList());
    }

    private void embedded(String name, MemberFacts member, Place place) {
        TypeFacts type = member.type();
        if (type.kind() != TypeFacts.Kind.RECORD) {
            problems.add(
                    Rule.EMBEDDED,
                    name,
                    "only records are embedded (found " + Types.text(type) + "): "
                            + (Types.content(type).kind() == TypeFacts.Kind.RECORD
                                    ? "let it be a " + Types.text(Types.content(type)) + ", null where it is absent"
                                    : "make a record of it")
                            + ", or annotate it @AsJson or @ConvertedBy(a codec)");
        } else if (place.types().contains(type.name())) {
            problems.add(
                    Rule.EMBEDDED,
                    name,
                    "a record cannot be embedded in itself (found "
                            + String.join(" in ", innermostFirst(type.name(), place.types()))
                            + "): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore");
        } else {
            if (MemberDraft.isNonnull(member)) {
                problems.add(
                        Rule.NONNULL,
                        name,
                        "an embedded record reads as null where all of its components are absent (found @Nonnull): move"
                                + " @Nonnull to its components");
            }
            Place inside = place.inside(member);
            member.members().forEach(component -> add(component, inside));
        }
    }

    private static List<String> innermostFirst(String innermost, List<String> types) {
        List<String> names = new ArrayList<>(List.of(Types.simple(innermost)));
        for (int i = types.size() - 1; i >= 0; i--) {
            names.add(Types.simple(types.get(i)));
        }
        return names;
    }

    /** Where members stand: names, stored prefix and records from the entity down. */
    private record Place(List<String> names, String prefix, List<String> types) {
        boolean isEmbedded() {
            return !names.isEmpty();
        }

        List<String> path(MemberFacts member) {
            List<String> path = new ArrayList<>(names);
            path.add(member.name());
            return path;
        }

        String name(MemberFacts member) {
            return String.join("_", path(member));
        }

        String property(MemberFacts member) {
            return prefix
                    + member.annotation(Property.class)
                            .map(a -> a.text("value"))
                            .orElse(member.name());
        }

        Place inside(MemberFacts member) {
            List<String> deeper = new ArrayList<>(types);
            deeper.add(member.type().name());
            return new Place(path(member), property(member) + "_", deeper);
        }
    }
}
