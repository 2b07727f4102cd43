package io.tidetable.testing;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Azurite of one version from npm, in a directory of the build; installed by one process at a time. */
final class AzuriteInstallation {
    private static final String VERSION = "3.37.0";
    private static final int MINUTES = 8;

    private final Path home;

    private AzuriteInstallation(Path home) {
        this.home = home;
    }

    static AzuriteInstallation below(Path target) {
        return new AzuriteInstallation(target.resolve("azurite-" + VERSION).toAbsolutePath());
    }

    /** The script that node runs; IOException says why there is none. */
    Path install() throws IOException {
        Path main = home.resolve("node_modules/azurite/dist/src/table/main.js");
        Path done = home.resolve("installed");
        if (Files.exists(done)) {
            return main;
        }
        String npm = npm();
        Files.createDirectories(home);
        try (FileChannel lockFile =
                        FileChannel.open(home.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = lockFile.lock()) {
            if (!Files.exists(done) && lock.isValid()) {
                run(npm);
                Files.writeString(done, VERSION);
            }
        }
        return main;
    }

    private static String npm() throws IOException {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        String name = windows ? "npm.cmd" : "npm";
        String path = System.getenv("PATH");
        return Stream.of((path == null ? "" : path).split(File.pathSeparator))
                .map(directory -> Path.of(directory, name))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst()
                .orElseThrow(() -> new IOException("npm is not on the PATH"));
    }

    private void run(String npm) throws IOException {
        Path log = home.resolve("npm.log");
        Process process = new ProcessBuilder(
                        npm,
                        "install",
                        "--prefix",
                        home.toString(),
                        "--no-audit",
                        "--no-fund",
                        "--no-save",
                        "--no-package-lock",
                        "azurite@" + VERSION)
                .directory(home.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
                process.destroy();
                throw new IOException("npm could not install azurite " + VERSION + ", see " + log);
            }
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while npm installed azurite", e);
        }
    }
}
