package io.tidetable.run;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UniqueIndexException;
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
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One writer of a seeded run: it remembers what it was told. */
final class SeededWriter {
    /** The state of an entity that is not there. */
    private static final long ABSENT = -1;

    private static final int OWN = 4;
    private static final int SLOTS = 5;

    private final TestTable<Entry> table;
    private final int number;
    private final Random random;
    private final int shared;
    private final Map<String, Set<Long>> states = new HashMap<>();
    private final Map<String, Entry> held = new HashMap<>();
    private final Map<Integer, Set<Long>> appended = new HashMap<>();
    private final Map<Integer, Set<Long>> perhaps = new HashMap<>();
    private final List<String> wrong = new ArrayList<>();
    private long next;
    private long unknown;
    private long operations;

    SeededWriter(TestTable<Entry> table, int number, Random random, int shared) {
        this.table = table;
        this.number = number;
        this.random = random;
        this.shared = shared;
        for (int i = 0; i < OWN; i++) {
            states.put(place(i), Set.of(ABSENT));
        }
        for (int i = 0; i < shared; i++) {
            appended.put(i, new TreeSet<>());
            perhaps.put(i, new TreeSet<>());
        }
    }

    long unknown() {
        return unknown;
    }

    long operations() {
        return operations;
    }

    Set<Long> appended(int entity) {
        return appended.getOrDefault(entity, Set.of());
    }

    Set<Long> perhapsAppended(int entity) {
        return perhaps.getOrDefault(entity, Set.of());
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

    void write(int count) {
        for (int i = 0; i < count; i++) {
            operations++;
            long tag = 1_000_000L * (number + 1) + ++next;
            int own = random.nextInt(OWN);
            switch (random.nextInt(10)) {
                case 0, 1 -> append(random.nextInt(shared), tag);
                case 2 -> insert(own, tag);
                case 3 -> update(own, tag);
                case 4 -> settled(own, tag, () -> keep(own, table.writes.save(fresh(own, tag))));
                case 5 -> delete(own);
                case 6 -> patch(own, tag);
                case 7 -> bulkSave(tag);
                case 8 -> bulkDelete();
                default -> transaction(tag);
            }
        }
    }

    private Entry fresh(int own, long tag) {
        return new Entry(book(own), id(own), slot(), tag, kind(), city(), null, null);
    }

    private @Nullable String slot() {
        return random.nextInt(3) == 0 ? "slot" + random.nextInt(SLOTS) : null;
    }

    private @Nullable String kind() {
        return random.nextBoolean() ? "kind" + random.nextInt(2) : null;
    }

    private @Nullable String city() {
        return random.nextInt(4) == 0 ? null : random.nextBoolean() ? "Paris" : "Rome";
    }

    private void keep(int own, Entry stored) {
        held.put(place(own), stored);
    }

    /** A write that leaves its tag, or nothing where it fails. */
    private void settled(int own, long after, Runnable write) {
        String place = place(own);
        try {
            write.run();
            states.put(place, Set.of(after));
        } catch (UnknownOutcomeException lost) {
            unknown++;
            Set<Long> either = new TreeSet<>(states.getOrDefault(place, Set.of()));
            either.add(after);
            states.put(place, either);
            held.remove(place);
        } catch (EntityNotFoundException missing) {
            expect(place, states.getOrDefault(place, Set.of()).contains(ABSENT), missing);
        } catch (EntityExistsException there) {
            expect(place, !states.getOrDefault(place, Set.of()).equals(Set.of(ABSENT)), there);
        } catch (ConflictException | UniqueIndexException | ServiceException refused) {
            held.remove(place); // read again before the next update
        }
    }

    private void expect(String place, boolean right, TidetableException told) {
        if (!right) {
            wrong.add(place + " is " + states.get(place) + ", but told: " + told.getMessage());
        }
    }

    private void insert(int own, long tag) {
        settled(own, tag, () -> keep(own, table.writes.insert(fresh(own, tag))));
    }

    private void update(int own, long tag) {
        Entry before = held.getOrDefault(place(own), fresh(own, 0));
        Entry changed = random.nextBoolean() ? before.with(slot(), kind(), city()) : before;
        settled(own, tag, () -> keep(own, table.writes.update(changed.tagged(tag))));
    }

    private void delete(int own) {
        boolean byKey = random.nextBoolean();
        settled(own, ABSENT, () -> {
            Entry entry = held.get(place(own));
            if (byKey || entry == null) {
                boolean there = table.writes.deleteIfPresent(table.key(book(own), id(own)));
                if (!there && !states.getOrDefault(place(own), Set.of()).contains(ABSENT)) {
                    wrong.add(place(own) + " was there and is told absent");
                }
            } else {
                table.writes.delete(entry);
            }
            held.remove(place(own));
        });
    }

    private void patch(int own, long tag) {
        String city = city();
        settled(own, tag, () -> {
            table.writes.patch(table.key(book(own), id(own)), patch -> {
                patch.set(Attribute.named("tag"), tag);
                if (city == null) {
                    patch.clear(Attribute.named("city"));
                } else {
                    patch.set(Attribute.named("city"), city);
                }
            });
            held.remove(place(own));
        });
    }

    private void append(int entity, long tag) {
        try {
            table.writes.modify(
                    table.key("b0", "shared" + entity),
                    entry -> entry.logged(tag).with(null, kind(), city()));
            appended.getOrDefault(entity, new TreeSet<>()).add(tag);
        } catch (UnknownOutcomeException lost) {
            unknown++;
            perhaps.getOrDefault(entity, new TreeSet<>()).add(tag);
        } catch (ConflictException | ServiceException refused) {
            return; // not appended, or the account will show it
        }
    }

    private void bulkSave(long tag) {
        List<Entry> entries = new ArrayList<>();
        for (int own = 0; own < OWN; own++) {
            entries.add(fresh(own, tag));
        }
        Told told = new Told();
        table.bulk.saveAll(entries, told);
        account(told, tag);
    }

    private void bulkDelete() {
        List<Entry> entries = List.of(fresh(0, 0), fresh(1, 0), fresh(2, 0));
        Told told = new Told();
        BulkResult<Entry> result = table.bulk.deleteAll(entries, told);
        Set<String> failed = account(told, ABSENT);
        for (Entry entry : entries) {
            String place = entry.book() + "/" + entry.id();
            if (!failed.contains(place)) {
                states.put(place, Set.of(ABSENT)); // deleted, or not there
                held.remove(place);
            }
        }
        if (result.failed() != failed.size()) {
            wrong.add("failures counted: " + result.failed() + ", told: " + failed.size());
        }
    }

    /** Remembers what a bulk write told; the places that failed. */
    private Set<String> account(Told told, long after) {
        Set<String> failed = new TreeSet<>();
        told.failures.forEach((place, error) -> {
            failed.add(place);
            held.remove(place);
            if (error instanceof UnknownOutcomeException) {
                unknown++;
                Set<Long> either = new TreeSet<>(states.getOrDefault(place, Set.of()));
                either.add(after);
                states.put(place, either);
            }
        });
        told.stored.forEach((place, entry) -> {
            states.put(place, Set.of(after));
            held.put(place, entry);
        });
        return failed;
    }

    /** What a bulk write tells. */
    private static final class Told implements BulkListener<Entry> {
        private final Map<String, Entry> stored = new HashMap<>();
        private final Map<String, TidetableException> failures = new HashMap<>();

        @Override
        public void committed(List<? extends Entry> entities) {
            entities.forEach(entry -> stored.put(entry.book() + "/" + entry.id(), entry));
        }

        @Override
        public void failed(BulkResult.Failure<? extends Entry> failure) {
            Entry entry = failure.entity();
            if (entry != null) {
                failures.put(entry.book() + "/" + entry.id(), failure.error());
            }
        }
    }

    /** Two entities of one partition, both or none. */
    private void transaction(long tag) {
        AtomicTransaction writes = new AtomicTransaction(new AtomicTransaction.Sessions() {
            @Override
            @SuppressWarnings("unchecked") // Entry is the only class
            public <T> Session<T> of(Class<T> entity, @Nullable String name) {
                return (Session<T>) table.session;
            }
        });
        Entry one = fresh(0, tag);
        Entry two = fresh(2, tag);
        try {
            writes.save(one).save(two);
            writes.commit();
            states.put(place(0), Set.of(tag));
            states.put(place(2), Set.of(tag));
        } catch (UnknownOutcomeException lost) {
            unknown++;
            for (int own : new int[] {0, 2}) {
                Set<Long> either = new TreeSet<>(states.getOrDefault(place(own), Set.of()));
                either.add(tag);
                states.put(place(own), either);
            }
        } catch (ConflictException | UniqueIndexException | ServiceException refused) {
            return; // both as they were
        } finally {
            held.remove(place(0));
            held.remove(place(2));
        }
    }

    /** What is not as it was told. */
    List<String> wrong(Map<String, Long> tags) {
        for (int own = 0; own < OWN; own++) {
            long found = Optional.ofNullable(tags.get(place(own))).orElse(ABSENT);
            if (!states.getOrDefault(place(own), Set.of()).contains(found)) {
                wrong.add(place(own) + " holds " + found + ", told: " + states.get(place(own)));
            }
        }
        return wrong;
    }
}
