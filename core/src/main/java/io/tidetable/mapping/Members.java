package io.tidetable.mapping;

import io.tidetable.codec.Codec;
import io.tidetable.error.MappingException;
import io.tidetable.form.KeyForm;
import io.tidetable.form.MemberForm;
import io.tidetable.form.PropertyCodecs;
import io.tidetable.model.EntityModel;
import io.tidetable.model.MemberModel;
import io.tidetable.model.MemberModel.Use;
import io.tidetable.model.Problem;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The members of a class with their forms, in the order of the model. */
final class Members {
    private final EntityModel model;
    private final MappedMember[] mapped;
    private final MemberForm[] forms;
    private final Map<String, MappedMember> byName = new HashMap<>();

    Members(EntityModel model, Surroundings surroundings) {
        this.model = model;
        int count = model.members().size();
        this.mapped = new MappedMember[count];
        this.forms = new MemberForm[count];
        FactsType types = new FactsType(surroundings.loader());
        CodecMaker codecs = new CodecMaker(model.entity(), surroundings);
        for (int i = 0; i < count; i++) {
            MemberModel member = model.members().get(i);
            Codec<Object> codec =
                    member.codec().map(name -> codecs.make(member.name(), name)).orElse(null);
            forms[i] = form(member, types, codec, surroundings);
            mapped[i] = new MappedMember(i, member, PropertyCodecs.of(forms[i]));
            byName.put(member.name(), mapped[i]);
        }
    }

    private MemberForm form(
            MemberModel member, FactsType types, @Nullable Codec<Object> codec, Surroundings surroundings) {
        var content = FactsType.content(member.type());
        return new MemberForm(
                label(member),
                member.value(),
                types.boxed(content),
                types.generic(content),
                codec,
                surroundings.json());
    }

    List<MappedMember> list() {
        return List.of(mapped);
    }

    MappedMember[] array() {
        return mapped;
    }

    /** Those for one use. */
    MappedMember[] usedFor(Use use) {
        return Arrays.stream(mapped).filter(m -> m.model().use() == use).toArray(MappedMember[]::new);
    }

    Optional<MappedMember> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The place of a member that the model names. */
    int index(String name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException(model.entity() + " has no member " + name))
                .index();
    }

    /** The boxed class of a member's values. */
    Class<?> type(int index) {
        return forms[index].type();
    }

    KeyForm keyForm(String name) {
        MemberForm form = forms[index(name)];
        if (!KeyForm.exists(form.value())) {
            throw new MappingException(List.of(new Problem(
                    "KEY_TYPE",
                    model.entity(),
                    Optional.of(name),
                    "no key holds this type (found " + form.type().getSimpleName()
                            + "): annotate it @ConvertedBy a KeyCodec")));
        }
        return new KeyForm(form);
    }

    /** {@code Employee.city}. */
    String label(MemberModel member) {
        return model.entity() + "." + member.name();
    }
}
