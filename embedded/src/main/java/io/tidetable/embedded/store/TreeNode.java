package io.tidetable.embedded.store;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A node of the tree of rows; its arrays are never changed, only replaced. */
sealed interface TreeNode permits Leaf, Branch {
    /** Entries of a node: wide enough that a look-up among a million rows visits four, small enough to copy. */
    int MAX_ENTRIES = 32;

    /** A node after a row was added, in two where it was full. */
    record Grown(TreeNode left, @Nullable TreeNode right) {}

    /** The least key below, or one that lies between it and all that is further left. */
    String first();

    @Nullable
    Row get(String key);

    /** This node with a row added, or put in the place of the one of its key. */
    Grown with(Row row);

    /** This node without a row, null where nothing is left. */
    @Nullable
    TreeNode without(String key);

    static <T> T[] replaced(T[] array, int at, T value) {
        T[] copy = array.clone();
        copy[at] = value;
        return copy;
    }

    static <T> T[] inserted(T[] array, int at, T value) {
        T[] copy = Arrays.copyOf(array, array.length + 1);
        System.arraycopy(array, at, copy, at + 1, array.length - at);
        copy[at] = value;
        return copy;
    }

    static <T> T[] removed(T[] array, int at) {
        T[] copy = Arrays.copyOf(array, array.length - 1);
        System.arraycopy(array, at + 1, copy, at, copy.length - at);
        return copy;
    }

    /** Where a full node of so many entries is cut: at its end when it grew there, as rows in ascending order do. */
    static int cut(int entries, int grownAt) {
        return grownAt == entries - 1 ? grownAt : entries / 2;
    }
}
