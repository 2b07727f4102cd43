package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.tidetable.Tables;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.query.Attribute;
import io.tidetable.query.NamedAttribute;
import io.tidetable.repository.Query;
import io.tidetable.repository.TableRepository;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Days of 23, 24 and 25 hours, days that begin at one o'clock and a day that never was: to the tick, in all keys. */
class ZonesTest {
    private static final NamedAttribute AT = Attribute.named("at");
    private static final int TICK = 100;

    private final EmbeddedTables embedded = EmbeddedTables.create();
    private final Tables tables = Tables.connect(embedded.clientBuilder());

    /** A day in a zone, and how long it is. */
    private record Day(String zone, String day, int hours) {
        LocalDate date() {
            return LocalDate.parse(day);
        }

        ZoneId id() {
            return ZoneId.of(zone);
        }
    }

    private static final List<Day> DAYS = List.of(
            new Day("Europe/Berlin", "2026-03-29", 23),
            new Day("Europe/Berlin", "2026-10-25", 25),
            new Day("Europe/Berlin", "2026-10-26", 24),
            new Day("America/Sao_Paulo", "2018-11-04", 23), // begins at one
            new Day("Asia/Beirut", "2022-03-27", 23), // begins at one
            new Day("America/Havana", "2026-11-01", 25), // has midnight to one twice
            new Day("Australia/Lord_Howe", "2026-04-05", 24), // half an hour more
            new Day("Asia/Kathmandu", "2026-06-01", 24), // a quarter to six ahead
            new Day("Pacific/Apia", "2011-12-30", 0)); // never was

    static Stream<Arguments> days() {
        return DAYS.stream().flatMap(day -> Timed.KINDS.stream().map(kind -> Arguments.of(day, kind)));
    }

    @ParameterizedTest
    @MethodSource("days")
    void aDayIsExactToTheTick(Day day, Class<? extends Timed> kind) {
        check(day, kind);
    }

    private <T extends Timed> void check(Day day, Class<T> kind) {
        Instant start = day.date().atStartOfDay(day.id()).toInstant();
        Instant end = day.date().plusDays(1).atStartOfDay(day.id()).toInstant();
        assertThat(Duration.between(start, end).toHours()).isEqualTo(day.hours());
        TableRepository<T> repository = tables.repository(kind);
        repository.createTableIfAbsent();
        List<T> wanted = new ArrayList<>();
        for (Instant at : Stream.of(
                        start.minusNanos(TICK),
                        start,
                        start.plus(Duration.between(start, end).dividedBy(2)),
                        end.minusNanos(TICK),
                        end)
                .distinct()
                .toList()) {
            T entity = repository.insert(Timed.of(kind, "a", at, at.toString(), "INFO"));
            if (!at.isBefore(start) && at.isBefore(end)) {
                wanted.add(entity);
            }
        }
        Query<T> query = repository.where(AT.on(day.date(), day.id()));
        Query<T> asked =
                Timed.isOfHost(kind) ? query.and(Attribute.named("host").is("a")) : query;
        Comparator<T> byTime = Comparator.comparing(Timed::at);
        assertThat(asked.list()).containsExactlyInAnyOrderElementsOf(wanted);
        assertThat(asked.oldestFirst().list())
                .isEqualTo(wanted.stream().sorted(byTime).toList());
        assertThat(asked.newestFirst().list())
                .isEqualTo(wanted.stream().sorted(byTime.reversed()).toList());
    }

    @ParameterizedTest
    @CsvSource({"+999999999-12-31", "-999999999-01-01", "+10000-01-01", "0000-12-31"})
    void daysThatNoKeyHoldsFindNothing(String day) {
        TableRepository<Timed.Newest> repository = tables.repository(Timed.Newest.class);
        repository.createTableIfAbsent();
        repository.insert(new Timed.Newest("a", Instant.parse("0001-01-01T00:00:00Z"), "1", "INFO"));
        repository.insert(new Timed.Newest("a", Instant.parse("9999-12-31T23:59:59.9999999Z"), "2", "INFO"));
        long sent = embedded.requestCount();
        assertThat(repository.where(AT.on(LocalDate.parse(day))).list()).isEmpty();
        assertThat(embedded.requestCount()).isEqualTo(sent);
    }

    @Test
    void theFirstAndTheLastDayThatKeysHold() {
        TableRepository<Timed.Newest> repository = tables.repository(Timed.Newest.class);
        repository.createTableIfAbsent();
        Timed.Newest first =
                repository.insert(new Timed.Newest("a", Instant.parse("0001-01-01T00:00:00Z"), "1", "INFO"));
        Timed.Newest last =
                repository.insert(new Timed.Newest("a", Instant.parse("9999-12-31T23:59:59.9999999Z"), "2", "INFO"));
        ZoneId east = ZoneId.of("+14:00");
        ZoneId west = ZoneId.of("-12:00");
        assertThat(repository.where(AT.on(LocalDate.of(1, 1, 1))).list()).containsExactly(first);
        assertThat(repository.where(AT.on(LocalDate.of(1, 1, 1), east)).list()).containsExactly(first);
        assertThat(repository.where(AT.on(LocalDate.of(0, 12, 31), west)).list())
                .containsExactly(first);
        assertThat(repository.where(AT.on(LocalDate.of(9999, 12, 31))).list()).containsExactly(last);
        assertThat(repository.where(AT.on(LocalDate.of(10_000, 1, 1), east)).list())
                .containsExactly(last);
    }
}
