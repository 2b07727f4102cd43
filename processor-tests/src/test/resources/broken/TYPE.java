import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

record Point(int x, int y) {}

class Duration {}

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        // ! [TYPE] Thing.list: no property holds this type (found List<Instant>): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        List<Instant> list,
        // ! [TYPE] Thing.map: no property holds this type (found Map<String, ? extends Number>): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        Map<String, ? extends Number> map,
        // ! [TYPE] Thing.numbers: no property holds this type (found int[]): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        int[] numbers,
        // ! [TYPE] Thing.bytes: no property holds this type (found Byte[]): use byte[], or annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        Byte[] bytes,
        // ! [TYPE] Thing.chars: no property holds this type (found char[]): use String, or annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        char[] chars,
        // ! [TYPE] Thing.date: no property holds this type (found Date): use Instant, or annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        Date date,
        // ! [TYPE] Thing.zoned: no property holds this type (found ZonedDateTime): use OffsetDateTime, or annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        ZonedDateTime zoned,
        // ! [TYPE] Thing.time: no property holds this type (found LocalTime): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        LocalTime time,
        // ! [TYPE] Thing.optional: no property holds this type (found OptionalInt): use Optional<Integer>, or annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        OptionalInt optional,
        // ! [TYPE] Thing.point: no property holds this type (found Point): annotate it @Embedded, @AsJson, @ConvertedBy(a codec) or @Ignore
        Optional<Point> point,
        // ! [TYPE] Thing.twice: no property holds this type (found Optional<String>): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        Optional<Optional<String>> twice,
        // ! [TYPE] Thing.object: no property holds this type (found Object): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        Object object,
        // ! [TYPE] Thing.plain: no property holds this type (found Point): annotate it @Embedded, @AsJson, @ConvertedBy(a codec) or @Ignore
        Point plain,
        // ! [TYPE] Thing.namesake: no property holds this type (found broken.type.Duration): annotate it @AsJson, @ConvertedBy(a codec) or @Ignore
        Duration namesake) {}
