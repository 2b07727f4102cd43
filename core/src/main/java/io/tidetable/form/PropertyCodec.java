package io.tidetable.form;

/** A value to its property and back, by the declared type. Immutable. */
public interface PropertyCodec {
    /**
     * The property: String, Boolean, Integer, Long, Double, UUID, Instant or byte[]. The value is of the member's boxed
     * type, as {@link #normalize} gives it.
     */
    Object write(Object value);

    /**
     * The value of a property; what was found and wanted is named by the caller where null comes back: it does not fit.
     */
    @org.jspecify.annotations.Nullable
    Object read(Object property);

    /** The value as it will read back: times truncated to 100 ns, OffsetDateTime in UTC. */
    Object normalize(Object value);

    /** Whether the service compares properties as the values compare. */
    boolean keepsOrder();
}
