package io.github.exactcover.dlx.checks.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Readers of files of any length take memory in proportion to it, garbage included. A reader that looks again and again
 * at what it has read would take more, and time too; and memory can be measured on a busy machine.
 */
class LargeInputsTest {

    private static final int LINES = 2_000;
    private static final int FACTOR = 8;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dlx",
                "json",
                "sets",
                "ec",
                "sudoku-file",
                "killer-file",
                "graph",
                "triples",
                "partition",
                "words",
                "pieces",
                "cells"
            })
    void anInputOfEightTimesTheLengthTakesAboutEightTimesTheMemory(String reader) throws Exception {
        byte[] small = input(reader, LINES);
        byte[] large = input(reader, FACTOR * LINES);
        allocated(reader, small); // Loads the classes.
        double perByte = (double) allocated(reader, small) / small.length;
        double perByteOfLarge = (double) allocated(reader, large) / large.length;

        assertThat(perByteOfLarge).as("%s: %s", reader, perByte).isLessThan(1.3 * perByte + 20);
    }

    private long allocated(String reader, byte[] bytes) throws Exception {
        long before = threads.getCurrentThreadAllocatedBytes();
        Readers.ALL.get(reader).read(bytes);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    private static byte[] input(String reader, int lines) {
        Random random = new Random(lines);
        String text = switch (reader) {
            case "dlx" -> repeated("i%d ", 1_000, 1_000) + "\n" + options(lines, random);
            case "json" -> "[[0,1],[1,2]" + ",[0,1,2]".repeat(lines) + "]";
            case "sets" -> "{0 1 2}\n".repeat(lines);
            case "ec" -> "p ec 4000\n" + numbers("s %d %d\n", lines, random);
            case "sudoku-file" -> "1..............4\n".repeat(lines);
            case "killer-file" -> Samples.TEXTS.get("cages").get(0).repeat(lines);
            case "graph" -> "p edge 5000 " + lines + "\n" + numbers("e %d %d\n", lines, random);
            case "triples" -> numbers("a%d b%d c\n", lines, random);
            case "partition" -> "5000 " + lines + "\n" + numbers("7 2 %d %d\n", lines, random);
            case "words" -> words(lines);
            case "pieces" -> repeated("P%d:\nXX\nX.\n", lines / 10, Integer.MAX_VALUE);
            case "cells" -> repeated("%d,1 ", lines / 10, Integer.MAX_VALUE);
            default -> throw new IllegalArgumentException(reader);
        };
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String options(int lines, Random random) {
        return IntStream.range(0, lines)
                .mapToObj(line -> "i" + random.nextInt(500) + " i" + (500 + random.nextInt(500)) + "\n")
                .collect(Collectors.joining());
    }

    private static String numbers(String line, int lines, Random random) {
        return IntStream.range(0, lines)
                .mapToObj(i -> line.formatted(1 + random.nextInt(2_000), 2_001 + random.nextInt(2_000)))
                .collect(Collectors.joining());
    }

    /** Four letters each, all different. */
    private static String words(int lines) {
        return IntStream.range(0, lines)
                .mapToObj(i -> Integer.toString(456_976 + i, 26)
                        .chars()
                        .map(digit -> 'a' + Character.digit(digit, 26))
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .append('\n'))
                .collect(Collectors.joining());
    }

    private static String repeated(String part, int times, int different) {
        return IntStream.range(0, times)
                .mapToObj(i -> part.formatted(i % different))
                .collect(Collectors.joining());
    }
}
