package io.tidetable.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.TableServiceClientBuilder;
import io.tidetable.embedded.EmbeddedTables;
import io.tidetable.error.ServiceException;
import io.tidetable.repository.BulkResult;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Threads that are interrupted while they wait for answers of a real HTTP client, which clears their flag. */
class InterruptsTest {
    private final EmbeddedTables service = EmbeddedTables.create();
    private final String connection = service.listen(0).connectionString();
    private final StoredTable<Member> members = new StoredTable<>(
            StoredTable.session(new TableServiceClientBuilder().connectionString(connection), Member.class, null));

    @AfterEach
    void theFlagIsKept() {
        assertThat(Thread.interrupted()).isTrue();
        members.check();
    }

    /** The thread is interrupted while it waits for the answer to the first transaction. */
    private void interruptDuringTheFirstTransaction() {
        Thread waiting = Thread.currentThread();
        service.faults().onTransactions().nth(1).after(request -> waiting.interrupt());
    }

    /** Its answer is held back until it has ended: one that has come before the wait is taken. */
    @Test
    void aReadEndsAndSaysWhy() {
        CountDownLatch ended = new CountDownLatch(1);
        service.faults().onRequests().method("GET").before(request -> hold(ended));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> members.find("chess", "1"))
                .isInstanceOf(ServiceException.class)
                .hasMessageContaining("the thread was interrupted");
        ended.countDown();
        service.faults().clear();
    }

    private static void hold(CountDownLatch until) {
        try {
            assertThat(until.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aWriteIsDoneAndKeepsTheFlag() {
        Thread.currentThread().interrupt();
        Member ann = members.writes.insert(Member.of("1", "ann@x"));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(members.find("chess", "1")).contains(ann);
        Thread.currentThread().interrupt();
    }

    @Test
    void aWriteThatIsInterruptedIsSettled() {
        interruptDuringTheFirstTransaction();
        Member ann = members.writes.insert(Member.of("1", "ann@x"));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(members.find("chess", "1")).contains(ann);
        Thread.currentThread().interrupt();
    }

    @Test
    void anEndlessBulkWriteIsDoneToTheEndOfAnInputThatSeesTheFlag() {
        StoredTable<Note> notes = new StoredTable<>(
                StoredTable.session(new TableServiceClientBuilder().connectionString(connection), Note.class, null));
        String text = "x".repeat(32_000);
        AtomicInteger given = new AtomicInteger();
        Iterable<Note> endless = () -> new Iterator<>() {
            @Override
            public boolean hasNext() {
                return !Thread.currentThread().isInterrupted();
            }

            @Override
            public Note next() {
                return Note.of("n" + given.getAndIncrement(), text);
            }
        };
        interruptDuringTheFirstTransaction();
        BulkResult<Note> result = new BulkWrites<>(notes.over(notes.gateway)).insertAll(endless, notes.silent());
        assertThat(given.get()).isBetween(300, 1_000); // 16 MiB wait before the first is sent
        assertThat(result).isEqualTo(new BulkResult<>(given.get(), 0, List.of()));
    }
}
