package io.tidetable.reflect;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One class: its fields, and what each of them holds. */
final class Shape {
    private final Fields fields;
    private final Slot[] slots;
    private final boolean keeps;

    /** What stands for null in each field, where the fields hold the first values of the model as they are. */
    private final @Nullable Object @Nullable [] absent;

    Shape(Fields fields, List<Slot> slots) {
        this.fields = fields;
        this.slots = slots.toArray(Slot[]::new);
        this.keeps = slots.stream().anyMatch(slot -> !(slot instanceof Slot.Plain || slot instanceof Slot.Wrapped));
        this.absent = absent(slots);
    }

    private static @Nullable Object @Nullable [] absent(List<Slot> slots) {
        @Nullable Object[] absent = new @Nullable Object[slots.size()];
        for (int i = 0; i < slots.size(); i++) {
            if (!(slots.get(i) instanceof Slot.Plain plain) || plain.index() != i) {
                return null;
            }
            absent[i] = plain.absent();
        }
        return absent;
    }

    void read(Object object, @Nullable Object[] values) {
        if (absent != null) {
            fields.get(object, values);
            return;
        }
        @Nullable Object[] found = new @Nullable Object[slots.length];
        fields.get(object, found);
        for (int i = 0; i < slots.length; i++) {
            slots[i].read(found[i], values);
        }
    }

    /** A new object; components that are not stored are those of the one given, where one is. */
    Object make(@Nullable Object[] values, @Nullable Object given) {
        return fields.make(contents(values, given));
    }

    /** A new object of a class that is no record. */
    Object make() {
        return fields.make(new @Nullable Object[0]);
    }

    /** Sets the fields of an object. */
    void set(Object object, @Nullable Object[] values) {
        fields.set(object, contents(values, object));
    }

    private @Nullable Object[] contents(@Nullable Object[] values, @Nullable Object given) {
        if (isWhole(values)) {
            return values;
        }
        @Nullable Object[] contents = new @Nullable Object[slots.length];
        if (keeps && given != null) {
            fields.get(given, contents);
        }
        for (int i = 0; i < slots.length; i++) {
            contents[i] = slots[i].write(values, contents[i]);
        }
        return contents;
    }

    /** Whether the values can be set as they are. */
    private boolean isWhole(@Nullable Object[] values) {
        if (absent == null || values.length != absent.length) {
            return false;
        }
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null && absent[i] != null) {
                return false;
            }
        }
        return true;
    }

    boolean isAbsent(@Nullable Object[] values) {
        for (Slot slot : slots) {
            if (!slot.isAbsent(values)) {
                return false;
            }
        }
        return true;
    }
}
