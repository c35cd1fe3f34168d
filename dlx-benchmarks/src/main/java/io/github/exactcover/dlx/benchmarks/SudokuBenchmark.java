package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.benchmarks.peers.JanetSudoku;
import io.github.exactcover.dlx.problems.Sudoku;
import io.github.exactcover.dlx.problems.SudokuGenerator;
import io.github.exactcover.dlx.problems.SudokuRules;
import io.github.exactcover.dlx.problems.SudokuSolver;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Finds out of Sudokus without needless clues, from their text, that they have exactly one solution: the time for each.
 *
 * <pre>
 * java -jar dlx-benchmarks/target/benchmarks.jar SudokuBenchmark
 * </pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 2)
public class SudokuBenchmark {

    static final int SUDOKUS = 50;

    private final List<String> lines = lines(SUDOKUS);
    private final SudokuSolver solver = SudokuSolver.of(SudokuRules.of(9));

    /** Called by JMH. */
    public SudokuBenchmark() {}

    /** New Sudokus, always the same. */
    static List<String> lines(int number) {
        SudokuGenerator generator = SudokuGenerator.of(SudokuRules.of(9));
        return IntStream.range(0, number)
                .mapToObj(seed -> generator.generate(seed, 0).toString())
                .toList();
    }

    /**
     * With the problem of the empty Sudoku, which is built once.
     *
     * @return how many have one solution: all
     */
    @Benchmark
    @OperationsPerInvocation(SUDOKUS)
    public long oneProblemForAll() {
        return lines.stream()
                .filter(line -> solver.solutions(Sudoku.of(line), 2).size() == 1)
                .count();
    }

    /**
     * With a problem built for each.
     *
     * @return how many have one solution: all
     */
    @Benchmark
    @OperationsPerInvocation(SUDOKUS)
    public long aProblemForEach() {
        return lines.stream()
                .filter(line -> DLX.search(Sudoku.of(line).problem())
                                .uniqueness()
                                .solutions()
                                .size()
                        == 1)
                .count();
    }

    /**
     * With a program that can do nothing else.
     *
     * @return how many have one solution: all
     */
    @Benchmark
    @OperationsPerInvocation(SUDOKUS)
    public long janetSudoku() {
        return lines.stream().filter(JanetSudoku::isUnique).count();
    }
}
