package io.tidetable.query;

/** What a comparison asks. */
public enum Operator {
    IS,
    IS_NOT,
    IN,
    IS_NULL,
    IS_PRESENT,
    AT_LEAST,
    GREATER_THAN,
    AT_MOST,
    LESS_THAN,
    /** Both ends included; of times from the first up to but without the second. */
    BETWEEN,
    STARTS_WITH,
    SINCE,
    AFTER,
    BEFORE,
    UP_TO,
    /** A day: a LocalDate, and a ZoneId where one was given. */
    ON
}
