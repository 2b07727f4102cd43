package io.tidetable.embedded.store;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a partition in the order of their keys: an immutable B-tree. A write makes a new one that shares all but
 * the path to its row, so readers keep what they began with, and a transaction shows at once or never.
 */
final class Rows {
    static final Rows EMPTY = new Rows(null);

    private final @Nullable TreeNode root;

    private Rows(@Nullable TreeNode root) {
        this.root = root;
    }

    boolean isEmpty() {
        return root == null;
    }

    @Nullable
    Row get(String key) {
        return root == null ? null : root.get(key);
    }

    Rows with(Row row) {
        if (root == null) {
            return new Rows(Leaf.of(row));
        }
        TreeNode.Grown grown = root.with(row);
        TreeNode right = grown.right();
        return new Rows(right == null ? grown.left() : Branch.of(grown.left(), right));
    }

    Rows without(String key) {
        TreeNode rest = root == null ? null : root.without(key);
        while (rest instanceof Branch branch && branch.hasOneChild()) {
            rest = branch.child(0);
        }
        return rest == null ? EMPTY : new Rows(rest);
    }

    /** Rows from a key on, itself included. */
    Iterator<Row> from(String key) {
        return new RowWalk(root, key);
    }
}
