package io.tidetable.write;

import io.tidetable.mapping.EntityRows;
import io.tidetable.mapping.IndexLayout;
import io.tidetable.mapping.KeyLayout;
import io.tidetable.mapping.ListingLayout;
import io.tidetable.model.IndexEntityModel;
import io.tidetable.model.IndexModel;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.List;
import java.util.Map;

/** Rows of employees by hand: a unique email, a plain last name, a city in an index entity. */
final class Staff {
    static final String TABLE = "Employee";
    static final String PARTITION = "Dev";
    private static final KeyLayout ANY_KEY = new KeyLayout("", List.of(), List.of());
    private static final IndexLayout EMAIL =
            new IndexLayout(new IndexModel("email", List.of(), true, true, false, false), ANY_KEY);
    private static final IndexLayout NAME =
            new IndexLayout(new IndexModel("name", List.of(), false, true, false, false), ANY_KEY);
    private static final ListingLayout CITY = new ListingLayout(new IndexEntityModel("city", "city", 8), ANY_KEY);

    private Staff() {}

    static RowKey key(String row) {
        return new RowKey(PARTITION, row);
    }

    static Row row(String row, Map<String, Object> properties) {
        return Row.of(key(row), properties);
    }

    /** An employee; a column of {@code -} is null. */
    static EntityRows employee(String id, String email, String name, String city) {
        Map<String, Object> properties = Map.of("email", email, "name", name, "city", city);
        List<EntityRows.Copy> copies = new java.util.ArrayList<>();
        if (!email.equals("-")) {
            copies.add(new EntityRows.Copy(EMAIL, copy("~email_" + email, id), email));
        }
        if (!name.equals("-")) {
            copies.add(new EntityRows.Copy(NAME, copy("~name_" + name + "_" + id, id), name));
        }
        List<EntityRows.Listing> listings =
                city.equals("-") ? List.of() : List.of(new EntityRows.Listing(CITY, key("~city_" + city + "_00"), id));
        return new EntityRows(row(id, properties), copies, listings);
    }

    private static Row copy(String rowKey, String id) {
        return row(rowKey, Map.of(Row.MAIN_ROW_KEY, id));
    }

    static Segment segment(String city, String etag, String... ids) {
        return new Segment(key("~city_" + city + "_00"), List.of(ids), etag);
    }

    static Findings known(Segment... segments) {
        Findings findings = Findings.NONE;
        Map<RowKey, Segment> byKey = new java.util.HashMap<>();
        for (Segment segment : segments) {
            byKey.put(segment.key(), segment);
        }
        return findings.segments(byKey);
    }

    static Segment noSegment(String city) {
        return Segment.absent(key("~city_" + city + "_00"));
    }
}
