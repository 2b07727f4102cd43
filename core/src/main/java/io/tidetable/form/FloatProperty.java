package io.tidetable.form;

import org.jspecify.annotations.Nullable;

/** Floats as the Double that prints the same: 0.1f is 0.1, not 0.10000000149. */
record FloatProperty() implements PropertyCodec {
    @Override
    public Object write(Object value) {
        return widen((Float) value);
    }

    @Override
    public @Nullable Object read(Object property) {
        Double number = Exact.real(property);
        return number == null ? null : narrow(number);
    }

    /** The double that prints as the float does; the same number where that one would not come back. */
    static double widen(float number) {
        double printed = Double.parseDouble(Float.toString(number));
        return (float) printed == number ? printed : number;
    }

    /** The float that is, or prints as, this double; null where there is none. */
    static @Nullable Float narrow(double number) {
        float narrow = (float) number;
        return Double.compare(narrow, number) == 0 || Double.compare(widen(narrow), number) == 0
                ? (Float) narrow
                : null;
    }

    @Override
    public String wanted() {
        return "Double of a float";
    }

    @Override
    public boolean keepsOrder() {
        return true;
    }
}
