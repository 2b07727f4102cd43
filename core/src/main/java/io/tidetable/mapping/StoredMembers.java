package io.tidetable.mapping;

import io.tidetable.form.PropertyCodec;
import io.tidetable.model.MemberModel.Use;

/**
 * The members that are properties, in the order of the model, each of what every row asks of them in an array of its
 * own: a row is read and written without a look into the model. The arrays are not to be changed.
 */
final class StoredMembers {
    final MappedMember[] members;
    final PropertyCodec[] codecs;
    /** Interned, as the names that a JSON parser gives. */
    final String[] names;
    /** Places among the values of an entity. */
    final int[] indexes;

    final boolean[] large;

    StoredMembers(Members all) {
        members = all.usedFor(Use.PROPERTY);
        codecs = new PropertyCodec[members.length];
        names = new String[members.length];
        indexes = new int[members.length];
        large = new boolean[members.length];
        for (int i = 0; i < members.length; i++) {
            codecs[i] = members[i].property();
            names[i] = members[i].model().property().intern();
            indexes[i] = members[i].index();
            large[i] = members[i].model().large();
        }
    }

    /** The place of a member among these; -1 where it is no property. */
    int find(MappedMember member) {
        for (int i = 0; i < indexes.length; i++) {
            if (indexes[i] == member.index()) {
                return i;
            }
        }
        return -1;
    }
}
