package io.tidetable.mapping;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.model.IndexModel;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The rows that follow an entity's main row. */
final class IndexRows {
    private final CopyMaker[] copies;
    private final ListingMaker[] listings;
    private final Placed placed;

    private record CopyMaker(IndexLayout index, String name, KeyWriter key, Values values) {}

    private record ListingMaker(ListingLayout index, KeyWriter key, int member) {}

    IndexRows(String entity, Members members, List<IndexLayout> indexes, List<ListingLayout> listings, Placed placed) {
        this.placed = placed;
        this.copies =
                indexes.stream().map(index -> copyMaker(entity, members, index)).toArray(CopyMaker[]::new);
        this.listings = listings.stream()
                .map(index -> listingMaker(entity, members, index))
                .toArray(ListingMaker[]::new);
    }

    private static CopyMaker copyMaker(String entity, Members members, IndexLayout index) {
        String name = index.model().parts().stream()
                        .map(IndexModel.Part::member)
                        .collect(Collectors.joining(", ", entity + ".", ", "))
                + "index " + index.model().name();
        Values values = new Values(index.model().parts().stream()
                .mapToInt(part -> members.index(part.member()))
                .toArray());
        return new CopyMaker(index, name, new KeyWriter(name, index.key(), members), values);
    }

    private static ListingMaker listingMaker(String entity, Members members, ListingLayout index) {
        String name = entity + "." + index.model().member() + ", index entity "
                + index.model().name();
        return new ListingMaker(
                index,
                new KeyWriter(name, index.key(), members),
                members.index(index.model().member()));
    }

    List<EntityRows.Copy> copies(
            @Nullable Object[] values, RowKey main, Properties properties, List<EntityRows.Impossible> impossible) {
        if (copies.length == 0) {
            return List.of();
        }
        List<EntityRows.Copy> rows = new ArrayList<>(copies.length);
        Properties whole = null;
        for (CopyMaker copy : copies) {
            Object value = copy.values().of(values);
            if (value != null) {
                boolean full = copy.index().model().full();
                whole = full && whole == null ? properties.with(Row.MAIN_ROW_KEY, main.row()) : whole;
                Properties held = full && whole != null ? whole : Properties.of(Row.MAIN_ROW_KEY, main.row());
                try {
                    rows.add(new EntityRows.Copy(copy.index(), row(copy, values, main, held), value));
                } catch (LimitExceededException | InvalidKeyException cannot) {
                    impossible.add(
                            new EntityRows.Impossible(copy.index().model().name(), cannot));
                }
            }
        }
        return rows;
    }

    private Row row(CopyMaker copy, @Nullable Object[] values, RowKey main, Properties properties) {
        RowKey key = new RowKey(main.partition(), text(copy.key(), values, main));
        copy.key().checkLength(key.row(), key, placed);
        RowSize.check(copy.name(), key, properties, placed);
        return Row.of(key, properties.map());
    }

    private String text(KeyWriter writer, @Nullable Object[] values, RowKey main) {
        try {
            return writer.write(values, main.row(), "");
        } catch (InvalidKeyException e) {
            throw placed.refused(e, placed.at(main));
        }
    }

    List<EntityRows.Listing> listings(@Nullable Object[] values, RowKey main, List<EntityRows.Impossible> impossible) {
        if (listings.length == 0) {
            return List.of();
        }
        List<EntityRows.Listing> places = new ArrayList<>(listings.length);
        for (ListingMaker listing : listings) {
            if (isPresent(values[listing.member()])) {
                try {
                    places.add(place(listing, values, main));
                } catch (LimitExceededException | InvalidKeyException cannot) {
                    impossible.add(
                            new EntityRows.Impossible(listing.index().model().name(), cannot));
                }
            }
        }
        return places;
    }

    private EntityRows.Listing place(ListingMaker listing, @Nullable Object[] values, RowKey main) {
        int segment = Spread.number(main.row(), listing.index().model().segments());
        String text = text(listing.key(), values, main) + Layouts.JOINT + Spread.digits(segment);
        listing.key().checkLength(text, main, placed);
        return new EntityRows.Listing(listing.index(), new RowKey(main.partition(), text), main.row());
    }

    /** NaN is in no order, and equal to nothing: like null it has no place in an index. */
    private static boolean isPresent(@Nullable Object value) {
        if (value instanceof Double number) {
            return !number.isNaN();
        }
        return value instanceof Float number ? !number.isNaN() : value != null;
    }

    /** What an entity holds of an index's members. */
    private static final class Values {
        private final int[] members;

        Values(int... members) {
            this.members = members;
        }

        /** One value or a list of them; null where one is absent: it has no copy then. */
        @Nullable
        Object of(@Nullable Object[] values) {
            List<Object> all = new ArrayList<>(members.length);
            for (int member : members) {
                Object value = values[member];
                if (value == null || !isPresent(value)) {
                    return null;
                }
                all.add(value);
            }
            return members.length == 1 ? all.get(0) : Collections.unmodifiableList(all);
        }
    }
}
