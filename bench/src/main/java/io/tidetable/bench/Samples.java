package io.tidetable.bench;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/** Entities of the benchmarks: the same at each run. */
final class Samples {
    static final Instant START = Instant.parse("2014-06-16T02:40:31.1234567Z");

    /** Orders of one customer in {@link #order}. */
    static final int CUSTOMER = 10;

    private static final String[] CITIES = {"Bergen", "Porto", "Gdańsk", "Trieste", "Rotterdam"};
    private static final Parcel.Status[] STATUSES = Parcel.Status.values();

    private Samples() {}

    static Parcel parcel(String depot, int i) {
        return new Parcel(
                depot,
                number('P', i),
                "Recipient " + i,
                CITIES[i % CITIES.length],
                i % 4 == 0 ? null : "Leave it with the neighbour, number " + i % 100,
                i % 7,
                i % 3 == 0 ? null : (Integer) (i % 10),
                1_000_000_000_000L + i,
                i / 8.0,
                i % 2 == 0,
                START.plusSeconds(i),
                LocalDate.of(2014, 6, 16).plusDays(i % 300),
                new UUID(0x4b1d_3c5e_0000_4000L + i, 0x8000_0000_0000_0000L + i),
                STATUSES[i % STATUSES.length]);
    }

    static List<Parcel> parcels(String depot, int count) {
        return IntStream.range(0, count).mapToObj(i -> parcel(depot, i)).toList();
    }

    static Order order(String shop, int i) {
        return new Order(
                shop,
                START.plusSeconds(i),
                new UUID(0x4b1d_3c5e_0000_4000L + i, 0x8000_0000_0000_0000L + i),
                number('C', i),
                customer(i / CUSTOMER),
                i % 7,
                1_000_000L + i,
                i % 10 / 8.0,
                i % 2 == 0,
                i % 4 == 0 ? null : "Ring twice, door " + i % 100);
    }

    static List<Order> orders(String shop, int from, int count) {
        return IntStream.range(from, from + count).mapToObj(i -> order(shop, i)).toList();
    }

    static String customer(int i) {
        return number('U', i);
    }

    static String number(char letter, int i) {
        return letter + Integer.toString(100_000_000 + i);
    }
}
