import io.tidetable.annotations.*;
import jakarta.annotation.Nonnull;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Table("Everything")
@SecondaryIndex(name = "both", properties = {"text", "amount desc"}, unique = true, copy = SecondaryIndex.Copy.KEY)
@SecondaryIndex(name = "one", properties = "text", hashed = true, ignoreCase = true)
record Shapes(
        @PartitionKey(order = 1) String region,
        @TimeBucket(value = ChronoUnit.MINUTES, amount = 5, direction = TimeBucket.Direction.DESCENDING,
                format = TimeBucket.Format.PLAIN)
        @ReverseChronologicalKey(separator = ".", unique = false)
        Instant at,
        @KeySuffix UUID id,
        @SecondaryIndex(name = "a") @SecondaryIndex(name = "b", ignoreCase = true) String text,
        @IndexEntity(segments = 3) int amount,
        @Property("Named") @Nonnull BigDecimal named,
        @Large byte[] bytes,
        @AsJson Map<String, ? extends List<? super Integer[]>> json,
        @AsJson List<?> any,
        @Ignore Object ignored,
        Optional<Optional<? extends Object>> odd,
        int[][] matrix,
        List raw,
        Shapes.Color color,
        Thread.State state,
        @Embedded Nested<Instant, Long> nested,
        @ETag String etag,
        @Timestamp OffsetDateTime written) {

    static String constant = "c";
    @Property("x") static final int OTHER = 1;

    enum Color {
        RED {
            @Override
            int mixed() {
                return 2;
            }
        };

        int mixed() {
            return 1;
        }
    }

    interface Marked {
        @Table("Inside")
        class InInterface {
            @PartitionKey String a;
            @RowKey(descending = true) long b;
        }
    }

    @interface Own {
        String value() default "";
    }

    record Nested<A extends Comparable<A>, B>(A first, @Property("Second") B second, List<A> all, Deeper<B> plain) {}

    record Deeper<C>(C value, @Embedded Self self) {}

    record Self(@Embedded Self self, String name) {}
}
