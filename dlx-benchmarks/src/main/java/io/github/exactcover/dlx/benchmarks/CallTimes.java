package io.github.exactcover.dlx.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.io.DlxFormat;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * How much processor time a call of the library takes inside one JVM: the first call, and calls once the JVM is warm.
 * For {@code compare.sh}.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.CallTimes [LIMIT] &lt; queens-8.dlx
 * </pre>
 *
 * <p>The program reads a problem in Knuth's format. It prints the number of solutions, then lines such as
 * {@code visitor: 0.25 s}. LIMIT is the number of solutions after which a search stops. If it is 1, there is also the
 * time of {@link DLX#first}, as {@code any}.
 *
 * <p>A time is that of all threads of the JVM, so it includes the compiler and the garbage collector. Of calls in a
 * warm JVM, the fastest counts.
 */
public final class CallTimes {

    /** How long one kind of call is repeated, in nanoseconds. */
    private static final long REPEATED = 2_000_000_000L;

    /** A sample lasts at least as long as this, in nanoseconds of processor time. */
    private static final long SAMPLE = 250_000_000L;

    /** How many samples are taken of one kind of call, at least. */
    private static final int SAMPLES = 3;

    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final ExactCoverProblem<?, ?> problem;
    private final long limit;
    private final PrintStream out;

    private CallTimes(ExactCoverProblem<?, ?> problem, long limit, PrintStream out) {
        this.problem = problem;
        this.limit = limit;
        this.out = out;
    }

    /**
     * The program.
     *
     * @param args the number of solutions after which a search stops, or nothing
     * @throws IOException if the problem cannot be read
     */
    public static void main(String[] args) throws IOException {
        Reader in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
        long limit = args.length == 0 ? Long.MAX_VALUE : Long.parseLong(args[0]);
        print(DlxFormat.read(in), limit, System.out);
    }

    /** Makes all calls and prints their times. */
    static void print(ExactCoverProblem<?, ?> problem, long limit, PrintStream out) {
        new CallTimes(problem, limit, out).print();
    }

    private void print() {
        long before = processorTime();
        long solutions = visit();
        double first = (double) (processorTime() - before);
        out.println(solutions);
        print("first", first);
        print("visitor", fastest(this::visit, solutions));
        print(
                "search",
                fastest(
                        () -> search().counting(Counting.SEARCH)
                                .count()
                                .solutions()
                                .longValueExact(),
                        solutions));
        print("count", fastest(() -> search().count().solutions().longValueExact(), solutions));
        if (limit == 1) {
            print("any", fastest(() -> DLX.first(problem).isPresent() ? 1 : 0, solutions));
        }
    }

    private Search<?, ?> search() {
        Search<?, ?> search = DLX.search(problem);
        return limit == Long.MAX_VALUE ? search : search.limit(limit);
    }

    private long visit() {
        long[] visited = new long[1];
        search().solve(solution -> {
            visited[0]++;
            return Visit.CONTINUE;
        });
        return visited[0];
    }

    /** The time of a call in nanoseconds: the fastest of several samples. */
    private static double fastest(LongSupplier call, long solutions) {
        double fastest = sample(call, solutions);
        long end = System.nanoTime() + REPEATED;
        for (int samples = 1; samples < SAMPLES || System.nanoTime() < end; samples++) {
            fastest = Math.min(fastest, sample(call, solutions));
        }
        return fastest;
    }

    /** Repeats a short call, because the clock has coarse ticks. */
    private static double sample(LongSupplier call, long solutions) {
        long before = processorTime();
        long spent = 0;
        int calls = 0;
        while (spent < SAMPLE) {
            long counted = call.getAsLong();
            if (counted != solutions) {
                throw new IllegalStateException("One call found " + counted + " solutions, another " + solutions);
            }
            calls++;
            spent = processorTime() - before;
        }
        return (double) spent / calls;
    }

    private void print(String call, double nanoseconds) {
        out.printf(Locale.ROOT, "%s: %.4f s%n", call, nanoseconds / 1e9);
    }

    private static long processorTime() {
        return PROCESS.getProcessCpuTime();
    }
}
