package io.tidetable.mapping;

import io.tidetable.error.UnreadableRowException;
import io.tidetable.form.Moments;
import io.tidetable.model.EntityModel;
import io.tidetable.model.MemberModel;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A class whose model has been made into writers and readers. */
final class MappedEntity<T> implements EntityMapping<T> {
    private final EntityModel model;
    private final EntityAccess<T> access;
    private final Placed placed;
    private final Members members;
    private final List<MappedMember> memberList;
    private final List<MappedMember> indexed;
    private final MainKeys.Layout layout;
    private final List<IndexLayout> indexes;
    private final List<ListingLayout> listings;
    private final MainKeys keys;
    private final KeyParts parts;
    private final Drafts drafts;
    private final PropertyWriter writer;
    private final PropertyReader reader;
    private final IndexRows indexRows;
    private final RowKinds kinds;

    MappedEntity(EntityModel model, EntityAccess<T> access, String table, Surroundings surroundings) {
        this.model = model;
        this.access = access;
        this.placed = new Placed(table);
        this.members = new Members(model, surroundings);
        this.memberList = members.list();
        this.indexed = memberList.stream()
                .filter(member -> isIndexed(model, member.model().name()))
                .toList();
        Layouts layouts = new Layouts(model, members, surroundings);
        this.layout = new MainKeys.Layout(layouts.partitionKey(), layouts.rowKey());
        this.indexes = model.indexes().stream().map(layouts::index).toList();
        this.listings = model.indexEntities().stream().map(layouts::listing).toList();
        this.keys = new MainKeys(model, members, layout, placed);
        this.parts = new KeyParts(model.entity(), members, keys, layout, placed);
        this.drafts = new Drafts(model, members, surroundings.keys(), parts, placed);
        StoredMembers stored = new StoredMembers(members);
        this.writer = new PropertyWriter(members, stored, placed);
        this.reader = new PropertyReader(members, stored, placed);
        this.indexRows = new IndexRows(model.entity(), members, indexes, listings, placed);
        this.kinds = new RowKinds(layout, layouts.indexLead(), indexes, listings);
    }

    private static boolean isIndexed(EntityModel model, String member) {
        return model.indexEntities().stream().anyMatch(index -> index.member().equals(member))
                || model.indexes().stream()
                        .flatMap(index -> index.parts().stream())
                        .anyMatch(part -> part.member().equals(member));
    }

    @Override
    public EntityModel model() {
        return model;
    }

    @Override
    public String table() {
        return placed.table();
    }

    @Override
    public List<MappedMember> members() {
        return memberList;
    }

    @Override
    public Optional<MappedMember> member(String name) {
        return members.find(name);
    }

    @Override
    public KeyLayout partitionKey() {
        return layout.partitionKey();
    }

    @Override
    public KeyLayout rowKey() {
        return layout.rowKey();
    }

    @Override
    public List<IndexLayout> indexes() {
        return indexes;
    }

    @Override
    public List<ListingLayout> indexEntities() {
        return listings;
    }

    @Override
    public String shard(int number) {
        return keys.shard(number);
    }

    @Override
    public RowKey key(List<? extends @Nullable Object> keyParts) {
        return parts.write(keyParts);
    }

    @Override
    public List<Object> keyParts(T entity) {
        @Nullable Object[] values = access.read(entity);
        drafts.normalizeKey(values);
        return parts.of(values);
    }

    @Override
    public List<Object> keyParts(RowKey key) {
        return parts.read(key);
    }

    @Override
    public Draft<T> draft(T entity, boolean generate) {
        @Nullable Object[] values = access.read(entity);
        drafts.normalize(values);
        Object unseen = drafts.generate(values, generate);
        parts.check(values);
        RowKey key = keys.write(values, unseen);
        return new Draft<>(entity, values, key, drafts.token(values), writer.write(values, key));
    }

    @Override
    public Target target(T entity) {
        @Nullable Object[] values = access.read(entity);
        drafts.normalizeKey(values);
        Object unseen = drafts.generate(values, false);
        parts.check(values);
        return new Target(keys.write(values, unseen), drafts.token(values));
    }

    @Override
    public Row patched(Row main, Map<String, ? extends @Nullable Object> changes) {
        Properties patched = writer.patched(main, changes);
        RowSize.check(model.entity(), main.key(), patched, placed);
        return Row.of(main.key(), patched.map());
    }

    @Override
    public EntityRows rows(Draft<T> draft) {
        RowSize.check(model.entity(), draft.key(), draft.properties(), placed);
        return rows(Row.of(draft.key(), draft.properties().map()), draft.values(), draft.properties())
                .allPossible();
    }

    @Override
    public EntityRows rows(Row main) {
        @Nullable Object[] values = values(main);
        return rows(withoutToken(main), values, writer.write(values, main.key()));
    }

    @Override
    public EntityRows before(Row main) {
        @Nullable Object[] values = keys.newValues();
        keys.readRow(main.key(), values);
        for (MappedMember member : indexed) {
            if (member.model().use() == MemberModel.Use.PROPERTY) {
                values[member.index()] = reader.read(main, member);
            }
        }
        keys.readPartition(main.key(), values);
        return rows(main, values, Properties.NONE);
    }

    private static Row withoutToken(Row main) {
        Map<String, Object> properties = new LinkedHashMap<>(main.properties());
        properties.remove(Row.TOKEN);
        return Row.of(main.key(), Collections.unmodifiableMap(properties));
    }

    private EntityRows rows(Row main, @Nullable Object[] values, Properties properties) {
        List<EntityRows.Impossible> impossible = new ArrayList<>(0);
        return new EntityRows(
                main,
                indexRows.copies(values, main.key(), properties, impossible),
                indexRows.listings(values, main.key(), impossible),
                impossible);
    }

    @Override
    public Map<String, Object> properties(MappedMember member, Object value, RowKey key) {
        return writer.write(member, value, key);
    }

    @Override
    public T entity(Row row) {
        @Nullable Object[] values = values(row);
        try {
            return access.make(values);
        } catch (RuntimeException e) {
            throw refusedByConstructor(model.entity(), row.key(), e);
        }
    }

    @Override
    public UnreadableRowException refusedByConstructor(String type, RowKey key, RuntimeException cause) {
        return placed.unreadable(
                "[ROW_CONSTRUCTOR] " + type + ": a constructor refuses what is stored (found "
                        + cause.getClass().getSimpleName() + "): mend the row, or let the constructor take it",
                key,
                cause);
    }

    @Override
    public @Nullable Object[] values(Row row) {
        RowKey main = mainKey(row);
        @Nullable Object[] values = keys.newValues();
        keys.readRow(main, values);
        reader.read(row, values);
        keys.readPartition(main, values);
        if (drafts.tokenMember() != KeyWriter.NO_MEMBER) {
            values[drafts.tokenMember()] = token(row);
        }
        if (drafts.timestampMember() != KeyWriter.NO_MEMBER && row.timestamp() != null) {
            int timestamp = drafts.timestampMember();
            values[timestamp] = Moments.value(model.members().get(timestamp).value(), row.timestamp());
        }
        return values;
    }

    @Override
    public @Nullable Object value(Row row, MappedMember member) {
        return switch (member.model().use()) {
            case PROPERTY -> reader.read(row, member);
            case ETAG -> token(row);
            case TIMESTAMP ->
                row.timestamp() == null ? null : Moments.value(member.model().value(), row.timestamp());
            case KEY -> {
                @Nullable Object[] values = keys.newValues();
                RowKey main = mainKey(row);
                keys.readRow(main, values);
                keys.readPartition(main, values);
                yield values[member.index()];
            }
        };
    }

    /** The keys of the main row of a row that holds an entity. */
    private RowKey mainKey(Row row) {
        RowKey key = row.key();
        if (!key.row().startsWith(Layouts.INDEX)) {
            return key;
        }
        if (row.properties().get(Row.MAIN_ROW_KEY) instanceof String rowKey
                && kind(key) instanceof RowKind.Copy copy
                && copy.index().model().full()) {
            return new RowKey(key.partition(), rowKey);
        }
        throw placed.unreadable("[ROW_KIND] " + model.entity() + ": the row is of an index and holds no entity", key);
    }

    @Override
    public @Nullable String token(Row row) {
        String token = model.isIndexed() ? row.token() : null;
        return token != null ? token : row.etag();
    }

    @Override
    public T stored(Draft<T> draft, @Nullable String token) {
        @Nullable Object[] values = draft.values().clone();
        if (drafts.tokenMember() != KeyWriter.NO_MEMBER) {
            values[drafts.tokenMember()] = token;
        }
        if (drafts.timestampMember() != KeyWriter.NO_MEMBER) {
            values[drafts.timestampMember()] = null;
        }
        return access.fill(draft.given(), values);
    }

    @Override
    public RowKind kind(RowKey key) {
        return kinds.of(key);
    }
}
