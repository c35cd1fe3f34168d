package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.benchmarks.peers.JanetSudoku;
import io.github.exactcover.dlx.feasibility.Feasibility;
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
 * Reads Sudokus from text and proves that each has exactly one solution, on one thread. The result is the time for one
 * Sudoku.
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

    /** The Sudokus to solve. */
    @Param
    public SudokuSet set = SudokuSet.MINIMAL;

    private List<String> lines = List.of();
    private String file = "";

    /** Called by JMH. */
    public SudokuBenchmark() {}

    /** Called by JMH. */
    @Setup
    public void prepare() {
        lines = set.lines();
        file = String.join("\n", lines);
    }

    /**
     * Reads a file as a stream, with a solver that builds the problem of the empty Sudoku only once.
     *
     * @return the number of Sudokus with one solution, which is all of them
     */
    @Benchmark
    @OperationsPerInvocation(SudokuSet.SIZE)
    public long stream() {
        return SudokuFile.read(new StringReader(file))
                .filter(sudoku -> SOLVER.solutions(sudoku, 2).size() == 1)
                .count();
    }

    /**
     * Builds a problem for each Sudoku.
     *
     * @return the number of Sudokus with one solution, which is all of them
     */
    @Benchmark
    @OperationsPerInvocation(SudokuSet.SIZE)
    public long aProblemForEach() {
        return lines.stream()
                .filter(line -> Feasibility.of(Sudoku.of(line).problem())
                                .uniqueness()
                                .solutions()
                                .size()
                        == 1)
                .count();
    }

    /**
     * Solves them with Janet Sudoku, which can do nothing but Sudokus.
     *
     * @return the number of Sudokus with one solution, which is all of them
     */
    @Benchmark
    @OperationsPerInvocation(SudokuSet.SIZE)
    public long janetSudoku() {
        return lines.stream().filter(JanetSudoku::isUnique).count();
    }
}
