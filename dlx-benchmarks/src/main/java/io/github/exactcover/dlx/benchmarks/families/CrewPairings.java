package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Set partitioning with costs: flights, and pairings of two to six flights that a crew could take. Each flight is in
 * one of the pairings that are chosen, which should cost little.
 *
 * <pre>{@code
 * System.out.println(Cheapest.of(CrewPairings.of(30, 500, 1)).find().isProven()); // true
 * }</pre>
 *
 * <p>The flights of a pairing are near one another in time. A pairing costs a fixed amount, something for each flight,
 * and something for the time between the first and the last one.
 */
public final class CrewPairings {

    private static final int LONGEST = 6;

    private CrewPairings() {}

    /**
     * The problem.
     *
     * @param flights the number of flights, from 10 to 1000
     * @param pairings the number of pairings, from {@code flights} to {@code 200 * flights}, and not more than there
     *     are: a few hundred for 10 flights, some 1,700 for 35
     * @param seed the seed for the pairings and costs
     * @return a new problem; it has a solution
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int flights, int pairings, int seed) {
        Sizes.check("a number of flights", flights, 10, 1000);
        Sizes.check("a number of pairings", pairings, flights, 200 * flights);
        Random random = new Random(seed);
        Set<Set<Integer>> drawn = new LinkedHashSet<>(RandomSets.hidden(flights, 2, LONGEST, random));
        int hidden = drawn.size();
        long others =
                drawn.stream().filter(pairing -> !canBeDrawn(flights, pairing)).count();
        Sizes.check("a number of pairings", pairings, flights, drawable(flights) + others);
        while (drawn.size() < pairings) {
            drawn.add(pairing(flights, RandomSets.size(2, LONGEST, random), random));
        }
        List<Set<Integer>> all = new ArrayList<>(drawn);
        // The hidden ones take no account of time, so they are dear; they only make sure that there is a solution.
        Collections.shuffle(all.subList(hidden, all.size()), random);
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        IntStream.range(0, flights).forEach(flight -> builder.primary("f" + flight));
        for (Set<Integer> pairing : all) {
            List<String> items = pairing.stream().map(flight -> "f" + flight).toList();
            long cost = cost(pairing, random);
            builder.option(String.join(" ", items), spec -> spec.covers(items).costs(cost));
        }
        return builder.build();
    }

    private static Set<Integer> pairing(int flights, int size, Random random) {
        Set<Integer> pairing = new TreeSet<>();
        int flight = random.nextInt(flights);
        while (pairing.size() < size && flight < flights) {
            pairing.add(flight);
            flight += 1 + random.nextInt(widest(flights));
        }
        return pairing;
    }

    /** How far a flight of a pairing can be from the one before. */
    private static int widest(int flights) {
        return Math.max(2, flights / 12);
    }

    /** Whether it can be drawn: flights near one another, or a single one that may have none after it. */
    private static boolean canBeDrawn(int flights, Set<Integer> pairing) {
        List<Integer> sorted = List.copyOf(new TreeSet<>(pairing));
        return sorted.size() == 1
                ? sorted.get(0) >= flights - widest(flights)
                : IntStream.range(1, sorted.size())
                        .allMatch(place -> sorted.get(place) - sorted.get(place - 1) <= widest(flights));
    }

    /** How many pairings can be drawn. */
    private static long drawable(int flights) {
        long drawable = widest(flights);
        long[] endingAt = new long[flights];
        Arrays.fill(endingAt, 1);
        for (int size = 2; size <= LONGEST; size++) {
            long[] longer = new long[flights];
            for (int last = 0; last < flights; last++) {
                for (int before = Math.max(0, last - widest(flights)); before < last; before++) {
                    longer[last] += endingAt[before];
                }
            }
            endingAt = longer;
            drawable += Arrays.stream(endingAt).sum();
        }
        return drawable;
    }

    private static long cost(Set<Integer> pairing, Random random) {
        int first = Collections.min(pairing);
        int last = Collections.max(pairing);
        return 100 + 40L * pairing.size() + 2L * (last - first) + random.nextInt(120);
    }
}
