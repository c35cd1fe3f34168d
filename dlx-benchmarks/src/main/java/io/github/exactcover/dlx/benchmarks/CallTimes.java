package io.github.exactcover.dlx.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.formats.DlxFormat;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
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
 * {@code visitor: 0.25 s}: a visitor that counts,
 * one that reads the options, a count by search and any count, and a visitor that starts from the text. LIMIT is the
 * number of solutions after which a search stops. If it is 1, there is also the time of {@code Feasibility}, as
 * {@code any}.
 *
 * <p>A time is that of all threads of the JVM, so it includes the compiler and the garbage collector. Of calls in a
 * warm JVM, the fastest counts. Each kind is repeated for two seconds, or as many milliseconds as the system property
 * {@code dlx.repeated} says.
 */
public final class CallTimes {

    /** How long one kind of call is repeated, in nanoseconds. */
    private static final long REPEATED = Long.getLong("dlx.repeated", 2_000) * 1_000_000;

    /** A sample lasts at least as long as this, in nanoseconds of processor time. */
    private static final long SAMPLE = REPEATED / 8;

    /** How many samples are taken of one kind of call, at least. */
    private static final int SAMPLES = 3;

    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final String text;
    private final ExactCoverProblem<String, String> problem;
    private final long limit;
    private final PrintStream out;

    /** Keeps the JVM from leaving out what reads the options. */
    private long letters;

    private CallTimes(String text, long limit, PrintStream out) {
        this.text = text;
        this.problem = parse(text);
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
        String text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        long limit = args.length == 0 ? Long.MAX_VALUE : Long.parseLong(args[0]);
        new CallTimes(text, limit, System.out).print();
    }

    private void print() throws IOException {
        long before = processorTime();
        long solutions = visit(problem);
        double first = (double) (processorTime() - before);
        out.println(solutions);
        print("first", first);
        Map<String, LongSupplier> calls = new LinkedHashMap<>();
        calls.put("visitor", () -> visit(problem));
        calls.put("options", this::read);
        calls.put("search", () -> search(problem).count().solutions().longValueExact());
        calls.put(
                "count",
                () -> (limit == Long.MAX_VALUE
                                ? Count.of(problem).solutions()
                                : search(problem).count().solutions())
                        .longValueExact());
        calls.put("text", () -> visit(parse(text)));
        if (limit == 1) {
            calls.put("any", () -> Feasibility.of(problem).solution().isPresent() ? 1 : 0);
        }
        fastest(calls, solutions).forEach(this::print);
    }

    private static ExactCoverProblem<String, String> parse(String text) {
        try {
            return DlxFormat.read(new StringReader(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private <O> Search<?, O> search(ExactCoverProblem<?, O> asked) {
        Search<?, O> search = DLX.search(asked);
        return limit == Long.MAX_VALUE ? search : search.limit(limit);
    }

    private long visit(ExactCoverProblem<?, ?> asked) {
        long[] visited = new long[1];
        search(asked).solve(solution -> {
            visited[0]++;
            return Visit.CONTINUE;
        });
        return visited[0];
    }

    /** A visitor that looks at each option of each solution. */
    private long read() {
        long[] visited = new long[1];
        search(problem).solve(solution -> {
            visited[0]++;
            for (String option : solution.options()) {
                letters += option.length();
            }
            return Visit.CONTINUE;
        });
        return visited[0];
    }

    /**
     * The time of each call in nanoseconds: the fastest of several samples. The calls take turns, and the first turn
     * counts for none of them, so that none pays for what the JVM compiles for the others.
     */
    private static Map<String, Double> fastest(Map<String, LongSupplier> calls, long solutions) {
        calls.values().forEach(call -> sample(call, solutions));
        Map<String, Double> fastest = new LinkedHashMap<>();
        long end = System.nanoTime() + calls.size() * REPEATED;
        for (int samples = 0; samples < SAMPLES || System.nanoTime() < end; samples++) {
            calls.forEach((name, call) -> fastest.merge(name, sample(call, solutions), Math::min));
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
