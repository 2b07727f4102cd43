package io.tidetable.spring.app;

import io.tidetable.repository.TableRepository;
import org.springframework.stereotype.Service;

/** Asks for its repositories by their generic type. */
@Service
public class Board {
    private final TableRepository<Note> notes;
    private final TableRepository<Outer.Reading> readings;

    Board(TableRepository<Note> notes, TableRepository<Outer.Reading> readings) {
        this.notes = notes;
        this.readings = readings;
    }

    /** Pins one. */
    public void pin(Note note) {
        notes.insert(note);
    }

    /** Writes a reading down. */
    public void read(String instrument, long number, double value) {
        readings.insert(new Outer.Reading(instrument, number, value));
    }

    /** How many are kept of each. */
    public String kept() {
        return notes.all().count() + " notes, " + readings.all().count() + " readings";
    }
}
