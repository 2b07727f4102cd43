package io.tidetable.embedded.store;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Rows side by side, their keys in an array of their own so that a search touches no other row. */
final class Leaf implements TreeNode {
    private final String[] keys;
    private final Row[] rows;

    private Leaf(String[] keys, Row[] rows) {
        this.keys = keys;
        this.rows = rows;
    }

    static Leaf of(Row row) {
        return new Leaf(new String[] {row.rowKey()}, new Row[] {row});
    }

    int size() {
        return rows.length;
    }

    Row row(int index) {
        return rows[index];
    }

    /** The place of the first key that is not below another. */
    int ceiling(String key) {
        int at = Arrays.binarySearch(keys, key);
        return at < 0 ? -at - 1 : at;
    }

    @Override
    public String first() {
        return keys[0];
    }

    @Override
    public @Nullable Row get(String key) {
        int at = Arrays.binarySearch(keys, key);
        return at < 0 ? null : rows[at];
    }

    @Override
    public Grown with(Row row) {
        int at = Arrays.binarySearch(keys, row.rowKey());
        if (at >= 0) {
            return new Grown(new Leaf(keys, TreeNode.replaced(rows, at, row)), null);
        }
        int place = -at - 1;
        Leaf grown = new Leaf(TreeNode.inserted(keys, place, row.rowKey()), TreeNode.inserted(rows, place, row));
        if (grown.size() <= MAX_ENTRIES) {
            return new Grown(grown, null);
        }
        int cut = TreeNode.cut(grown.size(), place);
        return new Grown(grown.part(0, cut), grown.part(cut, grown.size()));
    }

    private Leaf part(int from, int to) {
        return new Leaf(Arrays.copyOfRange(keys, from, to), Arrays.copyOfRange(rows, from, to));
    }

    @Override
    public @Nullable TreeNode without(String key) {
        int at = Arrays.binarySearch(keys, key);
        if (at < 0) {
            return this;
        }
        return rows.length == 1 ? null : new Leaf(TreeNode.removed(keys, at), TreeNode.removed(rows, at));
    }
}
