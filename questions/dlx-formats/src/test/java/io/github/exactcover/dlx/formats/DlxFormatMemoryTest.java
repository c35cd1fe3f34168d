package io.github.exactcover.dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.testing.ClassPath;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Half a gibibyte of heap is enough for 10 million nodes, that is 53 bytes a node; here for fewer nodes and as many
 * bytes each, in a JVM of its own.
 */
class DlxFormatMemoryTest {

    private static final int NODES = 600_000;
    private static final int HEAP_MEBIBYTES = 30;
    private static final int ITEMS = 6_000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 600_000 / 100})
    void aFileIsReadWithin53BytesOfHeapForEachNode(int optionLength) throws Exception {
        Path file = folder.resolve("large.dlx");
        generate(file, optionLength);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx" + HEAP_MEBIBYTES + "m",
                        "-cp",
                        ClassPath.of(DLX.class, DlxFormat.class, Reading.class),
                        Reading.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(output.trim()).endsWith(ITEMS + " primary items, 0 secondary, " + NODES / optionLength + " options");
        assertThat(process.waitFor()).isZero();
    }

    /** Options of neighboring items, beginning anywhere; their names have six characters. */
    private static void generate(Path file, int optionLength) throws IOException {
        Random random = new Random(optionLength);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            writeItems(out, 0, ITEMS);
            for (int i = 0; i < NODES / optionLength; i++) {
                writeItems(out, random.nextInt(ITEMS), optionLength);
            }
        }
    }

    private static void writeItems(BufferedWriter out, int first, int count) throws IOException {
        for (int i = first; i < first + count; i++) {
            out.append("i").append(String.valueOf(10_000 + i % ITEMS)).append(' ');
        }
        out.append('\n');
    }

    /** What the other JVM runs. */
    static final class Reading {

        private Reading() {}

        public static void main(String[] arguments) throws IOException {
            System.out.println(DlxFormat.read(Path.of(arguments[0])));
        }
    }
}
