import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;

@Table("Small")
// ! [BUCKET_UNIT] Small.at: a bucket is counted in SECONDS to YEARS (found MILLIS): use one of these, such as HOURS
record Small(@TimeBucket(ChronoUnit.MILLIS) Instant at, @RowKey String id) {}

@Table("Great")
// ! [BUCKET_UNIT] Great.at: a bucket is counted in SECONDS to YEARS (found DECADES): use one of these, such as HOURS
record Great(@TimeBucket(ChronoUnit.DECADES) Instant at, @RowKey String id) {}
