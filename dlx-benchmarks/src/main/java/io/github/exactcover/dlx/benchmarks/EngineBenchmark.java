package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
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
 * Compares all engines on all instances of the suite, on one thread. The time includes setting up the engine and, for
 * {@link Engine#AUTO}, choosing it.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar EngineBenchmark
 * java -jar dlx-benchmarks/target/benchmarks.jar EngineBenchmark -p instance=langford-12 -p engine=AUTO
 * </pre>
 *
 * <p>An engine has no result for an instance that it cannot search, or that takes it more than
 * {@value Suite#TOO_LONG_SECONDS} seconds (see {@link Suite}); JMH goes on with the next one. If a search takes longer
 * than an iteration, the iteration is that one search. All instances together take about a quarter of an hour.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class EngineBenchmark {

    /** An instance of the suite. */
    @Param({
        "queens-14-pipe-organ",
        "queens-14",
        "queens-15-pipe-organ",
        "toroidal-queens-11",
        "toroidal-queens-13",
        "toroidal-queens-17",
        "latin-5",
        "quasigroup-30-300-2",
        "quasigroup-30-300-6",
        "quasigroup-30-300-7",
        "quasigroup-30-300-8",
        "quasigroup-30-378-1-first",
        "quasigroup-30-378-3-first",
        "quasigroup-30-378-4-first",
        "langford-12",
        "langford-13",
        "pentominoes-6x10",
        "pentominoes-8x8",
        "pentominoes-3x20",
        "soma",
        "sudoku-17-1",
        "sudoku-15",
        "dominoes-8x8",
        "steiner-13-1",
        "steiner-15-2",
        "matchings-16",
        "factorizations-8-0",
        "factorizations-10-2",
        "three-dimensional-30-260-1",
        "words-5x5-600-1",
        "de-bruijn-3-3",
        "macmahon-4x6-3",
        "mycielski-4-7",
        "queens-graph-7-7",
        "queens-graph-8-8"
    })
    public String instance = "queens-8";

    /** The engine; JMH tries every engine. */
    @Param
    public Engine engine = Engine.AUTO;

    private ExactCoverProblem<?, ?> problem = Suite.problem(instance);

    /** Called by JMH. */
    public EngineBenchmark() {}

    /**
     * Called by JMH.
     *
     * @throws IllegalStateException if this engine takes too long for this instance
     */
    @Setup
    public void build() {
        Suite.refuseTooLong(instance, engine);
        problem = Suite.problem(instance);
    }

    private SearchResult search() {
        Search<?, ?> search = DLX.search(problem).engine(engine);
        long limit = Suite.limit(instance);
        return (limit == Long.MAX_VALUE ? search : search.limit(limit)).count();
    }

    /**
     * Counts, and checks the count: the time of a wrong count is worth nothing.
     *
     * @param cost records nodes and updates
     * @return the number of solutions
     */
    @Benchmark
    public BigInteger count(SearchCost cost) {
        SearchResult result = search();
        cost.set(result.statistics());
        Suite.check(instance, result.solutions().longValueExact(), "Engine " + engine);
        return result.solutions();
    }
}
