package io.tidetable.mapping;

import io.tidetable.error.MappingException;
import io.tidetable.form.KeyForm;
import io.tidetable.form.KeyForm.Comparison;
import io.tidetable.form.KeyForm.Position;
import io.tidetable.form.KeyText;
import io.tidetable.form.MemberForm;
import io.tidetable.mapping.KeySlot.Use;
import io.tidetable.model.EntityModel;
import io.tidetable.model.IndexEntityModel;
import io.tidetable.model.IndexModel;
import io.tidetable.model.KeyPart;
import io.tidetable.model.Problem;
import io.tidetable.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** How the keys of a class are composed. */
final class Layouts {
    /** Row keys of indexes start with it. */
    static final String INDEX = "~";

    /** Stands between the parts of a key. */
    static final String JOINT = "_";

    private final EntityModel model;
    private final Members members;
    private final Surroundings surroundings;

    Layouts(EntityModel model, Members members, Surroundings surroundings) {
        this.model = model;
        this.members = members;
        this.surroundings = surroundings;
    }

    KeyLayout partitionKey() {
        return layout("", model.partitionKey(), false);
    }

    KeyLayout rowKey() {
        return layout(model.rowPrefix(), model.rowKey(), model.rowPrefix().isEmpty());
    }

    /** {@code ~}, and the row prefix and another {@code ~} where there is one. */
    String indexLead() {
        return model.rowPrefix().isEmpty() ? INDEX : INDEX + model.rowPrefix() + INDEX;
    }

    private KeyLayout layout(String lead, List<KeyPart> parts, boolean opens) {
        Builder builder = new Builder(lead);
        for (int i = 0; i < parts.size(); i++) {
            boolean last = i == parts.size() - 1;
            add(builder, parts.get(i), Position.of(opens && i == 0, last));
        }
        return builder.build();
    }

    private void add(Builder builder, KeyPart part, Position position) {
        if (part instanceof KeyPart.Constant constant) {
            builder.constant(constant.text());
        } else if (part instanceof KeyPart.Value value) {
            builder.slot(slot(value.member(), value.descending(), position, Comparison.EXACT));
        } else if (part instanceof KeyPart.Bucket bucket) {
            KeyText text = members.keyForm(bucket.member()).bucket(bucket);
            builder.slot(new KeySlot(bucket.member(), Use.BUCKET, text, bucket.descending()));
        } else {
            time(builder, (KeyPart.Time) part, position);
        }
    }

    private void time(Builder builder, KeyPart.Time time, Position position) {
        KeyText ticks = members.keyForm(time.member()).text(position, time.reverse());
        builder.slot(new KeySlot(time.member(), Use.TIME, ticks, time.reverse()));
        if (!time.unique()) {
            String member = time.suffix().orElse("");
            KeyForm form = member.isEmpty() ? hiddenSuffix() : members.keyForm(member);
            builder.joint(time.separator());
            builder.slot(new KeySlot(member, Use.SUFFIX, form.text(Position.LAST, false), false));
        }
    }

    private KeyForm hiddenSuffix() {
        String label = model.entity() + "'s generated suffix";
        return new KeyForm(new MemberForm(label, ValueType.UUID, UUID.class, UUID.class, null, surroundings.json()));
    }

    private KeySlot slot(String member, boolean descending, Position position, Comparison comparison) {
        KeyForm form = members.keyForm(member);
        try {
            return new KeySlot(member, Use.VALUE, form.text(position, descending, comparison), descending);
        } catch (IllegalArgumentException e) {
            throw new MappingException(List.of(new Problem(
                    "KEY_DESCENDING",
                    model.entity(),
                    Optional.of(member),
                    "numbers, times, dates and booleans alone can be descending (found text): remove descending, or let"
                            + " the codec write text that sorts the other way round")));
        }
    }

    IndexLayout index(IndexModel index) {
        Builder builder = new Builder(indexLead() + index.name() + JOINT);
        for (int i = 0; i < index.parts().size(); i++) {
            IndexModel.Part part = index.parts().get(i);
            boolean last = index.unique() && i == index.parts().size() - 1;
            builder.slot(slot(part.member(), part.descending(), Position.of(false, last), comparison(index, part)));
        }
        if (!index.unique()) {
            builder.slot(new KeySlot("", Use.MAIN_ROW_KEY, KeyForm.mainRowKey(), false));
        }
        return new IndexLayout(index, builder.build());
    }

    /** Only Strings have case. */
    private Comparison comparison(IndexModel index, IndexModel.Part part) {
        boolean folds = index.ignoreCase()
                && members.array()[members.index(part.member())].model().value() == ValueType.STRING;
        if (index.hashed()) {
            return folds ? Comparison.HASHED_IGNORE_CASE : Comparison.HASHED;
        }
        return folds ? Comparison.IGNORE_CASE : Comparison.EXACT;
    }

    ListingLayout listing(IndexEntityModel index) {
        Builder builder = new Builder(indexLead() + index.name() + JOINT);
        builder.slot(slot(index.member(), false, Position.INNER, Comparison.EXACT));
        return new ListingLayout(index, builder.build());
    }

    private static final class Builder {
        private final StringBuilder lead;
        private final List<KeySlot> slots = new ArrayList<>();
        private final List<String> joints = new ArrayList<>();
        private String joint = JOINT;
        private boolean joins;

        Builder(String lead) {
            this.lead = new StringBuilder(lead);
        }

        void constant(String text) {
            lead.append(joins ? JOINT : "").append(text);
            joins = true;
        }

        /** What stands before the next slot, instead of {@code _}. */
        void joint(String text) {
            joint = text;
        }

        void slot(KeySlot slot) {
            if (!slots.isEmpty()) {
                joints.add(joint);
            } else if (joins) {
                lead.append(JOINT);
            }
            joint = JOINT;
            slots.add(slot);
        }

        KeyLayout build() {
            return new KeyLayout(lead.toString(), slots, joints);
        }
    }
}
