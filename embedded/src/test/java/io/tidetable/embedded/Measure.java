package io.tidetable.embedded;

import com.azure.core.http.HttpClient;
import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpMethod;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.util.Context;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Prints what the service promises of speed and memory: the README names the command. */
public final class Measure {
    private static final int FEW = 1_000;
    private static final int MANY = 1_000_000;
    private static final int ROUNDS = 40;
    private static final int TRANSACTION = 100;
    private static final int POINTS = 2_000;
    private static final int PAGES = 10;
    private static final double MIB = 1024.0 * 1024;
    private static final String ADDRESS = "https://account.table.core.windows.net/";

    private final EmbeddedTables tables = EmbeddedTables.create();
    private final HttpClient client = tables.httpClient();
    private final Random random = new Random(42);

    private Measure() {}

    /** Runs all measurements; a minute or two. */
    public static void main(String[] arguments) throws InterruptedException {
        Measure measure = new Measure();
        measure.fill("Few", FEW);
        measure.memory();
        measure.sizes();
        measure.neighbours();
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }

    private static String key(int i) {
        return String.format(Locale.ROOT, "%09d", i);
    }

    private void fill(String name, int rows) {
        tables.clientBuilder().buildClient().createTable(name);
        for (int start = 0; start < rows; start += TRANSACTION) {
            StringBuilder body = new StringBuilder("--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n");
            for (int i = start; i < start + TRANSACTION; i++) {
                body.append("--c\r\nContent-Type: application/http\r\n\r\nPOST ")
                        .append(ADDRESS + name + " HTTP/1.1\r\nPrefer: return-no-content\r\n\r\n" + row(i) + "\r\n");
            }
            HttpRequest request = new HttpRequest(HttpMethod.POST, ADDRESS + "$batch")
                    .setHeader(HttpHeaderName.CONTENT_TYPE, "multipart/mixed; boundary=b")
                    .setBody(body.append("--c--\r\n--b--\r\n").toString());
            client.sendSync(request, Context.NONE).close();
        }
    }

    private static String row(int i) {
        return "{\"PartitionKey\":\"p\",\"RowKey\":\"" + key(i) + "\",\"Name\":\"name " + i + "\",\"City\":\"city "
                + i % 1000 + "\",\"Age\":" + i + ",\"Score\":" + i * 0.5 + ",\"Active\":" + (i % 2 == 0) + "}";
    }

    private void memory() {
        long before = used();
        long start = System.nanoTime();
        fill("Many", MANY);
        double seconds = (System.nanoTime() - start) / 1e9;
        print(
                "heap at most                        %,8.0f MiB",
                Runtime.getRuntime().maxMemory() / MIB);
        print("a million rows of five properties   %,8.0f MiB", (used() - before) / MIB);
        print("written in transactions of 100 in   %,8.1f s", seconds);
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private void sizes() {
        compare("point read", POINTS, this::readPoint);
        compare("page of 1,000", PAGES, this::readPage);
    }

    private void readPoint(String table, int rows) {
        get(ADDRESS + table + "(PartitionKey='p',RowKey='" + key(random.nextInt(rows)) + "')");
    }

    private void readPage(String table, int rows) {
        int start = rows == FEW ? 0 : random.nextInt(rows - FEW);
        get(ADDRESS + table + "()?$filter=PartitionKey%20eq%20'p'%20and%20RowKey%20ge%20'" + key(start) + "'");
    }

    /** Reads from a table of a number of rows. */
    private interface Read {
        void from(String table, int rows);
    }

    private void compare(String what, int times, Read read) {
        double[] few = new double[ROUNDS];
        double[] many = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            few[round] = micros(times, i -> read.from("Few", FEW));
            many[round] = micros(times, i -> read.from("Many", MANY));
        }
        double small = median(few);
        double large = median(many);
        print(
                "%-15s of 1,000 rows: %,8.1f us CPU, of 1,000,000: %,8.1f us, ratio %.2f (at most 1.5)",
                what, small, large, large / small);
    }

    /** Processor time of this thread, which does all the work; others on the machine do not count. */
    private static double micros(int times, IntConsumer step) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        for (int i = 0; i < times; i++) {
            step.accept(i);
        }
        return (threads.getCurrentThreadCpuTime() - start) / 1e3 / times;
    }

    /** The median of the later half, when the JVM has warmed up. */
    private static double median(double[] values) {
        double[] late = Arrays.copyOfRange(values, values.length / 2, values.length);
        Arrays.sort(late);
        return late[late.length / 2];
    }

    private void get(String url) {
        HttpRequest request = new HttpRequest(HttpMethod.GET, url)
                .setHeader(HttpHeaderName.ACCEPT, "application/json;odata=nometadata");
        try (HttpResponse answer = client.sendSync(request, Context.NONE)) {
            if (answer.getStatusCode() != 200) {
                throw new IllegalStateException("Answered " + answer.getStatusCode());
            }
        }
    }

    /** Writers of one partition each, alone and side by side. */
    private void neighbours() throws InterruptedException {
        tables.clientBuilder().buildClient().createTable("Neighbours");
        double alone = writesPerSecond(1);
        double together = writesPerSecond(2);
        print(
                "writes a second in one partition: %,8.0f, in two at once: %,8.0f, ratio %.2f (%d processors)",
                alone, together, together / alone, Runtime.getRuntime().availableProcessors());
    }

    private double writesPerSecond(int writers) throws InterruptedException {
        int writes = 20_000;
        List<Thread> threads = new ArrayList<>();
        for (int writer = 0; writer < writers; writer++) {
            String partition = "p" + writer;
            threads.add(new Thread(() -> IntStream.range(0, writes).forEach(i -> put(partition, i))));
        }
        long start = System.nanoTime();
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        return writers * writes / ((System.nanoTime() - start) / 1e9);
    }

    private void put(String partition, int i) {
        String url = ADDRESS + "Neighbours(PartitionKey='" + partition + "',RowKey='" + i % 1000 + "')";
        HttpRequest request = new HttpRequest(HttpMethod.PUT, url).setBody("{\"A\":" + i + ",\"B\":\"text\"}");
        client.sendSync(request, Context.NONE).close();
    }
}
