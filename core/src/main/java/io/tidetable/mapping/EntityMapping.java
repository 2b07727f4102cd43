package io.tidetable.mapping;

import io.tidetable.error.UnreadableRowException;
import io.tidetable.model.EntityModel;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An entity class to rows and back; immutable, used by many threads; no I/O. */
public interface EntityMapping<T> {
    /**
     * The mapping of a model that keeps all rules.
     *
     * @param table a table named at run time; null for that of the class
     * @throws io.tidetable.error.MappingException a codec cannot be made
     */
    static <T> EntityMapping<T> of(
            EntityModel model, EntityAccess<T> access, @Nullable String table, Surroundings surroundings) {
        return new MappedEntity<>(model, access, table == null ? model.table() : table, surroundings);
    }

    /** What the class means. */
    EntityModel model();

    /** The table: the class's, or one named at run time. */
    String table();

    /** Members with their codecs, in the order of the model. */
    List<MappedMember> members();

    /** A member by its Java name. */
    Optional<MappedMember> member(String name);

    /** How partition keys are composed; the shard is not part of it. */
    KeyLayout partitionKey();

    /** How main row keys are composed; the lead begins with {@code rowPrefix}. */
    KeyLayout rowKey();

    /** Secondary indexes, in the order of the model. */
    List<IndexLayout> indexes();

    /** Index entities, in the order of the model. */
    List<ListingLayout> indexEntities();

    /** The partition of a shard: its prefix before the bucket; {@code 0A_}; empty where the class is not sharded. */
    String shard(int number);

    /**
     * The stored keys of key values, partition key first, the time of a bucket once.
     *
     * @throws io.tidetable.error.InvalidKeyException a part is missing, null, of another type, or one too many
     * @throws io.tidetable.error.LimitExceededException a key is too long
     */
    RowKey key(List<? extends @Nullable Object> parts);

    /** The key values of an entity whose key members are filled in; InvalidKeyException else. */
    List<Object> keyParts(T entity);

    /** The key values of a main row; UnreadableRowException where the row is not of this class. */
    List<Object> keyParts(RowKey key);

    /**
     * Checks an entity before it is written: null time keys become now and null suffixes are made where
     * {@code generate}, else they are refused.
     *
     * @throws io.tidetable.error.InvalidKeyException a key member is null or cannot be a key
     * @throws io.tidetable.error.InvalidValueException a value is null where required, out of range, or no text
     * @throws io.tidetable.error.LimitExceededException a limit of the service would be exceeded
     */
    Draft<T> draft(T entity, boolean generate);

    /**
     * Which row an entity stands for; its key members and its token are looked at, and nothing else.
     *
     * @throws io.tidetable.error.InvalidKeyException a key member is null or cannot be a key
     */
    Target target(T entity);

    /**
     * A main row with members set, and cleared where the value is null; what the class does not know stays. Of a row
     * without properties it makes one of the members set alone.
     *
     * @param changes values by the Java name of the member, as declared
     * @throws io.tidetable.error.InvalidValueException a value is of another type, out of range, or no text
     * @throws io.tidetable.error.LimitExceededException a limit of the service would be exceeded
     */
    Row patched(Row main, Map<String, ? extends @Nullable Object> changes);

    /** All rows of an entity; LimitExceededException where one would exceed a limit. */
    EntityRows rows(Draft<T> draft);

    /**
     * All rows that the entity of a main row should have: the row itself, with properties that the class does not know
     * and without its token, and what its values make. What an index cannot hold is named in it.
     */
    EntityRows rows(Row main);

    /**
     * Which index rows a stored entity may have: their keys, without contents. No other member is read, so that an
     * entity can be replaced and deleted whatever else is wrong with its row.
     *
     * @throws io.tidetable.error.UnreadableRowException a member that an index is over cannot be read
     */
    EntityRows before(Row main);

    /**
     * The properties of one member's value, for a merge: one, or several where the member is {@code @Large}. What a
     * longer value left behind them is not read.
     *
     * @throws io.tidetable.error.InvalidValueException the value cannot be stored, or lives in a key
     * @throws io.tidetable.error.LimitExceededException the property would be too large
     */
    Map<String, Object> properties(MappedMember member, Object value, RowKey key);

    /**
     * The entity of a main row or of a full copy; UnreadableRowException names table, keys, property, found and wanted.
     */
    T entity(Row row);

    /**
     * A row whose values a constructor of the user's does not take, that of the entity or of a shape that its members
     * are read into.
     */
    UnreadableRowException refusedByConstructor(String type, RowKey key, RuntimeException cause);

    /** The values of a main row or of a full copy, in the order of the model; as {@link #entity}. */
    @Nullable
    Object[] values(Row row);

    /**
     * The value of one member of a main row or of a full copy; of a row without properties a member that lives in the
     * keys. Other properties are not looked at. Null where it is absent; UnreadableRowException as {@link #entity}.
     */
    @Nullable
    Object value(Row row, MappedMember member);

    /**
     * The token that guards a write of what this row holds: {@code _v} of a class with indexes, else the service's
     * ETag.
     */
    @Nullable
    String token(Row row);

    /**
     * The entity as stored, with generated values, and the token where the class has a member for it: a new record, or
     * the same object. Its timestamp is null: nobody has read it since.
     */
    T stored(Draft<T> draft, @Nullable String token);

    /**
     * What the row of these keys is to this class, by the constant text in them alone. A main row can be unreadable
     * still: {@link #entity} says so by name.
     */
    RowKind kind(RowKey key);

    /** Sorts of rows in a table of this class. */
    sealed interface RowKind {
        /** A main row. */
        record Main() implements RowKind {}

        /** A copy of a secondary index. */
        record Copy(IndexLayout index) implements RowKind {}

        /** A segment of an index entity. */
        record Listing(ListingLayout index) implements RowKind {}

        /** A row of another class or of others. */
        record Foreign() implements RowKind {}
    }
}
