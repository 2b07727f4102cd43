package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.InvalidContinuationException;
import io.tidetable.error.InvalidKeyException;
import io.tidetable.error.InvalidQueryException;
import io.tidetable.error.InvalidValueException;
import io.tidetable.query.Attribute;
import io.tidetable.query.NamedAttribute;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Times that no key holds, periods that are none, continuations of others: named, and nothing is sent. */
class TimeRefusalsTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final NamedAttribute AT = Attribute.named("at");

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());
    private final TableRepository<Timed.Newest> newest = tables.repository(Timed.Newest.class);
    private long sent;

    @BeforeEach
    void fill() {
        newest.createTableIfAbsent();
        newest.insertAll(List.of(
                        new Timed.Newest("a", NOON, "1", "INFO"),
                        new Timed.Newest("a", NOON.plusSeconds(1), "2", "INFO"),
                        new Timed.Newest("a", NOON.plusSeconds(2), "3", "WARN")))
                .orThrow();
        sent = embedded.requestCount();
    }

    @AfterEach
    void nothingWasSent() {
        assertThat(embedded.requestCount()).isEqualTo(sent);
    }

    private static Instant year(int year) {
        return LocalDate.of(year, 1, 1).atStartOfDay().toInstant(ZoneOffset.UTC);
    }

    @Test
    void timesThatHaveNoTicksAreNoKeys() {
        for (Instant time : List.of(year(0), year(10_000), Instant.MIN, Instant.MAX)) {
            assertThatThrownBy(() -> newest.insert(new Timed.Newest("a", time, "1", "INFO")))
                    .isInstanceOf(InvalidKeyException.class)
                    .hasMessageContaining("Newest.at")
                    .hasMessageContaining("0001-01-01 to 9999-12-31");
        }
    }

    @Test
    void timesThatTheServiceDoesNotKeepAreNoProperties() {
        TableRepository<Timed.Received> received = tables.repository(Timed.Received.class);
        assertThatThrownBy(() -> received.insert(new Timed.Received("a", year(1600), "1", "INFO")))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Received.at")
                .hasMessageContaining("1601-01-01");
    }

    @Test
    void plainBucketsKeepTheYearsWhoseTicksHaveAsManyDigits() {
        TableRepository<Timed.PlainDays> plain = tables.repository(Timed.PlainDays.class);
        for (Instant time : List.of(year(300), year(3200))) {
            assertThatThrownBy(() -> plain.insert(new Timed.PlainDays("a", time, "1", "INFO")))
                    .isInstanceOf(InvalidKeyException.class)
                    .hasMessageContaining("PlainDays.at")
                    .hasMessageContaining("from the year 318 to 3168");
        }
    }

    @Test
    void aPeriodThatEndsBeforeItBeginsIsNone() {
        assertThatThrownBy(
                        () -> newest.where(AT.between(NOON, NOON.minusNanos(1))).list())
                .isInstanceOf(InvalidQueryException.class)
                .hasMessageContaining("[QUERY_PERIOD] Timed.Newest.at")
                .hasMessageContaining("earlier time first");
        assertThat(newest.where(AT.between(NOON, NOON)).list()).isEmpty();
    }

    @Test
    void edgesOutsideOfAllTimesLetAllThroughOrNone() {
        assertThat(newest.where(AT.after(Instant.MAX)).list()).isEmpty();
        assertThat(newest.where(AT.before(Instant.MIN)).list()).isEmpty();
        assertThat(newest.where(AT.between(Instant.MIN, Instant.MAX)).list()).hasSize(3);
        sent++;
    }

    @Test
    void aContinuationIsOfItsQueryAndWhole() {
        Query<Timed.Newest> query = newest.where(AT.since(NOON));
        String next = query.page(1).next().orElseThrow();
        sent++;
        refused(newest.where(AT.since(NOON.plusNanos(100))), next);
        refused(newest.where(AT.after(NOON)), next);
        refused(query.and(Attribute.named("level").is("INFO")), next);
        refused(query.newestFirst(), next);
        refused(query, next.substring(0, next.length() - 1));
        refused(query, next + "AAAA");
        refused(query, "not a continuation");
        refused(query, newest.tail(NOON).position());
    }

    private static void refused(Query<?> query, String continuation) {
        assertThatThrownBy(() -> query.page(1, continuation))
                .isInstanceOf(InvalidContinuationException.class)
                .hasMessageContaining("[QUERY_CONTINUATION] Timed.Newest");
    }
}
