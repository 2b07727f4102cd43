package io.tidetable.embedded.store;

import java.util.List;

/** The names of a row's properties, in order; rows with the same names share one. */
record Shape(List<String> names) {
    int indexOf(String name) {
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equals(name)) {
                return i;
            }
        }
        return -1;
    }
}
