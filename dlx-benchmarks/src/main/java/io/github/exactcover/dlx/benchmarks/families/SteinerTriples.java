package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Steiner triple systems: triples of n points so that each two points are together in exactly one triple.
 *
 * <pre>{@code
 * System.out.println(DLX.count(SteinerTriples.of(9, 0))); // 840
 * System.out.println(DLX.count(SteinerTriples.of(9, 1))); // 8
 * }</pre>
 *
 * <p>As exact cover: the pairs of points are the items, each triple is an option with three. The triples that hold the
 * first one or two points can be given, since all ways to choose them are alike (for the second point: alike but for a
 * few kinds); what they settle is left out.
 */
public final class SteinerTriples {

    private SteinerTriples() {}

    /**
     * The problem.
     *
     * @param points the number of points, 7 to 99, and 1 or 3 more than a multiple of 6, since there are no others
     * @param given for how many points, 0 to 2, the triples are given; 2 only if the number of points is 3 more than a
     *     multiple of 4
     * @return a new problem, whose options are written as three points
     * @throws IllegalArgumentException if there is no such problem
     */
    public static ExactCoverProblem<String, String> of(int points, int given) {
        Sizes.check("a number of points", points, 7, 99);
        Sizes.check("a number of given points", given, 0, points % 4 == 3 ? 2 : 1);
        if (points % 6 != 1 && points % 6 != 3) {
            throw new IllegalArgumentException("There are no Steiner triples of " + points
                    + " points; choose a number that is 1 or 3 more than a multiple of 6");
        }
        Set<String> settled = new HashSet<>();
        for (int[] triple : given(points, given)) {
            settled.addAll(pairs(triple[0], triple[1], triple[2]));
        }
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int a = 0; a < points; a++) {
            for (int b = a + 1; b < points; b++) {
                if (!settled.contains(pair(a, b))) {
                    builder.primary(pair(a, b));
                }
            }
        }
        addTriples(builder, points, settled);
        return builder.build();
    }

    private static void addTriples(ProblemBuilder<String, String> builder, int points, Set<String> settled) {
        for (int a = 0; a < points; a++) {
            for (int b = a + 1; b < points; b++) {
                for (int c = b + 1; c < points; c++) {
                    List<String> pairs = pairs(a, b, c);
                    if (pairs.stream().noneMatch(settled::contains)) {
                        builder.option(a + "." + b + "." + c, pairs);
                    }
                }
            }
        }
    }

    /** 0 with 1 2, 3 4, 5 6, ...; then 1 with 3 5, 4 6, 7 9, 8 10, ... */
    private static List<int[]> given(int points, int given) {
        List<int[]> triples = new ArrayList<>();
        if (given >= 1) {
            for (int first = 1; first < points; first += 2) {
                triples.add(new int[] {0, first, first + 1});
            }
        }
        if (given == 2) {
            for (int first = 3; first < points; first += 4) {
                triples.add(new int[] {1, first, first + 2});
                triples.add(new int[] {1, first + 1, first + 3});
            }
        }
        return triples;
    }

    private static List<String> pairs(int a, int b, int c) {
        return List.of(pair(a, b), pair(a, c), pair(b, c));
    }

    private static String pair(int a, int b) {
        return a + "." + b;
    }
}
