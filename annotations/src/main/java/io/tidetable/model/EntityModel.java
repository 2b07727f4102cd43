package io.tidetable.model;

import java.util.List;

/**
 * What an entity class means: its table, its members, how its keys are made, its indexes. It keeps all rules.
 *
 * @param entity name in messages: {@code Employee}, {@code Outer.Inner}
 * @param className binary name
 * @param table name of the table
 * @param rowPrefix first characters of every main row key; empty where there are none
 * @param shards partitions over which a time bucket is spread; 1 where it is not
 * @param members all that is mapped, superclasses' first, in the order of declaration
 * @param partitionKey parts of the partition key
 * @param rowKey parts of the row key, without {@code rowPrefix}
 * @param indexes secondary indexes, those of members first
 * @param indexEntities index entities
 */
public record EntityModel(
        String entity,
        String className,
        String table,
        String rowPrefix,
        int shards,
        List<MemberModel> members,
        List<KeyPart> partitionKey,
        List<KeyPart> rowKey,
        List<IndexModel> indexes,
        List<IndexEntityModel> indexEntities) {
    /** Copies the lists. */
    public EntityModel {
        members = List.copyOf(members);
        partitionKey = List.copyOf(partitionKey);
        rowKey = List.copyOf(rowKey);
        indexes = List.copyOf(indexes);
        indexEntities = List.copyOf(indexEntities);
    }

    /** Whether other rows follow the main row. */
    public boolean isIndexed() {
        return !indexes.isEmpty() || !indexEntities.isEmpty();
    }
}
