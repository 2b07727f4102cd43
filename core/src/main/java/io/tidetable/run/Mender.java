package io.tidetable.run;

import io.tidetable.error.ServiceException;
import io.tidetable.error.TableNotFoundException;
import io.tidetable.error.TidetableException;
import io.tidetable.error.UniqueIndexException;
import io.tidetable.error.UnknownOutcomeException;
import io.tidetable.mapping.EntityMapping.RowKind;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import io.tidetable.store.Outcome;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.Write;
import io.tidetable.write.Finding;
import io.tidetable.write.Judgement;
import io.tidetable.write.Segment;
import io.tidetable.write.Versions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Mends what a second look has found: orphans first, for they may hold keys that are missing. */
final class Mender<T> {
    /** Tries at a segment that others write all the time; what is left is found again by the next repair. */
    private static final int MAX_TRIES = 20;

    private final Session<T> session;

    Mender(Session<T> session) {
        this.session = session;
    }

    /** Why some could not be mended, each for itself; the exception where the service or the table fails all. */
    List<TidetableException> mend(List<SecondLook.Sure> findings) {
        Map<RowKey, Set<String>> orphanedPlaces = new LinkedHashMap<>();
        List<Write.Delete> orphans = new ArrayList<>();
        for (SecondLook.Sure sure : findings) {
            if (sure.finding() instanceof Finding.OrphanedCopy orphan && sure.etag() != null) {
                orphans.add(new Write.Delete(orphan.copy(), sure.etag()));
            } else if (sure.finding() instanceof Finding.OrphanedPlace orphan) {
                orphanedPlaces
                        .computeIfAbsent(orphan.segment(), any -> new HashSet<>())
                        .add(orphan.main().row());
            }
        }
        inParallel(orphans, session.gateway()::send); // refused: it is another row now, and no orphan
        inParallel(List.copyOf(orphanedPlaces.entrySet()), each -> unlist(each.getKey(), each.getValue()));
        return addRows(findings);
    }

    private <A> void inParallel(List<A> inputs, java.util.function.Function<A, ?> work) {
        Parallel.map(session.settings().executor(), session.settings().parallelism(), inputs, work);
    }

    /** Takes row keys out of a segment, each looked at between two equal looks at its main row. */
    private boolean unlist(RowKey segment, Set<String> suspects) {
        List<RowKey> mains = suspects.stream()
                .map(row -> new RowKey(segment.partition(), row))
                .toList();
        Settings settings = session.settings();
        for (int i = 0; i < MAX_TRIES; i++) {
            Map<RowKey, @Nullable Row> before = Steps.rows(session.gateway(), settings, mains);
            Row row = session.gateway().read(segment, List.of());
            if (row == null || row.etag() == null) {
                return true;
            }
            Map<RowKey, @Nullable Row> after = Steps.rows(session.gateway(), settings, mains);
            List<String> ids = new ArrayList<>(Segment.ids(row));
            boolean changed = ids.removeIf(id -> {
                RowKey main = new RowKey(segment.partition(), id);
                Finding finding = new Finding.OrphanedPlace("", main, segment);
                return before.containsKey(main)
                        && (!isMain(main) || same(before.get(main), after.get(main)))
                        && Judgement.holds(session.mapping(), finding, before.get(main), row);
            });
            if (!changed || session.gateway().send(written(row, row.etag(), ids)) instanceof Outcome.Done) {
                return true;
            }
        }
        return false;
    }

    /** What is no entity does not become one: it may be an index row, which is being mended at the same time. */
    private boolean isMain(RowKey key) {
        return session.mapping().kind(key) instanceof RowKind.Main;
    }

    private static Write written(Row segment, String etag, List<String> ids) {
        return ids.isEmpty()
                ? new Write.Delete(segment.key(), etag)
                : new Write.Replace(Segment.listing(segment.key(), ids, Versions.next()), etag);
    }

    private static boolean same(@Nullable Row one, @Nullable Row other) {
        return Objects.equals(one == null ? null : one.etag(), other == null ? null : other.etag());
    }

    /** What an entity lacks. */
    private record Lack(Set<RowKey> missing, Set<RowKey> stale) {}

    private List<TidetableException> addRows(List<SecondLook.Sure> findings) {
        Map<RowKey, Lack> lacks = new TreeMap<>(); // rows that lie together are read by one range
        Set<RowKey> sharing = new HashSet<>();
        for (SecondLook.Sure sure : findings) {
            Finding finding = sure.finding();
            if (finding instanceof Finding.MissingCopy || finding instanceof Finding.MissingPlace) {
                lack(lacks, finding).missing().add(Judgement.index(finding));
            } else if (finding instanceof Finding.StaleCopy) {
                lack(lacks, finding).stale().add(Judgement.index(finding));
            } else if (finding instanceof Finding.Duplicate duplicate) {
                sharing.add(duplicate.main());
                sharing.add(duplicate.other());
            }
        }
        Failed<T> failed = new Failed<>();
        BulkRun<T> run = new BulkRun<>(session, failed);
        lacks.forEach((main, lack) -> run.add(new Waiting<>(
                new Mending<>(session, main, lack.missing(), lack.stale(), sharing.contains(main), ""),
                1 + lack.missing().size() + lack.stale().size(),
                1024,
                false,
                null)));
        run.end();
        return failed.each();
    }

    private static Lack lack(Map<RowKey, Lack> lacks, Finding finding) {
        return lacks.computeIfAbsent(finding.main(), any -> new Lack(new HashSet<>(), new HashSet<>()));
    }

    /** Keeps failures but those of values that another entity has taken meanwhile. */
    private static final class Failed<T> implements BulkListener<T> {
        private static final Set<Integer> OF_ONE = Set.of(400, 413);
        private static final int MAX_KEPT = 100;

        private final List<TidetableException> kept = new ArrayList<>();
        private @Nullable TidetableException ofAll;

        @Override
        public void failed(BulkResult.Failure<? extends T> failure) {
            TidetableException error = failure.error();
            if (isOfAll(error)) {
                ofAll = ofAll == null ? error : ofAll;
            } else if (!(error instanceof UniqueIndexException) && kept.size() < MAX_KEPT) {
                kept.add(error);
            }
        }

        private static boolean isOfAll(TidetableException error) {
            return error instanceof TableNotFoundException
                    || error instanceof UnknownOutcomeException
                    || (error instanceof ServiceException refused && !OF_ONE.contains(refused.status()));
        }

        List<TidetableException> each() {
            if (ofAll != null) {
                throw ofAll;
            }
            return kept;
        }
    }
}
