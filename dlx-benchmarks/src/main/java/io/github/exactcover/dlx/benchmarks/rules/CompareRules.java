package io.github.exactcover.dlx.benchmarks.rules;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * How long dlx-model and choco-solver take for the same variables and rules: to build a model and find the first
 * solution, and to build it and count all. Puzzles with several solutions have a table of their own.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.rules.CompareRules [ROUNDS] [NAME]
 * </pre>
 *
 * <p>Both take turns in one JVM; the table has the median of the later half of the rounds, in processor time of the
 * thread that calls. It stops if the two count differently. A count that takes longer than a minute is given up. Its
 * time has a {@code >} before it; on a busy machine, it is less than a minute.
 */
public final class CompareRules {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The most for a call. */
    private static final int SECONDS = 60;

    /** No more rounds begin when the calls of one puzzle have taken so many milliseconds. */
    private static final double MOST_REPEATED = 15_000;

    private static final List<Supplier<Rules>> SOLVERS = List.of(DlxRules::new, ChocoRules::new);

    private CompareRules() {}

    /**
     * Prints the tables.
     *
     * @param args how often each call is made at most, 10 if it is left out, which is not warm; then the puzzles, or
     *     all
     */
    public static void main(String[] args) {
        int rounds = args.length == 0 ? 10 : Integer.parseInt(args[0]);
        List<String> names = List.of(args).subList(Math.min(1, args.length), args.length);
        print("Several solutions", Puzzles.withSeveralSolutions(), names, rounds);
        print("One solution", Puzzles.withOneSolution(), names, rounds);
    }

    /** Some puzzles, or all if there are no names. */
    private static void print(String title, Map<String, Consumer<Rules>> puzzles, List<String> names, int rounds) {
        System.out.printf(
                "%n## %s%n%n| puzzle | solutions | first: dlx | choco | dlx / choco |"
                        + " count: dlx | choco | choco / dlx |%n|:--|--:|--:|--:|--:|--:|--:|--:|%n",
                title);
        List<Double> slower = new ArrayList<>();
        List<Double> faster = new ArrayList<>();
        puzzles.forEach((name, puzzle) -> {
            if (names.isEmpty() || names.contains(name)) {
                Turns found = new Turns(name, puzzle, rules -> rules.isPossible() ? 1 : 0, rounds);
                Turns counted = new Turns(name, puzzle, rules -> rules.count(SECONDS), rounds);
                slower.add(found.time(0) / found.time(1));
                faster.add(counted.time(1) / counted.time(0));
                System.out.printf(
                        "| %s | %,d | %.2f | %.2f | %.2f | %s | %s | %s%.2f |%n",
                        name,
                        counted.answer,
                        found.time(0),
                        found.time(1),
                        slower.get(slower.size() - 1),
                        counted.text(0),
                        counted.text(1),
                        counted.isOpen[1] ? "> " : "",
                        faster.get(faster.size() - 1));
            }
        });
        System.out.printf(
                "%nGeometric means of %d: first, dlx / choco %.2f; count, choco / dlx %.2f%n",
                slower.size(), mean(slower), mean(faster));
    }

    private static double mean(List<Double> ratios) {
        return Math.exp(ratios.stream().mapToDouble(Math::log).average().orElse(0));
    }

    /** Calls of both solvers in turns, with their times in milliseconds. */
    private static final class Turns {

        private final List<List<Double>> times = List.of(new ArrayList<>(), new ArrayList<>());

        /** Of each solver, whether it gave up. */
        private final boolean[] isOpen = new boolean[2];

        private long answer = -1;
        private double sum;

        Turns(String name, Consumer<Rules> puzzle, ToLongFunction<Rules> question, int rounds) {
            for (int round = 0; round < rounds && sum < MOST_REPEATED; round++) {
                for (int solver = 0; solver < times.size(); solver++) {
                    long start = THREADS.getCurrentThreadCpuTime();
                    Rules rules = SOLVERS.get(solver).get();
                    puzzle.accept(rules);
                    long own = question.applyAsLong(rules);
                    double time = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
                    note(name, own);
                    isOpen[solver] |= own < 0;
                    times.get(solver).add(time);
                    sum += time;
                }
            }
        }

        /** A negative answer is none. */
        private void note(String name, long other) {
            if (answer >= 0 && other >= 0 && answer != other) {
                throw new IllegalStateException(name + " has " + answer + " solutions, or " + other);
            }
            answer = Math.max(answer, other);
        }

        /** The median of the later half. */
        double time(int solver) {
            List<Double> all = times.get(solver);
            List<Double> later =
                    all.subList(all.size() / 2, all.size()).stream().sorted().toList();
            return later.get(later.size() / 2);
        }

        String text(int solver) {
            return String.format("%s%.2f", isOpen[solver] ? "> " : "", time(solver));
        }
    }
}
