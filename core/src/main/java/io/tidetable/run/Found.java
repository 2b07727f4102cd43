package io.tidetable.run;

import io.tidetable.store.Row;
import io.tidetable.store.RowKey;

/**
 * An entity that was found.
 *
 * @param row its main row or a copy, with the properties that were asked for; of a pointer nothing but the key
 * @param main the keys of its main row
 * @param place where the reading stood: the range that was read, and the keys of the row in it
 */
record Found(Row row, RowKey main, Place place) {
    /** A place in a reading: the number of a range and the keys of a row. */
    record Place(int range, RowKey key) {
        private static final int MARK = 0xFFFF;

        /** No place of a range, but a text that sorts as the last one given does among all. */
        static Place mark(String text) {
            return new Place(MARK, new RowKey("", text));
        }

        boolean isMark() {
            return range == MARK;
        }
    }

    Found as(Row other) {
        return new Found(other, main, place);
    }
}
