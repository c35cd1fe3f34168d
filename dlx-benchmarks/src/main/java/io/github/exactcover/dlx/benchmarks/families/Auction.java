package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * An auction of goods, in which each bid is for several goods together. Which bids should win, so that they pay as much
 * as possible? What a bid pays counts as a negative cost.
 *
 * <pre>{@code
 * System.out.println(Cheapest.of(Auction.of(20, 100, 1)).find().isProven()); // true
 * }</pre>
 *
 * <p>As exact cover: the goods are items with the bounds 0 and 1, since they need not be bought. A good is worth 10 to
 * 40. A bid is for two to six goods near one another, and pays 0.8 to 1.2 times what they are worth.
 */
public final class Auction {

    private static final int LONGEST = 6;

    private Auction() {}

    /**
     * The problem.
     *
     * @param goods the number of goods, from 10 to 1,000
     * @param bids the number of bids, from 1 to 9,999, since a number in the name of a problem has four digits at most
     * @param seed the seed for the bids
     * @return a new problem, whose options are written as their number
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, Integer> of(int goods, int bids, int seed) {
        Sizes.check("a number of goods", goods, 10, 1000);
        Sizes.check("a number of bids", bids, 1, 9999);
        Random random = new Random(seed);
        int[] worth = random.ints(goods, 10, 41).toArray();
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        IntStream.range(0, goods).forEach(good -> builder.bounded("g" + good, 0, 1));
        for (int bid = 0; bid < bids; bid++) {
            int from = random.nextInt(goods);
            Set<Integer> set = RandomSets.set(Math.min(goods, 40), RandomSets.size(2, LONGEST, random), random);
            int[] wanted =
                    set.stream().mapToInt(place -> (from + place) % goods).toArray();
            double value = IntStream.of(wanted).map(good -> worth[good]).sum() * (0.8 + 0.4 * random.nextDouble());
            String[] items = IntStream.of(wanted).mapToObj(good -> "g" + good).toArray(String[]::new);
            builder.option(bid, spec -> spec.covers(items).costs(-Math.round(value)));
        }
        return builder.build();
    }
}
