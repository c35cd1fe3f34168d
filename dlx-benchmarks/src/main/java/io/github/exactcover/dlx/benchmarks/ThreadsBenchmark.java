package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Counts all solutions on one thread and on several. RESULTS.md does not have these times, because they only mean
 * something on an idle machine.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar ThreadsBenchmark
 * java -jar dlx-benchmarks/target/benchmarks.jar ThreadsBenchmark -p threads=1,2,4,8
 * </pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 1, time = 3)
@Measurement(iterations = 3, time = 3)
public class ThreadsBenchmark {

    /**
     * Any name that {@link NamedProblems} has, or {@code heavy-first} for
     * {@link #heavyFirst 14 queens behind a gate}.
     */
    @Param({"queens-14-pipe-organ", "pentominoes-6x10", "heavy-first"})
    public String instance = "queens-8";

    /** The number of threads. */
    @Param({"1", "2"})
    public int threads = 1;

    private ExactCoverProblem<?, ?> problem = NamedProblems.get(instance);

    /** Called by JMH. */
    public ThreadsBenchmark() {}

    /** Called by JMH. */
    @Setup
    public void build() {
        problem = instance.equals("heavy-first")
                ? heavyFirst(NamedProblems.get("queens-14-pipe-organ"))
                : NamedProblems.get(instance);
    }

    /**
     * A problem with two branches at the root, where the first has all the work.
     *
     * @param heavy the problem in the first branch
     * @return the problem with one more item, which is branched on first, and one more solution
     */
    static ExactCoverProblem<String, String> heavyFirst(ExactCoverProblem<?, ?> heavy) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        List<String> everything = new ArrayList<>(names(heavy.primaryItems()));
        builder.primary("gate").primary(everything).secondary(names(heavy.secondaryItems()));
        builder.option("heavy", "gate");
        everything.add("gate");
        builder.option("light", everything);
        for (int option = 0; option < heavy.options().size(); option++) {
            builder.option(heavy.options().get(option).toString(), names(heavy.itemsOf(option)));
        }
        return builder.build();
    }

    private static List<String> names(List<?> items) {
        return items.stream().map(Object::toString).toList();
    }

    /**
     * Counts.
     *
     * @return the number of solutions
     */
    @Benchmark
    public BigInteger count() {
        return DLX.search(problem).threads(threads).count().solutions();
    }
}
