package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Exact cover by random sets: given n items and random sets of them, choose sets so that each item appears once.
 *
 * <pre>{@code
 * System.out.println(Count.of(RandomSets.of(6, 20, 3, 3, 1)).solutions()); // 10: 20 is all the sets of three there are
 * }</pre>
 *
 * <p>With sets of three this is X3C, exact cover by 3-sets. The sets have no structure, except that they contain one
 * planned solution.
 */
public final class RandomSets {

    private RandomSets() {}

    /**
     * The problem.
     *
     * @param n the number of items, from 3 to 1000
     * @param sets the number of sets, from n to 100 n, and not more than there are
     * @param shortest the smallest size of a set, from 1 to 3; of 3 items there is only one set of three, so at most 2
     * @param longest the largest size of a set, from 3 to 9 and at most n. All sizes are equally likely; the planned
     *     solution may have one set that is smaller
     * @param seed the seed for the sets
     * @return a new problem, whose options are written as their items; it has a solution
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> of(int n, int sets, int shortest, int longest, int seed) {
        Sizes.check("a number of items", n, 3, 1000);
        Sizes.check("a number of sets", sets, n, 100 * n);
        Sizes.check("a smallest size", shortest, 1, n == 3 ? 2 : 3);
        Sizes.check("a largest size", longest, 3, Math.min(9, n));
        Random random = new Random(seed);
        Set<Set<Integer>> drawn = new LinkedHashSet<>(hidden(n, shortest, longest, random));
        long smaller = drawn.stream().filter(set -> set.size() < shortest).count();
        Sizes.check("a number of sets", sets, n, (long) all(n, shortest, longest) + smaller);
        while (drawn.size() < sets) {
            drawn.add(set(n, size(shortest, longest, random), random));
        }
        List<Set<Integer>> options = new ArrayList<>(drawn);
        Collections.shuffle(options, random);
        return problem(n, options);
    }

    /**
     * Sets of three without a planned solution. With about twice as many sets as items, there may be one or not.
     *
     * @param n the number of items, a multiple of three from 3 to 999
     * @param sets the number of sets, from 0 to 3 n; for fewer than 9 items, at most one
     * @param seed the seed for the sets
     * @return a new problem, whose options are written as their items
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, String> triples(int n, int sets, int seed) {
        Sizes.check("a number of items", n, 3, 999);
        Sizes.check("a number of sets", sets, 0, n < 9 ? 1 : 3 * n);
        Random random = new Random(seed);
        Set<Set<Integer>> drawn = new LinkedHashSet<>();
        while (drawn.size() < sets) {
            drawn.add(set(n, 3, random));
        }
        return problem(n, drawn);
    }

    /**
     * Sets of two to five, drawn independently, so that some may be alike. Each item must be in one of those that are
     * chosen, in one or two, in two, or in two or three. There may be no solution.
     *
     * @param n the number of items, from 5 to 999
     * @param sets the number of sets, from 1 to 1000
     * @param seed the seed for the bounds and the sets
     * @return a new problem, whose options are the numbers of the sets
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, Integer> bounded(int n, int sets, int seed) {
        Sizes.check("a number of items", n, 5, 999);
        Sizes.check("a number of sets", sets, 1, 1000);
        Random random = new Random(seed);
        ProblemBuilder<String, Integer> builder = ExactCoverProblem.builder();
        for (int item = 0; item < n; item++) {
            int low = 1 + random.nextInt(2);
            builder.bounded("i" + item, low, low + random.nextInt(2));
        }
        for (int number = 0; number < sets; number++) {
            builder.option(
                    number,
                    set(n, size(2, 5, random), random).stream()
                            .map(item -> "i" + item)
                            .toList());
        }
        return builder.build();
    }

    /** How many sets of these sizes there are. */
    private static double all(int n, int shortest, int longest) {
        double all = 0;
        double ofSize = 1;
        for (int size = 1; size <= longest; size++) {
            ofSize = ofSize * (n - size + 1) / size;
            all += size < shortest ? 0 : ofSize;
        }
        return all;
    }

    private static ExactCoverProblem<String, String> problem(int n, Collection<Set<Integer>> options) {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        IntStream.range(0, n).forEach(item -> builder.primary("i" + item));
        for (Set<Integer> option : options) {
            List<String> items = option.stream().map(item -> "i" + item).toList();
            builder.option(String.join(" ", items), items);
        }
        return builder.build();
    }

    /** Cuts all items into sets. */
    static List<Set<Integer>> hidden(int n, int shortest, int longest, Random random) {
        List<Integer> left = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(left, random);
        List<Set<Integer>> hidden = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Integer> first = left.subList(0, Math.min(left.size(), size(shortest, longest, random)));
            hidden.add(new TreeSet<>(first));
            first.clear();
        }
        return hidden;
    }

    static int size(int shortest, int longest, Random random) {
        return shortest + random.nextInt(longest - shortest + 1);
    }

    /** A random set of items. */
    static Set<Integer> set(int n, int size, Random random) {
        Set<Integer> set = new TreeSet<>();
        while (set.size() < size) {
            set.add(random.nextInt(n));
        }
        return set;
    }
}
