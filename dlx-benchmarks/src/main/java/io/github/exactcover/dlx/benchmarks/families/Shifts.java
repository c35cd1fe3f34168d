package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Shifts for a day that has periods: which of them should be worked, so that in each period as many people work as are
 * needed, or one more, and all cost as little as possible?
 *
 * <pre>{@code
 * System.out.println(Cheapest.of(Shifts.of(20, 1)).find().isProven()); // true
 * }</pre>
 *
 * <p>As exact cover with bounds: each period is an item. A shift is four to nine periods with a break in one of them.
 */
public final class Shifts {

    private static final int SHORTEST = 4;
    private static final int LONGEST = 9;

    /** With how many breaks each shift comes. */
    private static final int BREAKS = 2;

    private Shifts() {}

    /**
     * The problem.
     *
     * @param periods the number of periods, from 10 to 500
     * @param seed the seed for what is needed and what shifts cost
     * @return a new problem
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int periods, int seed) {
        Sizes.check("a number of periods", periods, 10, 500);
        Random random = new Random(seed);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int period = 0; period < periods; period++) {
            double busy = 3.5 + 2.5 * Math.sin(4 * Math.PI * period / periods) + 2 * random.nextDouble() - 1;
            int needed = (int) Math.max(0, Math.round(busy));
            builder.bounded("period-" + period, needed, needed + 1);
        }
        for (int from = 0; from <= periods - SHORTEST; from++) {
            int start = from;
            for (int length = SHORTEST; length <= Math.min(LONGEST, periods - from); length++) {
                int end = from + length;
                int cost = 10 * length + 15 + random.nextInt(10);
                random.ints(from + 1, end - 1).distinct().limit(BREAKS).forEach(pause -> {
                    String[] items = IntStream.range(start, end)
                            .filter(period -> period != pause)
                            .mapToObj(period -> "period-" + period)
                            .toArray(String[]::new);
                    builder.option(
                            start + "-" + (end - 1) + " without " + pause,
                            spec -> spec.covers(items).costs(cost));
                });
            }
        }
        return builder.build();
    }
}
