package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.internal.Limits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Steiner triple systems: triples of n points so that each two points are together in exactly one triple.
 *
 * <pre>{@code
 * System.out.println(DLX.count(SteinerTriples.of(9).problem())); // 840
 * System.out.println(DLX.count(SteinerTriples.of(9).given(1).problem())); // 8
 * SteinerTriples fano = SteinerTriples.of(7).given(1);
 * System.out.print(fano.decode(DLX.first(fano.problem()).orElseThrow()).text());
 * // prints 0 1 2 | 0 3 4 | 0 5 6
 * // prints 1 3 5 | 1 4 6
 * // prints 2 3 6 | 2 4 5
 * }</pre>
 *
 * <p>As exact cover: the pairs of points are the items, each triple is an option with three. The triples that hold the
 * first one or two points can be given, since all ways to choose them are alike (for the second point: alike but for a
 * few kinds); what they settle is left out.
 *
 * <p>Immutable.
 */
public final class SteinerTriples {

    private final int points;
    private final int given;

    private SteinerTriples(int points, int given) {
        this.points = points;
        this.given = given;
    }

    /**
     * The problem. Systems that differ by a renaming of the points are all counted.
     *
     * @param points the number of points, 7 to 99, and 1 or 3 more than a multiple of 6, since there are no others
     * @return the problem
     * @throws IllegalArgumentException if there are no such systems
     */
    public static SteinerTriples of(int points) {
        Limits.check("a number of points", points, 7, 99);
        if (points % 6 != 1 && points % 6 != 3) {
            throw new IllegalArgumentException("There are no Steiner triples of " + points
                    + " points; choose a number that is 1 or 3 more than a multiple of 6");
        }
        return new SteinerTriples(points, 0);
    }

    /**
     * The same problem with the triples of the first points given.
     *
     * @param first for how many points, 0 to 2; 2 only if the number of points is 3 more than a multiple of 4
     * @return the problem
     * @throws IllegalArgumentException if the number is not one of these
     */
    public SteinerTriples given(int first) {
        Limits.check("a number of given points", first, 0, points % 4 == 3 ? 2 : 1);
        return new SteinerTriples(points, first);
    }

    /**
     * The exact-cover problem. Its items are pairs of points, {@code 0.1, 0.2, ...}.
     *
     * @return a new problem, whose options are written as three points, as in {@code 0.3.4}
     */
    public ExactCoverProblem<String, String> problem() {
        Set<String> settled = new HashSet<>();
        for (int[] triple : givenTriples()) {
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
        addTriples(builder, settled);
        return builder.build();
    }

    private void addTriples(ProblemBuilder<String, String> builder, Set<String> settled) {
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
    private List<int[]> givenTriples() {
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

    /**
     * Reads a solution as triples, with those that are given.
     *
     * @param solution a solution of {@link #problem()}
     * @return a line for each point that is the smallest of a triple
     */
    public Grouping decode(Solution<String> solution) {
        TreeMap<Integer, List<List<String>>> lines = new TreeMap<>();
        for (int[] triple : givenTriples()) {
            List<String> words = Arrays.stream(triple).mapToObj(String::valueOf).toList();
            lines.computeIfAbsent(triple[0], added -> new ArrayList<>()).add(words);
        }
        for (String option : solution.options()) {
            List<String> words = List.of(option.split("\\.", -1));
            lines.computeIfAbsent(Integer.parseInt(words.get(0)), added -> new ArrayList<>())
                    .add(words);
        }
        return Grouping.of("Steiner triples of " + points + " points", List.copyOf(lines.values()));
    }
}
