package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.benchmarks.peers.JanetSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuFile;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import io.github.exactcover.dlx.problems.sudoku.SudokuSolver;
import java.io.StringReader;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Finds out of Sudokus, from their text and on one thread, that they have exactly one solution: the time for each.
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
@Measurement(iterations = 5, time = 2)
public class SudokuBenchmark {

    private static final SudokuSolver SOLVER = SudokuSolver.of(SudokuRules.of(9));

    /** Which Sudokus. */
    @Param
    public SudokuSet set = SudokuSet.MINIMAL;

    private List<String> lines = List.of();
    private String file = "";

    /** Called by JMH. */
    public SudokuBenchmark() {}

    /** Makes the Sudokus. */
    @Setup
    public void prepare() {
        lines = set.lines();
        file = String.join("\n", lines);
    }

    /**
     * As a stream from a file, with the problem of the empty Sudoku, which is built once for all.
     *
     * @return how many have one solution: all
     */
    @Benchmark
    @OperationsPerInvocation(SudokuSet.SIZE)
    public long stream() {
        return SudokuFile.read(new StringReader(file))
                .filter(sudoku -> SOLVER.solutions(sudoku, 2).size() == 1)
                .count();
    }

    /**
     * With a problem built for each.
     *
     * @return how many have one solution: all
     */
    @Benchmark
    @OperationsPerInvocation(SudokuSet.SIZE)
    public long aProblemForEach() {
        return lines.stream()
                .filter(line -> DLX.search(Sudoku.of(line).problem())
                                .analysis()
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
    @OperationsPerInvocation(SudokuSet.SIZE)
    public long janetSudoku() {
        return lines.stream().filter(JanetSudoku::isUnique).count();
    }
}
