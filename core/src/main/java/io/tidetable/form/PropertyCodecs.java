package io.tidetable.form;

import java.math.BigDecimal;
import java.math.BigInteger;

/** The property codec of a member. */
public final class PropertyCodecs {
    private PropertyCodecs() {}

    /** By what its value is. */
    public static PropertyCodec of(MemberForm member) {
        String label = member.label();
        return switch (member.value()) {
            case STRING -> new TextProperty(label);
            case CHAR -> new CharProperty(label);
            case ENUM -> new EnumProperty(EnumNames.of(member.type()));
            case BOOLEAN -> new BooleanProperty();
            case INT -> new IntProperty(Integer.MIN_VALUE, Integer.MAX_VALUE, "Int32", n -> n);
            case SHORT -> new IntProperty(Short.MIN_VALUE, Short.MAX_VALUE, "Int32 of a short", n -> (short) n);
            case BYTE -> new IntProperty(Byte.MIN_VALUE, Byte.MAX_VALUE, "Int32 of a byte", n -> (byte) n);
            case LONG -> new LongProperty();
            case DOUBLE -> new DoubleProperty();
            case FLOAT -> new FloatProperty();
            case BYTES -> new BytesProperty();
            case UUID -> new UuidProperty();
            case INSTANT, OFFSET_DATE_TIME -> new TimeProperty(label, member.value());
            case LOCAL_DATE, LOCAL_DATE_TIME -> new LocalProperty(label, member.value());
            case DURATION -> new DurationProperty();
            case BIG_DECIMAL -> new DecimalProperty(BigDecimal.class);
            case BIG_INTEGER -> new DecimalProperty(BigInteger.class);
            case JSON -> JsonProperty.of(member);
            case CONVERTED -> ConvertedProperty.of(member);
        };
    }
}
