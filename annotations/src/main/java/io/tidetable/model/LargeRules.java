package io.tidetable.model;

import io.tidetable.annotations.Large;

/** Values that are split over properties. */
final class LargeRules {
    private LargeRules() {}

    static void notInKeys(MemberDraft draft, Problems problems) {
        if (draft.has(Large.class)) {
            problems.add(
                    Rule.LARGE,
                    draft.name(),
                    "what may exceed 64 KiB cannot stand in a key or an index (found @Large): remove @Large, or take the"
                            + " member out of keys and indexes");
        }
    }
}
