package io.github.exactcover.dlx.benchmarks;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.benchmarks.families.Nonogram;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Uniqueness;
import io.github.exactcover.dlx.problems.sudoku.KillerSudoku;
import io.github.exactcover.dlx.problems.sudoku.Sudoku;
import io.github.exactcover.dlx.problems.sudoku.SudokuGenerator;
import io.github.exactcover.dlx.problems.sudoku.SudokuGrid;
import io.github.exactcover.dlx.problems.sudoku.SudokuRules;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * How long it takes to build a puzzle and ask for its {@code uniqueness()}, as the first call in a JVM, and later. A
 * game asks it once; a program that makes puzzles asks it thousands of times. The program makes Sudokus, killer Sudokus
 * and nonograms of about 1,000 options that have one solution, and starts a JVM for each. In a JVM all puzzles of a
 * kind are asked one after the other, several times.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.FirstCalls [PUZZLES] [JVMS]
 * </pre>
 *
 * <p>PUZZLES is the number of each kind, 200 if it is left out, and JVMS the number of JVMs for each kind, 20 if it is
 * left out. A time is the processor time of the thread that calls, from the text of the puzzle to the answer. The table
 * has the median of all JVMs.
 */
public final class FirstCalls {

    private static final List<String> KINDS = List.of("Sudoku", "killer Sudoku", "nonogram");

    /** How often a JVM asks each puzzle; what it asks in the last round is compiled. */
    private static final int ROUNDS = 25;

    private FirstCalls() {}

    /**
     * The program, or with three arguments a JVM that asks puzzles.
     *
     * @param args the numbers of puzzles and of JVMs, or nothing; or a kind, a file of puzzles, and which one is first
     * @throws Exception if a JVM cannot be started
     */
    public static void main(String[] args) throws Exception {
        if (args.length == 3) {
            ask(args[0], Files.readAllLines(Path.of(args[1])), Integer.parseInt(args[2]));
            return;
        }
        int puzzles = args.length < 1 ? 200 : Integer.parseInt(args[0]);
        int jvms = args.length < 2 ? 20 : Integer.parseInt(args[1]);
        System.out.println("| puzzle | call 1 | 2 | 10 | 101 to 200 | last of " + ROUNDS + " rounds |\n"
                + "|---|--:|--:|--:|--:|--:|");
        Path file = Files.createTempFile("puzzles", ".txt");
        for (String kind : KINDS) {
            Files.write(
                    file,
                    LongStream.iterate(1, seed -> seed + 1)
                            .mapToObj(seed -> puzzle(kind, seed))
                            .filter(puzzle -> isUnique(kind, puzzle))
                            .limit(puzzles)
                            .toList());
            measure(kind, file, puzzles, jvms);
        }
        Files.delete(file);
    }

    /** A puzzle in one line; it may have several solutions. */
    private static String puzzle(String kind, long seed) {
        if (kind.equals("nonogram")) {
            return Nonogram.random(12, seed);
        }
        SudokuGenerator generator = SudokuGenerator.of(SudokuRules.of(9));
        return kind.equals("Sudoku")
                ? generator.generate(seed, 0).grid().toLine()
                : cages(generator.generate(seed, 81).grid(), new Random(seed));
    }

    /** Divides a grid into cages of up to four cells, each a path. */
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
            text.append(symbols.stream().sum()).append(cells).append(';');
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

    private static void measure(String kind, Path file, int puzzles, int jvms)
            throws IOException, InterruptedException {
        List<double[]> times = new ArrayList<>();
        for (int jvm = 0; jvm < jvms; jvm++) {
            double[] calls = timesInFreshJvm(kind, file, jvm % puzzles);
            times.add(new double[] {
                calls[0],
                calls[1],
                calls[Math.min(10, calls.length) - 1],
                median(Arrays.copyOfRange(calls, Math.min(100, calls.length - 1), Math.min(200, calls.length))),
                median(Arrays.copyOfRange(calls, calls.length - puzzles, calls.length))
            });
        }
        System.out.print("| " + kind);
        for (int column = 0; column < 5; column++) {
            int at = column;
            System.out.printf(
                    " | %.2f ms",
                    median(times.stream().mapToDouble(all -> all[at]).toArray()));
        }
        System.out.println(" |");
    }

    private static double median(double[] times) {
        Arrays.sort(times);
        return times[times.length / 2];
    }

    private static double[] timesInFreshJvm(String kind, Path file, int first)
            throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        Process process = new ProcessBuilder(
                        java, "-cp", classPath, FirstCalls.class.getName(), kind, file.toString(), "" + first)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IllegalStateException("A JVM failed on puzzles of the kind " + kind);
        }
        return Arrays.stream(printed.split("\\s+"))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    private static void ask(String kind, List<String> puzzles, int first) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        double[] times = new double[ROUNDS * puzzles.size()];
        for (int call = 0; call < times.length; call++) {
            String puzzle = puzzles.get((first + call) % puzzles.size());
            long start = threads.getCurrentThreadCpuTime();
            isUnique(kind, puzzle);
            times[call] = (threads.getCurrentThreadCpuTime() - start) / 1e6;
        }
        StringBuilder printed = new StringBuilder();
        for (double time : times) {
            printed.append(time).append(' ');
        }
        System.out.println(printed);
    }

    private static boolean isUnique(String kind, String puzzle) {
        ExactCoverProblem<?, ?> problem = kind.equals("nonogram")
                ? Nonogram.of(puzzle)
                : kind.equals("Sudoku")
                        ? Sudoku.of(puzzle).problem()
                        : KillerSudoku.of(puzzle.replace(';', '\n')).problem();
        return Feasibility.of(problem).uniqueness().kind() == Uniqueness.Kind.UNIQUE;
    }
}
