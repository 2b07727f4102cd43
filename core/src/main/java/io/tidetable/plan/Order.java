package io.tidetable.plan;

/** The order that a query asks for. */
public enum Order {
    /** As the access path gives entities. */
    NONE,
    /** By time, the latest first. */
    NEWEST_FIRST,
    /** By time, the earliest first. */
    OLDEST_FIRST
}
