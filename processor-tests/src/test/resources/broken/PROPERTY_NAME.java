import io.tidetable.annotations.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [PROPERTY_NAME] Thing.none: a property's name is letters, digits and _, no digit first (found ""): give it another with @Property
        @Property("") String none,
        // ! [PROPERTY_NAME] Thing.dash: a property's name is letters, digits and _, no digit first (found "a-b"): give it another with @Property
        @Property("a-b") String dash,
        // ! [PROPERTY_NAME] Thing.digit: a property's name is letters, digits and _, no digit first (found "0"): give it another with @Property
        @Property("0") String digit,
        // ! [PROPERTY_NAME] Thing.space: a property's name is letters, digits and _, no digit first (found "Distinguished Name"): give it another with @Property
        @Property("Distinguished Name") String space,
        // ! [PROPERTY_NAME] Thing.dot: a property's name is letters, digits and _, no digit first (found "a.b"): give it another with @Property
        @Property("a.b") String dot,
        // ! [PROPERTY_NAME] Thing.a$b: a property's name is letters, digits and _, no digit first (found "a$b"): give it another with @Property
        String a$b,
        // ! [PROPERTY_NAME] Thing.longer: a property's name has at most 255 characters (found 256): give it a shorter one with @Property
        @Property("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx") String longer,
        // ! [PROPERTY_NAME] Thing.large: a property's name has at most 253 characters (found 254): give it a shorter one with @Property
        @Property("yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy") @Large String large) {}
