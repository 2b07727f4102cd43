import io.tidetable.annotations.*;
import java.time.*;

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [PROPERTY_RESERVED] Thing.PartitionKey: the name is not for properties (found "PartitionKey"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata): give it another with @Property
        String PartitionKey,
        // ! [PROPERTY_RESERVED] Thing.RowKey: the name is not for properties (found "RowKey"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata): give it another with @Property
        String RowKey,
        // ! [PROPERTY_RESERVED] Thing.Timestamp: the name is not for properties (found "Timestamp"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata): give it another with @Property
        Instant Timestamp,
        // ! [PROPERTY_RESERVED] Thing._rk: the name is not for properties (found "_rk"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata): give it another with @Property
        String _rk,
        // ! [PROPERTY_RESERVED] Thing._v: the name is not for properties (found "_v"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata): give it another with @Property
        String _v,
        // ! [PROPERTY_RESERVED] Thing.Ids: the name is not for properties (found "Ids"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata): give it another with @Property
        String Ids,
        // ! [PROPERTY_RESERVED] Thing.Ids7: the name is not for properties (found "Ids7"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata): give it another with @Property
        String Ids7,
        // ! [PROPERTY_RESERVED] Thing.odata: the name is not for properties (found "odata.x"; so are PartitionKey, RowKey, Timestamp, _rk, _v, and what begins with Ids or odata): give it another with @Property
        @Property("odata.x") String odata) {}
