package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Tours of vans that start and end at a depot: each customer is on one of the tours that are chosen, and they should be
 * short. A tour has one to six customers, who are near one another, and there are not enough vans for short tours.
 *
 * <pre>{@code
 * System.out.println(Cheapest.of(DeliveryTours.of(20, 400, 1)).find().isProven()); // true
 * }</pre>
 *
 * <p>As exact cover: the customers are primary items, and the vans are an item with an upper bound. A tour costs its
 * length if it goes to the nearest customer first each time, in a square of 1000 by 1000.
 */
public final class DeliveryTours {

    private static final int SIZE = 1000;
    private static final int MOST_STOPS = 6;

    private record Place(int east, int north) {

        double to(Place other) {
            return Math.hypot(east - other.east, north - other.north);
        }
    }

    private static final Place DEPOT = new Place(SIZE / 2, SIZE / 2);

    private DeliveryTours() {}

    /**
     * The problem.
     *
     * @param customers the number of customers, from 10 to 500
     * @param tours the number of tours beside those of one customer, from 1 to 9,999
     * @param seed the seed for the customers and the tours
     * @return a new problem, whose options are written as their customers
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int customers, int tours, int seed) {
        Sizes.check("a number of customers", customers, 10, 500);
        Sizes.check("a number of tours", tours, 1, 9999);
        Random random = new Random(seed);
        List<Place> places = IntStream.range(0, customers)
                .mapToObj(customer -> new Place(random.nextInt(SIZE), random.nextInt(SIZE)))
                .toList();
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        IntStream.range(0, customers).forEach(customer -> builder.primary("c" + customer));
        builder.bounded("vans", 0, customers / 4);
        Set<Set<Integer>> known = new HashSet<>();
        for (int customer = 0; customer < customers; customer++) {
            add(builder, places, known, Set.of(customer));
        }
        for (int tour = 0; tour < tours; tour++) {
            add(builder, places, known, tour(places, random));
        }
        return builder.build();
    }

    /** Some of the eight customers who are nearest to one of them. */
    private static Set<Integer> tour(List<Place> places, Random random) {
        Place first = places.get(random.nextInt(places.size()));
        List<Integer> near =
                new ArrayList<>(IntStream.range(0, places.size()).boxed().toList());
        near.sort(Comparator.comparingDouble(other -> first.to(places.get(other))));
        Set<Integer> stops = new TreeSet<>(Set.of(near.get(0)));
        int size = 2 + random.nextInt(MOST_STOPS - 1);
        while (stops.size() < size) {
            stops.add(near.get(random.nextInt(8)));
        }
        return stops;
    }

    private static void add(
            ProblemBuilder<String, String> builder, List<Place> places, Set<Set<Integer>> known, Set<Integer> stops) {
        if (!known.add(stops)) {
            return;
        }
        List<String> items = stops.stream().map(customer -> "c" + customer).toList();
        List<Place> left = new ArrayList<>(stops.stream().map(places::get).toList());
        double length = 0;
        Place at = DEPOT;
        while (!left.isEmpty()) {
            Place here = at;
            Place next = left.stream().min(Comparator.comparingDouble(here::to)).orElseThrow();
            left.remove(next);
            length += here.to(next);
            at = next;
        }
        long cost = Math.round(length + at.to(DEPOT));
        builder.option(
                String.join(" ", items),
                spec -> spec.covers(items).covers("vans").costs(cost));
    }
}
