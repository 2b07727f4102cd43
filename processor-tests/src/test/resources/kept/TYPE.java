import io.tidetable.annotations.*;
import java.time.*;
import java.util.*;

enum Color {
    RED
}

@Table("Things")
record Thing(
        @PartitionKey String id,
        @RowKey int n,
        boolean a,
        Boolean aa,
        long b,
        Long bb,
        double c,
        Double cc,
        float d,
        Float dd,
        short e,
        Short ee,
        byte f,
        Byte ff,
        char g,
        Character gg,
        Integer h,
        byte[] i,
        UUID j,
        Instant k,
        OffsetDateTime l,
        LocalDate m,
        LocalDateTime o,
        Duration p,
        java.math.BigDecimal q,
        java.math.BigInteger r,
        Color s,
        Optional<Color> t,
        Optional<byte[]> u,
        Optional<Duration> v,
        @AsJson List<Instant> w,
        @AsJson Optional<Date> x,
        @Ignore Object y) {}
