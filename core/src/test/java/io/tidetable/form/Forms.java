package io.tidetable.form;

import io.tidetable.codec.Codec;
import io.tidetable.codec.Json;
import io.tidetable.model.ValueType;
import java.lang.reflect.Type;

/** Forms of members named {@code Thing.member}. */
final class Forms {
    private Forms() {}

    static MemberForm of(ValueType value, Class<?> type) {
        return new MemberForm("Thing.member", value, type, type, null, NONE);
    }

    static MemberForm of(Codec<?> codec, Class<?> type) {
        return new MemberForm("Thing.member", ValueType.CONVERTED, type, type, untyped(codec), NONE);
    }

    @SuppressWarnings("unchecked") // the test gives values of the codec's type
    private static Codec<Object> untyped(Codec<?> codec) {
        return (Codec<Object>) codec;
    }

    private static final Json NONE = new Json() {
        @Override
        public String write(Object value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Object read(String text, Type type) {
            throw new UnsupportedOperationException();
        }
    };
}
