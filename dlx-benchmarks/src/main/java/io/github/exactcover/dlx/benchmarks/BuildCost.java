package io.github.exactcover.dlx.benchmarks;

import com.sun.management.ThreadMXBean;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ProblemBuilder;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Random;

/**
 * Measures what it costs to build a problem of ten million nodes, and to set up each engine for it. A node is one item
 * of one option. A third, smaller problem is about as large as {@link Engine#BIT_PARALLEL} accepts.
 *
 * <p>The table has the processor time of the thread, and the bytes per node: for the problem the bytes that stay in
 * use, for an engine all bytes that are allocated, even if it keeps fewer.
 *
 * <pre>
 * java -Xmx3g -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.BuildCost
 * </pre>
 *
 * <p>Each number is the best of three runs, except the bytes of the problem, which are measured once.
 */
public final class BuildCost {

    private static final int NODES = 10_000_000;
    private static final int REPEATS = 3;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private BuildCost() {}

    /**
     * The program.
     *
     * @param args not used
     */
    public static void main(String[] args) {
        System.out.println("| options | items each | items | | seconds | bytes / node |");
        System.out.println("|--:|--:|--:|:--|--:|--:|");
        measure(System.out, NODES / 4, 4, 100_000);
        measure(System.out, NODES / 500, 500, 1_000);
        measure(System.out, 15_000, 4, 600);
    }

    private static void measure(PrintStream out, int options, int size, int items) {
        String shape = String.format("| %,d | %d | %,d |", options, size, items);
        long before = used();
        ExactCoverProblem<Integer, Integer> problem = problem(options, size, items);
        long kept = used() - before;
        double nodes = (double) options * size;
        double[] built = cost(() -> problem(options, size, items));
        out.printf("%s the problem | %.2f | %.1f |%n", shape, built[0], (double) kept / nodes);
        for (Engine engine : new Engine[] {Engine.DANCING_LINKS, Engine.DANCING_CELLS, Engine.BIT_PARALLEL}) {
            try {
                double[] setUp = cost(() -> DLX.search(problem)
                        .engine(engine)
                        .itemChoice(ItemChoice.MRV)
                        .cancelWhen(() -> true)
                        .count());
                out.printf("%s %s | %.2f | %.1f |%n", shape, engine, setUp[0], setUp[1] / nodes);
            } catch (IllegalArgumentException refused) {
                out.println(shape + " " + engine + " | too large | - |");
            }
        }
    }

    /** The seconds and the allocated bytes, each the least of {@link #REPEATS} runs. */
    private static double[] cost(Runnable work) {
        double seconds = Double.MAX_VALUE;
        double bytes = Double.MAX_VALUE;
        for (int i = 0; i < REPEATS; i++) {
            long time = THREADS.getCurrentThreadCpuTime();
            long allocated = THREADS.getCurrentThreadAllocatedBytes();
            work.run();
            bytes = Math.min(bytes, (double) (THREADS.getCurrentThreadAllocatedBytes() - allocated));
            seconds = Math.min(seconds, (THREADS.getCurrentThreadCpuTime() - time) / 1e9);
        }
        return new double[] {seconds, bytes};
    }

    /** The bytes of the heap in use after a collection. */
    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** A problem whose options each cover {@code size} neighboring items, beginning at a random one. */
    private static ExactCoverProblem<Integer, Integer> problem(int options, int size, int items) {
        Random random = new Random(20261121);
        ProblemBuilder<Integer, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < items; item++) {
            builder.primary(item);
        }
        Integer[] covered = new Integer[size];
        for (int option = 0; option < options; option++) {
            int first = random.nextInt(items);
            for (int i = 0; i < size; i++) {
                covered[i] = (first + i) % items;
            }
            builder.option(option, covered);
        }
        return builder.build();
    }
}
