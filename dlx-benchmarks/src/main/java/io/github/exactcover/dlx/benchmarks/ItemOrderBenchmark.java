package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.Engine;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.ItemOrder;
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
 * Compares pipe-organ order with natural order on queens and Latin squares, with MRV and without: the time, the nodes
 * and the updates of counting all solutions.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar ItemOrderBenchmark
 * java -jar dlx-benchmarks/target/benchmarks.jar ItemOrderBenchmark.mrv -p instance=queens-12
 * </pre>
 *
 * <p>{@code latin-10-60-empty} and {@code latin-12-72-empty} are measured with MRV only. Without it, one search takes
 * between a few seconds and many minutes.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(2)
@Warmup(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class ItemOrderBenchmark {

    /** A problem whose items are in one of the two orders. */
    @State(Scope.Benchmark)
    public abstract static class Instance {

        /** How the items are arranged. */
        @Param
        public ItemOrder order = ItemOrder.NATURAL;

        private ExactCoverProblem<?, ?> problem = NamedProblems.get("queens-8");

        Instance() {}

        abstract String name();

        /** Called by JMH. */
        @Setup
        public void build() {
            problem = NamedProblems.get(name(), order);
        }

        BigInteger count(ItemChoice choice, SearchCost cost) {
            SearchResult result = DLX.search(problem)
                    .engine(Engine.DANCING_LINKS)
                    .itemChoice(choice)
                    .count();
            cost.set(result.statistics());
            return result.solutions();
        }
    }

    /** The problems that {@link #mrv} counts. */
    @State(Scope.Benchmark)
    public static class MrvInstance extends Instance {

        /** Any name that {@link NamedProblems} has. */
        @Param({
            "queens-8",
            "queens-9",
            "queens-10",
            "queens-11",
            "queens-12",
            "queens-13",
            "queens-14",
            "latin-4",
            "latin-5",
            "latin-8-38-empty",
            "latin-10-60-empty",
            "latin-12-72-empty"
        })
        public String instance = "queens-8";

        /** Called by JMH. */
        public MrvInstance() {}

        @Override
        String name() {
            return instance;
        }
    }

    /** The problems that {@link #first} counts. */
    @State(Scope.Benchmark)
    public static class FirstInstance extends Instance {

        /** Any name that {@link NamedProblems} has. */
        @Param({
            "queens-8",
            "queens-9",
            "queens-10",
            "queens-11",
            "queens-12",
            "queens-13",
            "queens-14",
            "latin-4",
            "latin-5",
            "latin-8-38-empty"
        })
        public String instance = "queens-8";

        /** Called by JMH. */
        public FirstInstance() {}

        @Override
        String name() {
            return instance;
        }
    }

    /** Called by JMH. */
    public ItemOrderBenchmark() {}

    /**
     * Counts with {@link ItemChoice#MRV}.
     *
     * @param instance the problem
     * @param cost records nodes and updates
     * @return the number of solutions
     */
    @Benchmark
    public BigInteger mrv(MrvInstance instance, SearchCost cost) {
        return instance.count(ItemChoice.MRV, cost);
    }

    /**
     * Counts with {@link ItemChoice#FIRST}.
     *
     * @param instance the problem
     * @param cost records nodes and updates
     * @return the number of solutions
     */
    @Benchmark
    public BigInteger first(FirstInstance instance, SearchCost cost) {
        return instance.count(ItemChoice.FIRST, cost);
    }
}
