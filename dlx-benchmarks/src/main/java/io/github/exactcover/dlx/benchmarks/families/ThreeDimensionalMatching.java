package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.problems.partition.TripleCover;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Exact three-dimensional matching: given three sets of n items, and random triples with one item of each set, choose
 * triples so that each item appears once.
 *
 * <pre>{@code
 * ExactCoverProblem<?, ?> all = ThreeDimensionalMatching.of(4, 64, 1); // 64 is all the triples there are
 * System.out.println(Count.of(all).solutions()); // 576
 * }</pre>
 *
 * <p>This is one of Karp's problems of 1972. The triples have no structure, except that they contain one planned
 * solution.
 */
public final class ThreeDimensionalMatching {

    private ThreeDimensionalMatching() {}

    /**
     * The problem.
     *
     * @param n the size of each of the three sets, from 1 to 1000
     * @param triples the number of triples, at least n, at most n * n * n and 1000 * n
     * @param seed the seed for the triples
     * @return a new problem, whose options are written as three items; it has a solution
     * @throws IllegalArgumentException if a number is out of these bounds
     */
    public static ExactCoverProblem<String, TripleCover.Triple> of(int n, int triples, int seed) {
        Sizes.check("a size of the sets", n, 1, 1000);
        Sizes.check("a number of triples", triples, n, n * Math.min(n * n, 1000));
        Random random = new Random(seed);
        Set<List<String>> drawn = new LinkedHashSet<>(hidden(n, random));
        while (drawn.size() < triples) {
            drawn.add(triple(random.nextInt(n), random.nextInt(n), random.nextInt(n)));
        }
        List<List<String>> options = new ArrayList<>(drawn);
        Collections.shuffle(options, random);
        List<String> members = new ArrayList<>();
        for (String set : new String[] {"x", "y", "z"}) {
            IntStream.range(0, n).forEach(member -> members.add(set + member));
        }
        return TripleCover.of(members, options).problem();
    }

    private static List<List<String>> hidden(int n, Random random) {
        List<Integer> second = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        List<Integer> third = new ArrayList<>(second);
        Collections.shuffle(second, random);
        Collections.shuffle(third, random);
        return IntStream.range(0, n)
                .mapToObj(first -> triple(first, second.get(first), third.get(first)))
                .toList();
    }

    private static List<String> triple(int x, int y, int z) {
        return List.of("x" + x, "y" + y, "z" + z);
    }
}
