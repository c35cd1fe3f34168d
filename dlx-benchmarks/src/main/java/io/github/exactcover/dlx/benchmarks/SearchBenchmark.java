package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import java.math.BigInteger;
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
 * Counts all solutions of well-known problems with dancing links, on one thread. The time includes setting up the
 * links, but not building the problem.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar SearchBenchmark
 * java -jar dlx-benchmarks/target/benchmarks.jar SearchBenchmark -p instance=langford-12
 * </pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(2)
@Warmup(iterations = 1, time = 3)
@Measurement(iterations = 3, time = 2)
public class SearchBenchmark {

    /** Any name that {@link NamedProblems} has. */
    @Param({"queens-14", "queens-14-pipe-organ", "pentominoes-6x10", "langford-12"})
    public String instance = "queens-8";

    private ExactCoverProblem<?, ?> problem = NamedProblems.get(instance);

    /** Called by JMH. */
    public SearchBenchmark() {}

    /** Called by JMH. */
    @Setup
    public void build() {
        problem = NamedProblems.get(instance);
    }

    /**
     * Counts.
     *
     * @param cost records nodes and updates
     * @return the number of solutions
     */
    @Benchmark
    public BigInteger count(SearchCost cost) {
        SearchResult result = DLX.search(problem)
                .engine(Engine.DANCING_LINKS)
                .itemChoice(ItemChoice.MRV)
                .count();
        cost.set(result.statistics());
        return result.solutions();
    }
}
