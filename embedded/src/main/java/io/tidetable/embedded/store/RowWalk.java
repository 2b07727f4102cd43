package io.tidetable.embedded.store;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The rows of a tree from a key on. */
final class RowWalk implements Iterator<Row> {
    private final Deque<Path> path = new ArrayDeque<>();
    private @Nullable Leaf leaf;
    private int index;

    RowWalk(@Nullable TreeNode root, String from) {
        TreeNode node = root;
        while (node instanceof Branch branch) {
            int at = branch.place(from);
            path.push(new Path(branch, at + 1));
            node = branch.child(at);
        }
        if (node instanceof Leaf found) {
            leaf = found;
            index = found.ceiling(from);
        }
        skipEnds();
    }

    /** A branch on the way down, and the child that comes next. */
    private static final class Path {
        private final Branch branch;
        private int next;

        Path(Branch branch, int next) {
            this.branch = branch;
            this.next = next;
        }
    }

    /** Goes on to the leaf that holds the next row, where this one holds none. */
    private void skipEnds() {
        while (leaf != null && index == leaf.size()) {
            leaf = nextLeaf();
            index = 0;
        }
    }

    private @Nullable Leaf nextLeaf() {
        while (!path.isEmpty()) {
            Path last = path.element();
            if (last.next == last.branch.size()) {
                path.pop();
                continue;
            }
            TreeNode node = last.branch.child(last.next++);
            if (node instanceof Leaf found) {
                return found;
            } else if (node instanceof Branch branch) {
                path.push(new Path(branch, 0));
            }
        }
        return null;
    }

    @Override
    public boolean hasNext() {
        return leaf != null;
    }

    @Override
    public Row next() {
        if (leaf == null) {
            throw new NoSuchElementException();
        }
        Row row = leaf.row(index++);
        skipEnds();
        return row;
    }
}
