package io.tidetable.mapping;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.Place;
import io.tidetable.form.KeyText;
import io.tidetable.mapping.KeySlot.Use;
import io.tidetable.store.RowKey;
import org.jspecify.annotations.Nullable;

/** Values of members to a key of one layout and back. */
final class KeyWriter {
    /** UTF-16 units that a key holds at most (Table service, 1 KiB). */
    static final int MAX_UNITS = 512;

    /** The member of a slot that no member fills. */
    static final int NO_MEMBER = -1;

    private final String name;
    private final String lead;
    private final KeyText[] texts;
    private final boolean[] isBucket;
    private final int[] members;
    private final String[] joints;
    /** One value and nothing else. */
    private final boolean isBare;

    /** A key named in messages: {@code Employee's partition key (department)}. */
    KeyWriter(String name, KeyLayout layout, Members members) {
        this.name = name;
        this.lead = layout.lead();
        int count = layout.slots().size();
        this.texts = new KeyText[count];
        this.isBucket = new boolean[count];
        this.members = new int[count];
        this.joints = layout.joints().toArray(new String[0]);
        this.isBare = count == 1 && lead.isEmpty() && layout.slots().get(0).use() != Use.BUCKET;
        for (int i = 0; i < count; i++) {
            KeySlot slot = layout.slots().get(i);
            texts[i] = slot.text();
            isBucket[i] = slot.use() == Use.BUCKET;
            this.members[i] = slot.member().isEmpty() ? NO_MEMBER : members.index(slot.member());
        }
    }

    /**
     * The key of values that are all present.
     *
     * @param unseen the value of a slot that no member fills
     * @param shard what stands before a bucket
     */
    String write(@Nullable Object[] values, @Nullable Object unseen, String shard) {
        if (texts.length == 0) {
            return lead;
        }
        if (isBare) {
            return texts[0].of(value(0, values, unseen));
        }
        StringBuilder key = new StringBuilder(lead.length() + 64).append(lead);
        for (int i = 0; i < texts.length; i++) {
            if (isBucket[i]) {
                key.append(shard);
            }
            key.append(texts[i].of(value(i, values, unseen)));
            if (i < joints.length) {
                key.append(joints[i]);
            }
        }
        return key.toString();
    }

    private Object value(int slot, @Nullable Object[] values, @Nullable Object unseen) {
        Object value = members[slot] == NO_MEMBER ? unseen : values[members[slot]];
        if (value == null) {
            throw new IllegalStateException(name + ": a value is missing");
        }
        return value;
    }

    /** Whether a bucket stands in the key, which depends on the row. */
    boolean hasBucket() {
        for (boolean bucket : isBucket) {
            if (bucket) {
                return true;
            }
        }
        return false;
    }

    /** Fills in the values of this key from others of the same key. */
    void copy(@Nullable Object[] from, @Nullable Object[] into) {
        for (int member : members) {
            into[member] = from[member];
        }
    }

    /** Refuses a key that no row can have. */
    void checkLength(String key, RowKey row, Placed placed) {
        if (key.length() > MAX_UNITS) {
            throw new LimitExceededException(
                    "[KEY_LENGTH] " + name + ": the key is too long (found " + key.length()
                            + " UTF-16 units, an escaped character counts three): at most " + MAX_UNITS
                            + " are kept; shorten the value, or hash it",
                    placed.at(row),
                    null);
        }
    }

    /**
     * Fills in the values of a key; gives the value that no member holds. A bucket gives its start where the value is
     * not known, else it must be that of the value.
     *
     * @throws InvalidKeyException the key is none that this class writes
     */
    @Nullable
    Object read(String key, String shard, @Nullable Object[] values) {
        if (!key.startsWith(lead) || (texts.length == 0 && key.length() > lead.length())) {
            throw foreign();
        }
        Object unseen = null;
        int start = lead.length();
        for (int i = 0; i < texts.length; i++) {
            int from = start + shardLength(i, key, start, shard);
            int end = i < joints.length ? key.indexOf(joints[i], from) : key.length();
            if (end < 0) {
                throw foreign();
            }
            if (members[i] == NO_MEMBER) {
                unseen = texts[i].parse(key.substring(from, end));
            } else if (isBucket[i] && values[members[i]] != null) {
                checkBucket(i, values, key.substring(from, end));
            } else {
                values[members[i]] = texts[i].parse(key.substring(from, end));
            }
            start = i < joints.length ? end + joints[i].length() : end;
        }
        return unseen;
    }

    /** Refuses a row that lies in another bucket than its time, lest an update hit another row. */
    private void checkBucket(int slot, @Nullable Object[] values, String text) {
        if (!texts[slot].of(value(slot, values, null)).equals(text)) {
            throw new InvalidKeyException(
                    "[KEY_BUCKET] " + name + ": the row's time lies in another partition than the row: a row of others,"
                            + " which this class cannot read",
                    Place.UNKNOWN,
                    null);
        }
    }

    private int shardLength(int slot, String key, int start, String shard) {
        if (!isBucket[slot] || shard.isEmpty()) {
            return 0;
        }
        if (!key.startsWith(shard, start)) {
            throw new InvalidKeyException(
                    "[KEY_SHARD] " + name + ": the row lies in another shard than its row key says: it was written with"
                            + " another number of shards, or by others",
                    Place.UNKNOWN,
                    null);
        }
        return shard.length();
    }

    private InvalidKeyException foreign() {
        return new InvalidKeyException(
                "[KEY_FOREIGN] " + name + ": the stored key is none that this class writes: a row of others, which this"
                        + " class cannot read",
                Place.UNKNOWN,
                null);
    }
}
