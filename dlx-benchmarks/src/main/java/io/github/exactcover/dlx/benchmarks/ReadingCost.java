package io.github.exactcover.dlx.benchmarks;

import com.sun.management.ThreadMXBean;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/**
 * Measures what it costs to read a text of a million options with four items each, in Knuth's format.
 *
 * <p>The table has the seconds of the clock and of the processor: first in a JVM that did nothing before, with the most
 * memory that its process had, then the best and the median of 15 more reads.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.ReadingCost
 * </pre>
 *
 * <p>A file of your own can be given instead. The memory is known on Linux only.
 */
public final class ReadingCost {

    private static final int OPTIONS = 1_000_000;
    private static final int SIZE = 4;
    private static final int ITEMS = 2_000;
    private static final int REPEATS = 15;

    private static final Path STATUS = Path.of("/proc/self/status");

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private ReadingCost() {}

    /**
     * The program.
     *
     * @param args a file in Knuth's format, or nothing
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        Path file = args.length > 0 ? Path.of(args[0]) : Files.createTempFile("dlx-reading-", ".dlx");
        if (args.length == 0) {
            write(file);
        }
        try {
            measure(file);
        } finally {
            if (args.length == 0) {
                Files.delete(file);
            }
        }
    }

    private static void measure(Path file) throws IOException {
        System.out.println("| | seconds | seconds of the processor | MB of the process |");
        System.out.println("|:--|--:|--:|--:|");
        double[] first = read(file);
        System.out.printf("| first | %.2f | %.2f | %s |%n", first[0], first[1], mostMemory());
        double[][] later = new double[REPEATS][];
        for (int i = 0; i < REPEATS; i++) {
            later[i] = read(file);
        }
        System.out.printf("| best | %.2f | %.2f | |%n", ranked(later, 0, 0), ranked(later, 1, 0));
        System.out.printf("| median | %.2f | %.2f | |%n", ranked(later, 0, REPEATS / 2), ranked(later, 1, REPEATS / 2));
    }

    /** The seconds of the clock, and those of this thread. */
    private static double[] read(Path file) throws IOException {
        long time = System.nanoTime();
        long work = THREADS.getCurrentThreadCpuTime();
        ExactCoverProblem<String, String> problem = DlxFormat.read(file);
        double[] seconds = {(System.nanoTime() - time) / 1e9, (THREADS.getCurrentThreadCpuTime() - work) / 1e9};
        if (problem.options().isEmpty()) {
            throw new IllegalArgumentException(file + " has no options; name a file with many");
        }
        return seconds;
    }

    private static double ranked(double[][] times, int kind, int rank) {
        double[] sorted = new double[times.length];
        for (int i = 0; i < times.length; i++) {
            sorted[i] = times[i][kind];
        }
        Arrays.sort(sorted);
        return sorted[rank];
    }

    private static String mostMemory() throws IOException {
        if (!Files.exists(STATUS)) {
            return "unknown";
        }
        return Files.readAllLines(STATUS).stream()
                .filter(line -> line.startsWith("VmHWM:"))
                .map(line -> String.valueOf(Long.parseLong(line.replaceAll("\\D", "")) / 1000))
                .findFirst()
                .orElse("unknown");
    }

    private static void write(Path file) throws IOException {
        Random random = new Random(20261129);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int item = 0; item < ITEMS; item++) {
                out.append("i" + item).append(' ');
            }
            for (int option = 0; option < OPTIONS; option++) {
                out.append('\n');
                int item = random.nextInt(ITEMS);
                for (int i = 0; i < SIZE; i++) {
                    // The steps add up to less than all items, so no item comes twice.
                    out.append("i" + item).append(' ');
                    item = (item + 1 + random.nextInt(ITEMS / SIZE - 1)) % ITEMS;
                }
            }
            out.append('\n');
        }
    }
}
