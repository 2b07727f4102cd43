package io.tidetable.model;

/** What the value of a member is; boxes and primitives are one, {@code Optional} is of its content. */
public enum ValueType {
    STRING,
    BOOLEAN,
    INT,
    LONG,
    DOUBLE,
    FLOAT,
    SHORT,
    BYTE,
    CHAR,
    BYTES,
    UUID,
    INSTANT,
    OFFSET_DATE_TIME,
    LOCAL_DATE,
    LOCAL_DATE_TIME,
    DURATION,
    BIG_DECIMAL,
    BIG_INTEGER,
    ENUM,
    /** By {@code @AsJson}. */
    JSON,
    /** By {@code @ConvertedBy}. */
    CONVERTED
}
