package io.tidetable.embedded.store;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a partition in the order of their keys: an immutable balanced tree (AVL). A write makes a new one that
 * shares all but the path to its row, so readers keep what they began with, and a transaction shows at once or never.
 */
final class Rows {
    static final Rows EMPTY = new Rows(null);

    private final @Nullable Node root;

    private Rows(@Nullable Node root) {
        this.root = root;
    }

    private record Node(
            Row row, @Nullable Node left, @Nullable Node right, byte height) {
        static Node of(Row row, @Nullable Node left, @Nullable Node right) {
            return new Node(row, left, right, (byte) (1 + Math.max(heightOf(left), heightOf(right))));
        }

        String key() {
            return row.rowKey();
        }
    }

    boolean isEmpty() {
        return root == null;
    }

    @Nullable
    Row get(String key) {
        Node node = root;
        while (node != null) {
            int order = key.compareTo(node.key());
            if (order == 0) {
                return node.row;
            }
            node = order < 0 ? node.left : node.right;
        }
        return null;
    }

    Rows with(Row row) {
        return new Rows(with(root, row));
    }

    Rows without(String key) {
        return new Rows(without(root, key));
    }

    /** Rows from a key on, itself included. */
    Iterator<Row> from(String key) {
        return new Walk(root, key);
    }

    private static Node with(@Nullable Node node, Row row) {
        if (node == null) {
            return Node.of(row, null, null);
        }
        int order = row.rowKey().compareTo(node.key());
        if (order == 0) {
            return new Node(row, node.left, node.right, node.height);
        }
        return order < 0
                ? balanced(node.row, with(node.left, row), node.right)
                : balanced(node.row, node.left, with(node.right, row));
    }

    private static @Nullable Node without(@Nullable Node node, String key) {
        if (node == null) {
            return null;
        }
        int order = key.compareTo(node.key());
        if (order < 0) {
            return balanced(node.row, without(node.left, key), node.right);
        } else if (order > 0) {
            return balanced(node.row, node.left, without(node.right, key));
        } else if (node.left == null || node.right == null) {
            return node.left == null ? node.right : node.left;
        }
        Node next = node.right;
        while (next.left != null) {
            next = next.left;
        }
        return balanced(next.row, node.left, without(node.right, next.key()));
    }

    /** Joins two trees around a row; their heights differ by two at most. */
    private static Node balanced(Row row, @Nullable Node left, @Nullable Node right) {
        int lean = heightOf(left) - heightOf(right);
        if (lean > 1 && left != null) {
            Node inner = left.right;
            if (inner != null && heightOf(left.left) < inner.height) {
                return Node.of(inner.row, Node.of(left.row, left.left, inner.left), Node.of(row, inner.right, right));
            }
            return Node.of(left.row, left.left, Node.of(row, inner, right));
        } else if (lean < -1 && right != null) {
            Node inner = right.left;
            if (inner != null && heightOf(right.right) < inner.height) {
                return Node.of(inner.row, Node.of(row, left, inner.left), Node.of(right.row, inner.right, right.right));
            }
            return Node.of(right.row, Node.of(row, left, inner), right.right);
        }
        return Node.of(row, left, right);
    }

    private static int heightOf(@Nullable Node node) {
        return node == null ? 0 : node.height;
    }

    private static final class Walk implements Iterator<Row> {
        private final Deque<Node> ahead = new ArrayDeque<>();

        Walk(@Nullable Node root, String from) {
            Node node = root;
            while (node != null) {
                boolean inside = node.key().compareTo(from) >= 0;
                if (inside) {
                    ahead.push(node);
                }
                node = inside ? node.left : node.right;
            }
        }

        @Override
        public boolean hasNext() {
            return !ahead.isEmpty();
        }

        @Override
        public Row next() {
            Node node = ahead.poll();
            if (node == null) {
                throw new NoSuchElementException();
            }
            for (Node below = node.right; below != null; below = below.left) {
                ahead.push(below);
            }
            return node.row;
        }
    }
}
