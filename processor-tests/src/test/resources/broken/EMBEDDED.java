import io.tidetable.annotations.*;
import java.util.*;

record Link(String name, @Embedded Link next) {}

record Ping(@Embedded Pong pong) {}

record Pong(@Embedded Ping ping) {}

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [EMBEDDED] Thing.thread: only records are embedded (found Thread): make a record of it, or annotate it @AsJson or @ConvertedBy(a codec)
        @Embedded Thread thread,
        // ! [EMBEDDED] Thing.optional: only records are embedded (found Optional<Link>): let it be a Link, null where it is absent, or annotate it @AsJson or @ConvertedBy(a codec)
        @Embedded Optional<Link> optional,
        // ! [EMBEDDED] Thing.link_next: a record cannot be embedded in itself (found Link in Link in Thing): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        @Embedded Link link,
        // ! [EMBEDDED] Thing.ping_pong_ping: a record cannot be embedded in itself (found Ping in Pong in Ping in Thing): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        @Embedded Ping ping,
        // ! [EMBEDDED] Thing.thing: a record cannot be embedded in itself (found Thing in Thing): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        @Embedded Thing thing) {}
