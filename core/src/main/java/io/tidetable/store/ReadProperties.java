package io.tidetable.store;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Properties of a row as they were read, in order; unmodifiable. The rows of an answer that have the same names share
 * them, and a name is looked for first where the asker says that it may stand, so that a row read in the order of a
 * class's members is read without a search. For few names: a search looks at all of them.
 */
public final class ReadProperties extends AbstractMap<String, Object> {
    private final String[] names;
    private final Object[] values;

    /** As many names as there are values, each once; the arrays are kept, and not to be changed. */
    public ReadProperties(String[] names, Object[] values) {
        this.names = names;
        this.values = values;
    }

    /** The place of a name, looked for first at a place and then everywhere; -1 where there is none. */
    public int find(String name, int first) {
        if (first < values.length && names[first].equals(name)) {
            return first;
        }
        for (int i = 0; i < values.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** The property at a place. */
    public Object at(int place) {
        return values[place];
    }

    @Override
    public @Nullable Object get(@Nullable Object name) {
        int place = name instanceof String text ? find(text, 0) : -1;
        return place < 0 ? null : values[place];
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return name instanceof String text && find(text, 0) >= 0;
    }

    @Override
    public int size() {
        return values.length;
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return values.length;
            }

            @Override
            public Iterator<Entry<String, Object>> iterator() {
                return new Entries();
            }
        };
    }

    private final class Entries implements Iterator<Map.Entry<String, Object>> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < values.length;
        }

        @Override
        public Map.Entry<String, Object> next() {
            if (next >= values.length) {
                throw new NoSuchElementException();
            }
            return new SimpleImmutableEntry<>(names[next], values[next++]);
        }
    }
}
