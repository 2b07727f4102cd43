package io.tidetable.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** docs/storage-format.md, which says what is stored for ever. */
public final class StorageFormat {
    private static final List<String> LINES = read();

    private StorageFormat() {}

    private static List<String> read() {
        Path file = Path.of("docs", "storage-format.md");
        try {
            return Files.readAllLines(Files.exists(file) ? file : Path.of("..").resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails where no line of the document is this one. */
    public static void quotes(String line) {
        assertThat(LINES.contains(line))
                .as("docs/storage-format.md has the line %s", line)
                .isTrue();
    }
}
