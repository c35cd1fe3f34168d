package io.github.exactcover.dlx.benchmarks.rules;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * How long dlx-model and choco-solver take for the same variables and rules: to build a model and find the first
 * solution, and to build it and count all.
 *
 * <pre>
 * java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.rules.CompareRules [ROUNDS] [NAME]
 * </pre>
 *
 * <p>Both take turns in one JVM; the table has the median of the later half of the rounds, in processor time of the
 * thread that calls. It stops if the two count differently. A count that takes longer than a minute is given up, and
 * its time is that minute.
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
     * Prints the table.
     *
     * @param args how often each call is made at most, 10 if it is left out, which is not warm; then the puzzles, or
     *     all
     */
    public static void main(String[] args) {
        int rounds = args.length == 0 ? 10 : Integer.parseInt(args[0]);
        List<String> names = args.length < 2
                ? List.copyOf(Puzzles.all().keySet())
                : List.of(args).subList(1, args.length);
        System.out.println(
                "| puzzle | solutions | first: dlx | choco | dlx / choco | count: dlx | choco | choco / dlx |\n"
                        + "|:--|--:|--:|--:|--:|--:|--:|--:|");
        double first = 0;
        double count = 0;
        for (String name : names) {
            Turns found = new Turns(name, rules -> rules.isPossible() ? 1 : 0, rounds);
            Turns counted = new Turns(name, rules -> rules.count(SECONDS), rounds);
            double slower = found.time(0) / found.time(1);
            double faster = counted.time(1) / counted.time(0);
            System.out.printf(
                    "| %s | %,d | %.2f | %.2f | %.2f | %.2f | %.2f | %.2f |%n",
                    name,
                    counted.answer,
                    found.time(0),
                    found.time(1),
                    slower,
                    counted.time(0),
                    counted.time(1),
                    faster);
            first += Math.log(slower);
            count += Math.log(faster);
        }
        System.out.printf(
                "%nGeometric means: first, dlx / choco %.2f; count, choco / dlx %.2f%n",
                Math.exp(first / names.size()), Math.exp(count / names.size()));
    }

    /** Calls of both solvers in turns, with their times in milliseconds. */
    private static final class Turns {

        private final List<List<Double>> times = List.of(new ArrayList<>(), new ArrayList<>());
        private long answer = -1;
        private double sum;

        Turns(String name, ToLongFunction<Rules> question, int rounds) {
            Consumer<Rules> puzzle = Objects.requireNonNull(Puzzles.all().get(name));
            for (int round = 0; round < rounds && sum < MOST_REPEATED; round++) {
                for (int solver = 0; solver < times.size(); solver++) {
                    long start = THREADS.getCurrentThreadCpuTime();
                    Rules rules = SOLVERS.get(solver).get();
                    puzzle.accept(rules);
                    note(name, question.applyAsLong(rules));
                    double time = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
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
    }
}
