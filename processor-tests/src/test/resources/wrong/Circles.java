import io.tidetable.annotations.*;
import java.util.*;

@Table("Rounds")
// ! [EMBEDDED] Round.a_b_a: a record cannot be embedded in itself (found Round.A in Round.B in Round.A in Round): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
// ! [EMBEDDED] Round.a_b_round: a record cannot be embedded in itself (found Round in Round.B in Round.A in Round): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
record Round(@PartitionKey String id, @RowKey int n, @Embedded A a) {
    record A(@Embedded B b) {}

    record B(@Embedded A a, @Embedded Round round) {}
}
