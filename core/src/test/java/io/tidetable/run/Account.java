package io.tidetable.run;

import io.tidetable.error.ConflictException;
import io.tidetable.error.EntityExistsException;
import io.tidetable.error.EntityNotFoundException;
import io.tidetable.error.ServiceException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.error.UnknownOutcomeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What one writer was told of entities that it alone writes, and what may be stored of each. */
final class Account {
    /** The state of an entity that is not there. */
    static final long ABSENT = -1;

    private final Map<String, Set<Long>> states = new HashMap<>();
    private final Map<String, Entry> held = new HashMap<>();
    private final List<String> wrong = new ArrayList<>();
    private long unknown;

    /** An entity that is not there yet. */
    void open(String place) {
        states.put(place, Set.of(ABSENT));
    }

    /** What may be stored of an entity: a tag, or that it is absent. */
    Set<Long> states(String place) {
        return states.getOrDefault(place, Set.of());
    }

    /** Its last stored form with a valid token, as far as it is known. */
    @Nullable
    Entry held(String place) {
        return held.get(place);
    }

    long unknown() {
        return unknown;
    }

    void wrong(String what) {
        wrong.add(what);
    }

    /** It was written, or deleted. */
    void done(String place, long state, @Nullable Entry stored) {
        states.put(place, Set.of(state));
        if (stored == null) {
            held.remove(place);
        } else {
            held.put(place, stored);
        }
    }

    /** An insert that leaves this state was told to have failed: lost, it cannot be told from one that met a row. */
    void insertFailed(String place, long state, TidetableException told) {
        boolean there = !states(place).equals(Set.of(ABSENT));
        failed(place, state, told, there);
    }

    /** A write that leaves this state was told to have failed. */
    void failed(String place, long state, TidetableException told) {
        failed(place, state, told, false);
    }

    private void failed(String place, long state, TidetableException told, boolean open) {
        held.remove(place);
        if (told instanceof UnknownOutcomeException lost) {
            unknown++;
            Set<Long> either = new TreeSet<>(states(place));
            either.add(state);
            states.put(place, either);
            if (!open && Arrays.stream(lost.getSuppressed()).noneMatch(UniqueIndexException.class::isInstance)) {
                wrong(place + " is unknown though no other writes it: " + told.getMessage() + causes(told));
            }
        } else if (told instanceof EntityNotFoundException) {
            expect(place, states(place).contains(ABSENT), told);
        } else if (told instanceof EntityExistsException) {
            expect(place, !states(place).equals(Set.of(ABSENT)), told);
        } else if (!(told instanceof ConflictException
                || told instanceof UniqueIndexException
                || told instanceof ServiceException)) {
            wrong(place + ": " + told);
        }
    }

    private static String causes(TidetableException told) {
        return ", cause " + told.getCause() + ", suppressed " + List.of(told.getSuppressed());
    }

    private void expect(String place, boolean right, TidetableException told) {
        if (!right) {
            wrong(place + " is " + states(place) + ", but told: " + told.getMessage());
        }
    }

    /** What is not as it was told. */
    List<String> wrong(Map<String, Long> tags) {
        states.forEach((place, told) -> {
            long found = tags.getOrDefault(place, ABSENT);
            if (!told.contains(found)) {
                wrong(place + " holds " + found + ", told: " + told);
            }
        });
        return wrong;
    }
}
