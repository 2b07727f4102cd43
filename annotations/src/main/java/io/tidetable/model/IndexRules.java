package io.tidetable.model;

import io.tidetable.annotations.SecondaryIndex;
import io.tidetable.model.facts.Annotated;
import io.tidetable.model.facts.AnnotationFacts;
import io.tidetable.model.facts.ClassFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Secondary indexes: those of members, then those of the class and its superclasses. */
final class IndexRules {
    private static final String DESCENDING = " desc";

    private final List<MemberDraft> drafts;
    private final IndexNames names;
    private final Problems problems;
    private final List<IndexModel> indexes = new ArrayList<>();

    IndexRules(List<MemberDraft> drafts, IndexNames names, Problems problems) {
        this.drafts = drafts;
        this.names = names;
        this.problems = problems;
    }

    List<IndexModel> read(ClassFacts facts) {
        for (MemberDraft draft : drafts) {
            indexes(draft.facts()).forEach(index -> ofMember(draft, index));
        }
        indexes(facts).forEach(this::ofClass);
        indexes(facts.inherited().stream()).forEach(this::ofClass);
        return List.copyOf(indexes);
    }

    private static Stream<AnnotationFacts> indexes(Annotated annotated) {
        return indexes(annotated.annotations().stream());
    }

    private static Stream<AnnotationFacts> indexes(Stream<AnnotationFacts> annotations) {
        return annotations.flatMap(annotation -> {
            if (annotation.name().equals(SecondaryIndex.List.class.getName())) {
                return annotation.nested("value").stream();
            }
            return annotation.name().equals(SecondaryIndex.class.getName()) ? Stream.of(annotation) : Stream.of();
        });
    }

    private void ofMember(MemberDraft draft, AnnotationFacts index) {
        String name = index.text("name").isEmpty() ? draft.property() : index.text("name");
        Optional<String> at = Optional.of(draft.name());
        if (!index.texts("properties").isEmpty()) {
            problem(
                    Rule.INDEX_PROPERTIES,
                    at,
                    "an index on a member is of that member (found properties): remove properties, or move the index to"
                            + " the class");
        }
        names.check(name, at);
        part(draft, at);
        IndexModel model = model(name, List.of(new IndexModel.Part(draft.name(), false)), index);
        new IndexFlags(model, at, problems).check(List.of(draft));
        indexes.add(model);
    }

    private void ofClass(AnnotationFacts index) {
        List<String> properties = index.texts("properties");
        String name = index.text("name");
        if (properties.isEmpty()) {
            problem(
                    Rule.INDEX_PROPERTIES,
                    Optional.empty(),
                    "an index on a class names its members (found no properties on index \"" + name
                            + "\"): name them, as in properties = {\"city\", \"born desc\"}");
        }
        names.check(name, Optional.empty());
        List<MemberDraft> members = new ArrayList<>();
        List<IndexModel.Part> parts = new ArrayList<>();
        for (String property : properties) {
            member(property, name).ifPresent(draft -> {
                members.add(draft);
                parts.add(new IndexModel.Part(draft.name(), property.endsWith(DESCENDING)));
            });
        }
        members.forEach(draft -> part(draft, Optional.empty()));
        repeated(members, name);
        IndexModel model = model(name, parts, index);
        new IndexFlags(model, Optional.empty(), problems).check(members);
        indexes.add(model);
    }

    private Optional<MemberDraft> member(String property, String index) {
        String name = property.endsWith(DESCENDING)
                ? property.substring(0, property.length() - DESCENDING.length())
                : property;
        Optional<MemberDraft> found =
                drafts.stream().filter(draft -> draft.name().equals(name)).findFirst();
        if (found.isEmpty()) {
            problem(
                    Rule.INDEX_PROPERTIES,
                    Optional.empty(),
                    "an index names members as Java does, outer_inner in embedded records, each with \" desc\" where"
                            + " greater values come first (found \"" + property + "\" in index \"" + index
                            + "\"): name one of "
                            + String.join(
                                    ", ", drafts.stream().map(MemberDraft::name).toList()));
        }
        return found;
    }

    private void repeated(List<MemberDraft> members, String index) {
        Set<String> seen = new HashSet<>();
        members.stream()
                .map(MemberDraft::name)
                .filter(member -> !seen.add(member))
                .forEach(member -> problem(
                        Rule.INDEX_PROPERTIES,
                        Optional.empty(),
                        "an index names a member once (found \"" + member + "\" twice in index \"" + index
                                + "\"): remove one"));
    }

    /** A member that an index or an index entity finds; the annotation stands at a member or on the class. */
    private void part(MemberDraft draft, Optional<String> at) {
        indexed(draft, at, problems);
    }

    /** A member whose values an index finds. */
    static void indexed(MemberDraft draft, Optional<String> at, Problems problems) {
        MemberModel.Use use = Uses.of(draft);
        String member = at.isPresent() ? "" : draft.name() + ": ";
        if (use == MemberModel.Use.ETAG || use == MemberModel.Use.TIMESTAMP) {
            if (at.isEmpty()) {
                problems.add(
                        Rule.INDEX_TYPE,
                        member + "token and timestamp are the service's (found in an index): take the member out of the"
                                + " index");
            }
            return;
        }
        LargeRules.notInKeys(draft, problems);
        KeyTypes.objection(draft).ifPresent(text -> {
            if (at.isPresent()) {
                problems.add(Rule.INDEX_TYPE, at.get(), text);
            } else {
                problems.add(Rule.INDEX_TYPE, member + text);
            }
        });
    }

    private static IndexModel model(String name, List<IndexModel.Part> parts, AnnotationFacts index) {
        return new IndexModel(
                name,
                parts,
                index.flag("unique"),
                index.text("copy").equals("FULL"),
                index.flag("ignoreCase"),
                index.flag("hashed"));
    }

    private void problem(Rule rule, Optional<String> member, String text) {
        member.ifPresentOrElse(m -> problems.add(rule, m, text), () -> problems.add(rule, text));
    }
}
