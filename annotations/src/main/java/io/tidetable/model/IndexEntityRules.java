package io.tidetable.model;

import io.tidetable.annotations.IndexEntity;
import io.tidetable.model.facts.AnnotationFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Index entities: rows that list row keys by value. */
final class IndexEntityRules {
    private static final int MAX_SEGMENTS = 256;

    private IndexEntityRules() {}

    static List<IndexEntityModel> read(List<MemberDraft> drafts, IndexNames names, Problems problems) {
        List<IndexEntityModel> indexes = new ArrayList<>();
        for (MemberDraft draft : drafts) {
            draft.annotation(IndexEntity.class).ifPresent(index -> {
                names.check(name(draft, index), Optional.of(draft.name()));
                IndexRules.indexed(draft, Optional.of(draft.name()), problems);
                segments(draft, index.number("segments"), problems);
                indexes.add(new IndexEntityModel(name(draft, index), draft.name(), index.number("segments")));
            });
        }
        return indexes;
    }

    private static String name(MemberDraft draft, AnnotationFacts index) {
        return index.text("name").isEmpty() ? draft.property() : index.text("name");
    }

    private static void segments(MemberDraft draft, int segments, Problems problems) {
        if (segments < 1 || segments > MAX_SEGMENTS) {
            problems.add(
                    Rule.INDEX_SEGMENTS,
                    draft.name(),
                    "an index entity has 1 to " + MAX_SEGMENTS + " segments (found " + segments
                            + "): change the number, or remove it for 8");
        }
    }
}
