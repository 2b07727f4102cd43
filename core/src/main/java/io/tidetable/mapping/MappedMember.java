package io.tidetable.mapping;

import io.tidetable.form.PropertyCodec;
import io.tidetable.model.MemberModel;

/** A member with the codec of its property. */
public record MappedMember(int index, MemberModel model, PropertyCodec property) {}
