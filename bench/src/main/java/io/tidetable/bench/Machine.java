package io.tidetable.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What it was measured on. */
final class Machine {
    private Machine() {}

    /** The processor's own name where the system tells it, else its kind. */
    static String processor() {
        try {
            return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
                    .filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException e) {
            return System.getProperty("os.arch");
        }
    }
}
