package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.Random;

/**
 * Facility location: which places should open, and which of them serves each customer, so that opening and ways cost
 * least? A place serves so many customers at most.
 *
 * <pre>{@code
 * System.out.println(Cheapest.of(FacilityLocation.of(6, 12, 12, 1)).find().isProven()); // true
 * }</pre>
 *
 * <p>As exact cover with colors: each customer and each place is an item. A place is open or closed, which is the color
 * of a secondary item, and a place that serves a customer is open. Places and customers lie at random in a square, and
 * a way costs its length.
 */
public final class FacilityLocation {

    private static final int SIDE = 100;

    private FacilityLocation() {}

    /**
     * The problem.
     *
     * @param places the number of places, from 2 to 100
     * @param customers the number of customers, from 2 to 500
     * @param capacity how many customers a place serves at most, at least 1
     * @param seed the seed for the places, the customers and what opening costs
     * @return a new problem
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int places, int customers, int capacity, int seed) {
        Sizes.check("a number of places", places, 2, 100);
        Sizes.check("a number of customers", customers, 2, 500);
        Sizes.check("a capacity", capacity, 1, 500);
        Random random = new Random(seed);
        double[] across = random.doubles(places + customers, 0, SIDE).toArray();
        double[] along = random.doubles(places + customers, 0, SIDE).toArray();
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int place = 0; place < places; place++) {
            builder.primary("place-" + place);
            builder.bounded("served-by-" + place, 0, capacity);
            builder.secondary("state-" + place);
        }
        for (int customer = 0; customer < customers; customer++) {
            builder.primary("customer-" + customer);
        }
        for (int place = 0; place < places; place++) {
            String item = "place-" + place;
            String state = "state-" + place;
            int opening = SIDE / 2 + random.nextInt(SIDE);
            builder.option(
                    "open " + place,
                    spec -> spec.covers(item).colors(state, "open").costs(opening));
            builder.option("close " + place, spec -> spec.covers(item).colors(state, "closed"));
            for (int customer = 0; customer < customers; customer++) {
                int home = places + customer;
                long way = Math.round(Math.hypot(across[place] - across[home], along[place] - along[home]));
                String[] items = {"customer-" + customer, "served-by-" + place};
                builder.option(
                        customer + " by " + place,
                        spec -> spec.covers(items).colors(state, "open").costs(way));
            }
        }
        return builder.build();
    }
}
