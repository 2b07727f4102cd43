package io.tidetable.run;

import io.tidetable.azure.TableGateway;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.repository.BulkListener;
import io.tidetable.repository.BulkResult;
import io.tidetable.store.Outcome;
import io.tidetable.store.PageRequest;
import io.tidetable.store.Row;
import io.tidetable.store.RowKey;
import io.tidetable.store.RowPage;
import io.tidetable.store.Transaction;
import io.tidetable.store.Write;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A command: {@code insertAll} of a generated stream into a table that keeps nothing, to be run with {@code -Xmx64m}.
 * Argument: entities (1,000,000).
 */
public final class MillionInserts {
    private static final int CLUBS = 500;

    private MillionInserts() {}

    /** Runs it. */
    public static void main(String[] arguments) {
        int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000_000;
        Session<Member> session = TestTable.session(EmbeddedTables.create(), Member.class);
        Session<Member> discarding =
                new Session<>(session.entity(), session.mapping(), new Discarding(), session.settings());
        Iterable<Member> generated = () -> IntStream.range(0, count)
                .mapToObj(i -> Member.of("m" + i, i + "@x").in("club" + i % CLUBS))
                .iterator();
        long start = System.nanoTime();
        BulkResult<Member> result = new BulkWrites<>(discarding).insertAll(generated, new BulkListener<>() {});
        System.out.println(result.committed() + " committed, " + result.failed() + " failed, "
                + (System.nanoTime() - start) / 1_000_000 + " ms, heap at most "
                + Runtime.getRuntime().maxMemory() / 1024 / 1024 + " MiB");
        System.exit(result.committed() == count ? 0 : 1);
    }

    /** Does everything, keeps nothing. */
    private static final class Discarding implements TableGateway {
        @Override
        public String table() {
            return "Members";
        }

        @Override
        public boolean createTable() {
            return true;
        }

        @Override
        public @Nullable Row read(RowKey key, List<String> select) {
            return null;
        }

        @Override
        public RowPage page(PageRequest request) {
            return new RowPage(List.of(), null, 0);
        }

        @Override
        public Outcome send(Write write) {
            return new Outcome.Done(Collections.singletonList("W/\"e\""));
        }

        @Override
        public Outcome send(Transaction transaction) {
            return new Outcome.Done(Collections.nCopies(transaction.writes().size(), "W/\"e\""));
        }
    }
}
