package io.tidetable.testing;

import com.azure.data.tables.TableServiceClientBuilder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Azurite's table service on a free loopback port: installed below target/ once, started at the first use in this JVM,
 * stopped at its end. {@code -Dazurite=required} makes its absence a failure, {@code -Dazurite=off} leaves it out.
 */
final class Azurite {
    static final String NAME = "Azurite";

    private static final String ACCOUNT = "devstoreaccount1";
    /** The emulators' well-known key (Azure documentation, "Use the Azurite emulator"). */
    private static final String KEY =
            "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";

    private static final Duration START_LIMIT = Duration.ofMinutes(2);
    private static @Nullable List<Service> found;

    private Azurite() {}

    /** The service, none where it cannot run, which one line on the console says. */
    static synchronized List<Service> services() {
        if (found == null) {
            found = find(System.getProperty("azurite", "auto").toLowerCase(Locale.ROOT));
        }
        return found;
    }

    private static List<Service> find(String wanted) {
        if (wanted.equals("off")) {
            return missing("switched off with -Dazurite=off");
        }
        try {
            Path main = AzuriteInstallation.below(Path.of("target")).install();
            int port = start(main);
            return List.of(
                    new Service(NAME, () -> new TableServiceClientBuilder().connectionString(connectionString(port))));
        } catch (IOException e) {
            if (wanted.equals("required")) {
                throw new IllegalStateException("Azurite is required (-Dazurite=required) and cannot run", e);
            }
            return missing(e.getMessage());
        }
    }

    private static List<Service> missing(@Nullable String reason) {
        System.out.println("Azurite: its tests did not run: " + reason);
        return List.of();
    }

    private static String connectionString(int port) {
        return "DefaultEndpointsProtocol=http;AccountName=" + ACCOUNT + ";AccountKey=" + KEY
                + ";TableEndpoint=http://127.0.0.1:" + port + "/" + ACCOUNT + ";";
    }

    private static int start(Path main) throws IOException {
        int port = freePort();
        List<String> command = List.of(
                "node",
                main.toString(),
                "--inMemoryPersistence",
                "--skipApiVersionCheck",
                "--disableTelemetry",
                "--silent",
                "--tableHost",
                "127.0.0.1",
                "--tablePort",
                Integer.toString(port));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        awaitListening(process, port);
        return port;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static void awaitListening(Process process, int port) throws IOException {
        long deadline = System.nanoTime() + START_LIMIT.toNanos();
        while (process.isAlive() && System.nanoTime() < deadline) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 200);
                return;
            } catch (IOException e) {
                pause();
            }
        }
        process.destroy();
        throw new IOException("Azurite did not listen within " + START_LIMIT.toSeconds() + " s");
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while Azurite started", e);
        }
    }
}
