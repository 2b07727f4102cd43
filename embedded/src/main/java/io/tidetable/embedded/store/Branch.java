package io.tidetable.embedded.store;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Nodes side by side. Those that lose rows may stay small; those that lose all go. */
final class Branch implements TreeNode {
    private final String[] firsts;
    private final TreeNode[] children;

    private Branch(String[] firsts, TreeNode[] children) {
        this.firsts = firsts;
        this.children = children;
    }

    static Branch of(TreeNode left, TreeNode right) {
        return new Branch(new String[] {left.first(), right.first()}, new TreeNode[] {left, right});
    }

    int size() {
        return children.length;
    }

    boolean hasOneChild() {
        return children.length == 1;
    }

    TreeNode child(int index) {
        return children[index];
    }

    /** The child in which a key stands, if it stands anywhere. */
    int place(String key) {
        int at = Arrays.binarySearch(firsts, key);
        return at >= 0 ? at : Math.max(0, -at - 2);
    }

    @Override
    public String first() {
        return firsts[0];
    }

    @Override
    public @Nullable Row get(String key) {
        return children[place(key)].get(key);
    }

    @Override
    public Grown with(Row row) {
        int at = place(row.rowKey());
        Grown grown = children[at].with(row);
        boolean least = row.rowKey().compareTo(firsts[0]) < 0;
        String[] bounds = least ? TreeNode.replaced(firsts, 0, row.rowKey()) : firsts;
        Branch replaced = new Branch(bounds, TreeNode.replaced(children, at, grown.left()));
        TreeNode right = grown.right();
        if (right == null) {
            return new Grown(replaced, null);
        }
        Branch wider = new Branch(
                TreeNode.inserted(bounds, at + 1, right.first()), TreeNode.inserted(replaced.children, at + 1, right));
        if (wider.size() <= MAX_ENTRIES) {
            return new Grown(wider, null);
        }
        int cut = TreeNode.cut(wider.size(), at + 1);
        return new Grown(wider.part(0, cut), wider.part(cut, wider.size()));
    }

    private Branch part(int from, int to) {
        return new Branch(Arrays.copyOfRange(firsts, from, to), Arrays.copyOfRange(children, from, to));
    }

    @Override
    public @Nullable TreeNode without(String key) {
        int at = place(key);
        TreeNode rest = children[at].without(key);
        if (rest != null) {
            return rest == children[at] ? this : new Branch(firsts, TreeNode.replaced(children, at, rest));
        }
        return children.length == 1 ? null : new Branch(TreeNode.removed(firsts, at), TreeNode.removed(children, at));
    }
}
