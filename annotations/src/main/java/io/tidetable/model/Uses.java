package io.tidetable.model;

import io.tidetable.annotations.ChronologicalKey;
import io.tidetable.annotations.ETag;
import io.tidetable.annotations.KeySuffix;
import io.tidetable.annotations.PartitionKey;
import io.tidetable.annotations.ReverseChronologicalKey;
import io.tidetable.annotations.RowKey;
import io.tidetable.annotations.Timestamp;
import io.tidetable.model.MemberModel.Use;
import java.lang.annotation.Annotation;
import java.util.List;

/** What members are for. */
final class Uses {
    private static final List<Class<? extends Annotation>> KEYS = List.of(
            PartitionKey.class, RowKey.class, ChronologicalKey.class, ReverseChronologicalKey.class, KeySuffix.class);

    private Uses() {}

    /** A bucket is not its value: a time that no key holds whole is a property. */
    static Use of(MemberDraft draft) {
        if (draft.has(ETag.class)) {
            return Use.ETAG;
        }
        if (draft.has(Timestamp.class)) {
            return Use.TIMESTAMP;
        }
        return KEYS.stream().anyMatch(draft::has) ? Use.KEY : Use.PROPERTY;
    }
}
