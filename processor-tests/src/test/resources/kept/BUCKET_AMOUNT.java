import io.tidetable.annotations.*;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

@Table("Five")
record Five(@TimeBucket(value = ChronoUnit.MINUTES, amount = 5) @ChronologicalKey Instant at, @KeySuffix UUID id) {}
