package io.tidetable.mapping;

import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.LimitExceededException;
import io.tidetable.error.Place;
import io.tidetable.form.KeyText;
import io.tidetable.mapping.KeySlot.Use;
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

    /** A key named in messages: {@code Employee's partition key (department)}. */
    KeyWriter(String name, KeyLayout layout, Members members) {
        this.name = name;
        this.lead = layout.lead();
        int count = layout.slots().size();
        this.texts = new KeyText[count];
        this.isBucket = new boolean[count];
        this.members = new int[count];
        this.joints = layout.joints().toArray(new String[0]);
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

    /** Refuses a key that no row can have. */
    void checkLength(String key, Place place) {
        if (key.length() > MAX_UNITS) {
            throw new LimitExceededException(
                    "[KEY_LENGTH] " + name + ": the key is too long (found " + key.length()
                            + " UTF-16 units, an escaped character counts three): at most " + MAX_UNITS
                            + " are kept; shorten the value, or hash it",
                    place,
                    null);
        }
    }

    /**
     * Fills in the values of a key, of buckets only where {@code buckets}; gives the value that no member holds.
     *
     * @throws InvalidKeyException the key is none that this class writes
     */
    @Nullable
    Object read(String key, String shard, @Nullable Object[] values, boolean buckets) {
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
            } else if (!isBucket[i] || buckets) {
                values[members[i]] = texts[i].parse(key.substring(from, end));
            }
            start = i < joints.length ? end + joints[i].length() : end;
        }
        return unseen;
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
                "[KEY_TEXT] " + name + ": the stored key is none that this class writes: a row of others, which this"
                        + " class cannot read",
                Place.UNKNOWN,
                null);
    }
}
