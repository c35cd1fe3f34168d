package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.Analysis.Uniqueness;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuGenerator;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * How long {@code uniqueness()} takes as the first call in a JVM, and later. A game often asks it once. The program
 * makes Sudokus and killer Sudokus that have one solution, and starts a JVM for each.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.FirstCalls [PUZZLES]
 * </pre>
 *
 * <p>PUZZLES is the number of each kind, 200 if it is left out. A time is the processor time of the thread that calls,
 * from the text of the puzzle to the answer.
 */
public final class FirstCalls {

    private static final int CALLS = 100;

    private FirstCalls() {}

    /**
     * The program, or with two arguments the JVM for one puzzle.
     *
     * @param args the number of puzzles, or nothing; or a kind and a puzzle
     * @throws Exception if a JVM cannot be started
     */
    public static void main(String[] args) throws Exception {
        if (args.length == 2) {
            ask(args[0], args[1]);
            return;
        }
        int puzzles = args.length == 0 ? 200 : Integer.parseInt(args[0]);
        SudokuGenerator generator = SudokuGenerator.of(SudokuRules.of(9));
        Stream<String> sudokus =
                seeds().mapToObj(seed -> generator.generate(seed, 0).grid().toLine());
        Stream<String> killers = seeds().mapToObj(
                        seed -> cages(generator.generate(seed, 81).grid(), new Random(seed)))
                .filter(cages -> isUnique(KillerSudoku.of(cages)));
        System.out.println("| puzzle | call | median | 90 % |\n|---|---|---|---|");
        measure("Sudoku", sudokus.limit(puzzles).toList());
        measure("killer Sudoku", killers.limit(puzzles).toList());
    }

    private static LongStream seeds() {
        return LongStream.iterate(1, seed -> seed + 1);
    }

    /** Divides a grid into cages of up to four cells, each a path, and gives a line for each. */
    private static String cages(SudokuGrid grid, Random random) {
        List<Integer> free = new ArrayList<>(IntStream.range(0, 81).boxed().toList());
        Collections.shuffle(free, random);
        StringBuilder text = new StringBuilder();
        while (!free.isEmpty()) {
            BitSet symbols = new BitSet();
            StringBuilder cells = new StringBuilder();
            int size = 2 + random.nextInt(3);
            for (int cell = free.get(0);
                    cell >= 0 && symbols.cardinality() < size;
                    cell = next(cell, grid, free, symbols)) {
                free.remove((Integer) cell);
                symbols.set(symbol(grid, cell));
                cells.append(" r").append(cell / 9 + 1).append('c').append(cell % 9 + 1);
            }
            text.append(symbols.stream().sum()).append(cells).append('\n');
        }
        return text.toString();
    }

    /** A free cell beside this one, with a symbol that is not in the cage; negative if there is none. */
    private static int next(int cell, SudokuGrid grid, List<Integer> free, BitSet symbols) {
        return free.stream()
                .filter(other -> Math.abs(cell / 9 - other / 9) + Math.abs(cell % 9 - other % 9) == 1)
                .filter(other -> !symbols.get(symbol(grid, other)))
                .findFirst()
                .orElse(-1);
    }

    private static int symbol(SudokuGrid grid, int cell) {
        return grid.symbolAt(cell / 9, cell % 9);
    }

    private static void measure(String kind, List<String> puzzles) throws IOException, InterruptedException {
        List<double[]> times = new ArrayList<>();
        for (String puzzle : puzzles) {
            times.add(timesInFreshJvm(kind, puzzle));
        }
        for (int call : new int[] {1, 2, 10, CALLS}) {
            double[] sorted =
                    times.stream().mapToDouble(all -> all[call - 1]).sorted().toArray();
            double median = sorted[sorted.length / 2];
            System.out.printf("| %s | %d | %.1f ms | %.1f ms |%n", kind, call, median, sorted[sorted.length * 9 / 10]);
        }
    }

    private static double[] timesInFreshJvm(String kind, String puzzle) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        Process process = new ProcessBuilder(java, "-cp", classPath, FirstCalls.class.getName(), kind, puzzle)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException("A JVM failed on the " + kind + " " + puzzle);
        }
        return Arrays.stream(printed.split("\\s+"))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    private static void ask(String kind, String puzzle) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        StringBuilder times = new StringBuilder();
        for (int call = 0; call < CALLS; call++) {
            long start = threads.getCurrentThreadCpuTime();
            isUnique(kind.equals("Sudoku") ? Sudoku.of(puzzle) : KillerSudoku.of(puzzle));
            times.append((threads.getCurrentThreadCpuTime() - start) / 1e6).append(' ');
        }
        System.out.println(times);
    }

    private static boolean isUnique(ProblemModel<?, ?> model) {
        return DLX.search(model.problem()).analysis().uniqueness().kind() == Uniqueness.Kind.UNIQUE;
    }
}
