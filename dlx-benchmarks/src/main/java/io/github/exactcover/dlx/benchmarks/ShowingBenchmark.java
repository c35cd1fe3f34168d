package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.benchmarks.families.NamedProblems;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
import org.openjdk.jmh.infra.Blackhole;

/**
 * Shows all solutions, in the ways that users ask for them. The first instances have so many solutions that to
 * show them is all the work; in the last ones the work is in the search.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar ShowingBenchmark
 * java -jar dlx-benchmarks/target/benchmarks.jar ShowingBenchmark.visitor -p instance=matchings-18
 * </pre>
 *
 * <p>Two threads need two idle processors. The whole takes about 20 minutes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class ShowingBenchmark {

    /** A name that {@link NamedProblems} has. */
    @Param({
        "matchings-16",
        "dominoes-8x8",
        "langford-12",
        "queens-14",
        "queens-15-pipe-organ",
        "pentominoes-6x10",
        "macmahon-4x6-3"
    })
    public String instance = "queens-8";

    private ExactCoverProblem<?, ?> problem = NamedProblems.get(instance);

    /** Called by JMH. */
    public ShowingBenchmark() {}

    /** Called by JMH. */
    @Setup
    public void build() {
        problem = NamedProblems.get(instance);
    }

    /**
     * Counts by search, and shows nothing: what the other methods add to.
     *
     * @param cost the number of solutions
     * @return the number of solutions
     */
    @Benchmark
    public long count(SearchCost cost) {
        SearchResult result = DLX.search(problem).count();
        return checked(result.solutions().longValueExact(), cost);
    }

    /**
     * A visitor that only counts.
     *
     * @param cost the number of solutions
     * @return the number of solutions
     */
    @Benchmark
    public long visitor(SearchCost cost) {
        return shown(DLX.search(problem), cost);
    }

    /**
     * A visitor that only counts, of a search with a time-out.
     *
     * @param cost the number of solutions
     * @return the number of solutions
     */
    @Benchmark
    public long timeout(SearchCost cost) {
        return shown(DLX.search(problem).timeout(Duration.ofHours(1)), cost);
    }

    /**
     * A visitor that only counts, of a search by two threads.
     *
     * @param cost the number of solutions
     * @return the number of solutions
     */
    @Benchmark
    public long twoThreads(SearchCost cost) {
        return shown(DLX.search(problem).threads(2), cost);
    }

    private long shown(Search<?, ?> search, SearchCost cost) {
        long[] count = new long[1];
        search.solve(solution -> {
            count[0]++;
            return Visit.CONTINUE;
        });
        return checked(count[0], cost);
    }

    /**
     * A visitor that looks at each option of each solution.
     *
     * @param reader takes the options
     * @param cost the number of solutions
     * @return the number of solutions
     */
    @Benchmark
    public long options(Blackhole reader, SearchCost cost) {
        long[] count = new long[1];
        DLX.forEach(problem, solution -> {
            count[0]++;
            solution.options().forEach(reader::consume);
        });
        return checked(count[0], cost);
    }

    /**
     * A visitor that makes a text of each solution.
     *
     * @param reader takes the texts
     * @param cost the number of solutions
     * @return the number of solutions
     */
    @Benchmark
    public long texts(Blackhole reader, SearchCost cost) {
        long[] count = new long[1];
        StringBuilder text = new StringBuilder();
        DLX.forEach(problem, solution -> {
            count[0]++;
            text.setLength(0);
            solution.options().forEach(option -> text.append(option).append(' '));
            reader.consume(text.toString());
        });
        return checked(count[0], cost);
    }

    /**
     * The same, in the order of the search, and only what has changed since the solution before is written anew.
     *
     * @param reader takes the texts
     * @param cost the number of solutions
     * @return the number of solutions
     */
    @Benchmark
    public long changedTexts(Blackhole reader, SearchCost cost) {
        long[] count = new long[1];
        StringBuilder text = new StringBuilder();
        int[] ends = new int[problem.options().size() + 1]; // Where the text of the first options ends.
        DLX.forEach(problem, solution -> {
            count[0]++;
            List<?> order = solution.searchOrder();
            int same = solution.firstChanged();
            text.setLength(ends[same]);
            for (int place = same; place < order.size(); place++) {
                text.append(order.get(place)).append(' ');
                ends[place + 1] = text.length();
            }
            reader.consume(text.toString());
        });
        return checked(count[0], cost);
    }

    /**
     * A stream that only counts.
     *
     * @param cost the number of solutions
     * @return the number of solutions
     */
    @Benchmark
    public long stream(SearchCost cost) {
        long[] count = new long[1];
        try (Stream<? extends Solution<?>> solutions = DLX.stream(problem)) {
            solutions.forEach(solution -> count[0]++);
        }
        return checked(count[0], cost);
    }

    /** A wrong number would make every time worthless. */
    private long checked(long count, SearchCost cost) {
        Suite.check(instance, count, "ShowingBenchmark");
        cost.setShown(count);
        return count;
    }
}
