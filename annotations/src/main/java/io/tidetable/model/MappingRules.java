package io.tidetable.model;

import io.tidetable.annotations.Large;
import io.tidetable.annotations.Table;
import io.tidetable.model.facts.AnnotationFacts;
import io.tidetable.model.facts.ClassFacts;
import io.tidetable.model.facts.CodecFacts;
import java.util.List;

/**
 * What a class means, or all that is wrong with it: the rules, asked by the compiler and by the running program alike.
 * A class refused here is refused in the same words by both.
 */
public final class MappingRules {
    private MappingRules() {}

    /** The meaning of a class; every problem at once. */
    public static Reading read(ClassFacts facts) {
        Problems problems = new Problems(facts);
        if (!facts.has(Table.class)) {
            problems.add(
                    Rule.TABLE_MISSING, "the class names no table (found no @Table): annotate it @Table(\"Name\")");
            return problems.rejected();
        }
        if (!ClassRules.check(facts, problems)) {
            return problems.rejected();
        }
        EntityModel model = model(facts, facts.annotation(Table.class).orElseThrow(), problems);
        return problems.none() ? new Reading.Mapped(model) : problems.rejected();
    }

    private static EntityModel model(ClassFacts facts, AnnotationFacts table, Problems problems) {
        TableRules.check(table, problems);
        List<MemberDraft> drafts = MemberRules.read(facts, problems);
        NameRules.check(drafts, problems);
        TokenRules.check(drafts, problems);
        KeyRules keys = new KeyRules(table, facts.members(), drafts, problems);
        IndexNames names = new IndexNames(problems);
        return new EntityModel(
                facts.label(),
                facts.name(),
                table.text("value"),
                table.text("rowPrefix"),
                table.number("shards"),
                drafts.stream()
                        .filter(draft -> draft.value().isPresent())
                        .map(MappingRules::member)
                        .toList(),
                keys.partitionKey(),
                keys.rowKey(),
                new IndexRules(drafts, names, problems).read(facts),
                IndexEntityRules.read(drafts, names, problems));
    }

    private static MemberModel member(MemberDraft draft) {
        return new MemberModel(
                draft.name(),
                draft.path(),
                draft.property(),
                draft.value().orElseThrow(),
                draft.facts().type(),
                Uses.of(draft),
                draft.required(),
                draft.has(Large.class),
                draft.facts().codec().map(CodecFacts::name));
    }
}
