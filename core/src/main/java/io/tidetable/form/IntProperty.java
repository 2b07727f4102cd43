package io.tidetable.form;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Ints, shorts and bytes as Int32; whole numbers of other stored types are read where they fit. */
record IntProperty(int least, int greatest, String wanted, IntFunction<Object> box) implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return value instanceof Integer ? value : (Object) ((Number) value).intValue();
    }

    @Override
    public @Nullable Object read(Object property) {
        if (property instanceof Integer number && number >= least && number <= greatest) {
            return greatest == Integer.MAX_VALUE ? property : box.apply(number);
        }
        Long number = Exact.whole(property);
        return number == null || number < least || number > greatest ? null : box.apply(number.intValue());
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
