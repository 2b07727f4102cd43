package io.tidetable.form;

import io.tidetable.codec.Codec;
import io.tidetable.codec.Json;
import io.tidetable.model.ValueType;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * A member's value: what is needed to give it a property or a key text.
 *
 * @param label {@code Employee.city}, in messages
 * @param value what the value is
 * @param type its boxed class
 * @param generic its declared type without {@code Optional}
 * @param codec of {@code @ConvertedBy}; null without
 * @param json for {@code @AsJson}
 */
public record MemberForm(
        String label,
        ValueType value,
        Class<?> type,
        Type generic,
        @Nullable Codec<Object> codec,
        Json json) {

    Codec<Object> converter() {
        if (codec == null) {
            throw new IllegalStateException(label + " has no codec");
        }
        return codec;
    }
}
