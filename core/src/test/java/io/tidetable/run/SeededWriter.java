package io.tidetable.run;

import io.tidetable.error.ConflictException;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.query.Attribute;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** One writer of a seeded run: random operations on entities of its own, and appending to those that all share. */
final class SeededWriter {
    private static final int OWN = 4;
    private static final int SLOTS = 5;

    private final TestTable<Entry> table;
    private final int number;
    private final Random random;
    private final SharedLogs shared;
    private final Account account = new Account();
    private long next;
    private long operations;

    SeededWriter(TestTable<Entry> table, int number, Random random, SharedLogs shared) {
        this.table = table;
        this.number = number;
        this.random = random;
        this.shared = shared;
        for (int i = 0; i < OWN; i++) {
            account.open(place(i));
        }
    }

    Account account() {
        return account;
    }

    long operations() {
        return operations;
    }

    private String book(int own) {
        return "b" + own % 2;
    }

    private String id(int own) {
        return "w" + number + "_" + own;
    }

    private String place(int own) {
        return book(own) + "/" + id(own);
    }

    private static String place(Entry entry) {
        return entry.book() + "/" + entry.id();
    }

    void write(int count) {
        for (int i = 0; i < count; i++) {
            operations++;
            long tag = 1_000_000L * (number + 1) + ++next;
            int own = random.nextInt(OWN);
            switch (random.nextInt(14)) {
                case 0, 1, 2 -> append(tag);
                case 3, 4 -> insert(own, tag);
                case 5 -> update(own, tag);
                case 6 -> save(own, tag);
                case 7 -> delete(own);
                case 8 -> patch(own, tag);
                case 9 -> modify(own, tag);
                case 10 -> bulkSave(tag);
                case 11 -> bulkInsert(tag);
                case 12 -> bulkDelete();
                default -> transaction(tag);
            }
        }
    }

    private Entry fresh(int own, long tag) {
        return new Entry(book(own), id(own), slot(own), tag, kind(), city(), null, null);
    }

    /** Unique: others want it too, unless writers keep to themselves. */
    private @Nullable String slot(int own) {
        int slot = random.nextInt(SLOTS);
        return random.nextInt(3) > 0 ? null : "slot" + slot + (shared.isEmpty() ? "_" + id(own) : "");
    }

    private @Nullable String kind() {
        return random.nextBoolean() ? "Kind" + random.nextInt(2) : null;
    }

    private @Nullable String city() {
        return random.nextInt(4) == 0 ? null : random.nextBoolean() ? "Paris" : "Rome";
    }

    /** A write that leaves its tag, or nothing where it fails. */
    private void stores(int own, long tag, Supplier<@Nullable Entry> write) {
        try {
            account.done(place(own), tag, write.get());
        } catch (TidetableException told) {
            account.failed(place(own), tag, told);
        }
    }

    private void insert(int own, long tag) {
        if (isToInsert(own)) {
            try {
                account.done(place(own), tag, table.writes.insert(fresh(own, tag)));
            } catch (TidetableException told) {
                account.insertFailed(place(own), tag, told);
            }
        }
    }

    /** Writers that keep to themselves insert what is not there: no outcome need be unknown. */
    private boolean isToInsert(int own) {
        return !shared.isEmpty() || account.states(place(own)).equals(Set.of(Account.ABSENT));
    }

    private void update(int own, long tag) {
        Entry before = account.held(place(own));
        Entry changed = before == null ? fresh(own, tag) : before.tagged(tag);
        Entry moved = random.nextBoolean() ? changed.with(slot(own), kind(), city()) : changed;
        stores(own, tag, () -> table.writes.update(moved));
    }

    private void save(int own, long tag) {
        Entry before = random.nextBoolean() ? account.held(place(own)) : null;
        Entry saved = before == null ? fresh(own, tag) : before.tagged(tag).with(slot(own), kind(), city());
        stores(own, tag, () -> table.writes.save(saved));
    }

    private void modify(int own, long tag) {
        String slot = slot(own);
        String kind = kind();
        String city = city();
        stores(
                own,
                tag,
                () -> table.writes.modify(
                        table.key(book(own), id(own)),
                        entry -> entry.tagged(tag).with(slot, kind, city)));
    }

    private void delete(int own) {
        Entry entry = account.held(place(own));
        boolean byKey = random.nextBoolean();
        try {
            if (entry != null && !byKey) {
                table.writes.delete(entry);
            } else if (!table.writes.deleteIfPresent(table.key(book(own), id(own)))
                    && !account.states(place(own)).contains(Account.ABSENT)) {
                account.wrong(place(own) + " was there and is told absent");
            }
            account.done(place(own), Account.ABSENT, null);
        } catch (TidetableException told) {
            account.failed(place(own), Account.ABSENT, told);
        }
    }

    private void patch(int own, long tag) {
        String city = city();
        stores(own, tag, () -> {
            table.writes.patch(table.key(book(own), id(own)), patch -> {
                patch.set(Attribute.named("tag"), tag);
                if (city == null) {
                    patch.clear(Attribute.named("city"));
                } else {
                    patch.set(Attribute.named("city"), city);
                }
            });
            return null;
        });
    }

    private void append(long tag) {
        if (shared.isEmpty()) {
            return;
        }
        String entity = shared.any(random);
        String kind = kind();
        String city = city();
        SharedLogs.Attempt attempt = shared.begin(entity, tag, number);
        try {
            table.writes.modify(
                    table.key(SharedLogs.BOOK, entity),
                    entry -> entry.logged(tag).with(null, kind, city));
            attempt.end(SharedLogs.Told.DONE);
        } catch (UnknownOutcomeException lost) {
            attempt.end(SharedLogs.Told.UNKNOWN);
        } catch (ConflictException | ServiceException refused) {
            attempt.end(SharedLogs.Told.FAILED);
        }
    }

    private void bulkSave(long tag) {
        List<Entry> entries = new ArrayList<>();
        for (int own = 0; own < OWN; own++) {
            Entry before = random.nextInt(3) == 0 ? account.held(place(own)) : null;
            entries.add(before == null ? fresh(own, tag) : before.tagged(tag));
        }
        Told told = new Told();
        told.all(table.bulk.saveAll(entries, told), entries.size());
        told.stored.forEach((place, entry) -> account.done(place, tag, entry));
        told.failures.forEach((place, error) -> account.failed(place, tag, error));
    }

    private void bulkInsert(long tag) {
        List<Entry> entries = IntStream.range(0, OWN)
                .filter(this::isToInsert)
                .mapToObj(own -> fresh(own, tag))
                .toList();
        Told told = new Told();
        told.all(table.bulk.insertAll(entries, told), entries.size());
        told.stored.forEach((place, entry) -> account.done(place, tag, entry));
        told.failures.forEach((place, error) -> account.insertFailed(place, tag, error));
    }

    private void bulkDelete() {
        List<Entry> entries = List.of(fresh(0, 0), fresh(1, 0), fresh(2, 0));
        Told told = new Told();
        BulkResult<Entry> result = table.bulk.deleteAll(entries, told);
        told.all(result, result.committed() + result.failed());
        for (Entry entry : entries) {
            TidetableException failure = told.failures.get(place(entry));
            if (failure == null) {
                account.done(place(entry), Account.ABSENT, null); // deleted, or not there
            } else {
                account.failed(place(entry), Account.ABSENT, failure);
            }
        }
    }

    /** What a bulk write tells. */
    private final class Told implements BulkListener<Entry> {
        private final Map<String, Entry> stored = new HashMap<>();
        private final Map<String, TidetableException> failures = new HashMap<>();

        @Override
        public void committed(List<? extends Entry> entities) {
            entities.forEach(entry -> stored.put(place(entry), entry));
        }

        @Override
        public void failed(BulkResult.Failure<? extends Entry> failure) {
            Entry entry = failure.entity();
            if (entry != null) {
                failures.put(place(entry), failure.error());
            }
        }

        private void all(BulkResult<Entry> result, long given) {
            if (result.failed() != failures.size() || result.committed() + result.failed() != given) {
                account.wrong("of " + given + " told: " + result + ", " + failures.size() + " failures");
            }
        }
    }

    /** Two entities of one partition, both or none: one saved, one saved or deleted. */
    private void transaction(long tag) {
        Entry one = fresh(0, tag);
        Entry two = fresh(2, tag);
        boolean deletes = account.states(place(2)).equals(Set.of(two.tag())) || random.nextInt(3) == 0;
        AtomicTransaction writes = new AtomicTransaction(table.sessions());
        writes.save(one);
        if (deletes) {
            writes.delete(two);
        } else {
            writes.save(two);
        }
        long other = deletes ? Account.ABSENT : tag;
        try {
            writes.commit();
            account.done(place(0), tag, null);
            account.done(place(2), other, null);
        } catch (UnknownOutcomeException lost) {
            account.failed(place(0), tag, lost);
            account.failed(place(2), other, lost);
        } catch (TidetableException refused) {
            account.failed(refused.rowKey().equals(Optional.of(id(2))) ? place(2) : place(0), tag, refused);
        }
    }
}
