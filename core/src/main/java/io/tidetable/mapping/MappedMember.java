package io.tidetable.mapping;

import io.tidetable.form.Moments;
import io.tidetable.form.PropertyCodec;
import io.tidetable.model.MemberModel;
import io.tidetable.model.ValueType;

/** A member with the codec of its property. */
public record MappedMember(int index, MemberModel model, PropertyCodec property) {
    /** As what its values compare: a time that a codec keeps is a time. */
    public ValueType compared() {
        return model.value() == ValueType.CONVERTED
                ? Moments.type(FactsType.content(model.type()).name())
                : model.value();
    }
}
