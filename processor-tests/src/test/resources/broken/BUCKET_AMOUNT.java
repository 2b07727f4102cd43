import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Table("None")
// ! [BUCKET_AMOUNT] None.at: a bucket holds at least one unit and at most 9998 years (found amount = 0 of HOURS): use 1, or as many units as a bucket shall hold
record None(@TimeBucket(value = ChronoUnit.HOURS, amount = 0) @ChronologicalKey Instant at, @KeySuffix UUID id) {}

@Table("Many")
// ! [BUCKET_AMOUNT] Many.at: a bucket holds at least one unit and at most 9998 years (found amount = 9999 of YEARS): use 1, or as many units as a bucket shall hold
record Many(@TimeBucket(value = ChronoUnit.YEARS, amount = 9999) @ChronologicalKey Instant at, @KeySuffix UUID id) {}
