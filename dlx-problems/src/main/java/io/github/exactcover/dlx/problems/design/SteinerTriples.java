package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.Grouping;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Steiner triple systems: triples of n points so that every two points are together in exactly one triple.
 *
 * <pre>{@code
 * System.out.println(Count.of(SteinerTriples.of(9).problem()).solutions()); // 840
 * System.out.println(Count.of(SteinerTriples.of(9).given(1).problem()).solutions()); // 8
 * SteinerTriples fano = SteinerTriples.of(7).given(1);
 * System.out.print(fano.decode(Feasibility.of(fano.problem()).solution().orElseThrow()).text());
 * // prints 0 1 2 | 0 3 4 | 0 5 6
 * // prints 1 3 5 | 1 4 6
 * // prints 2 3 6 | 2 4 5
 * }</pre>
 *
 * <p>As exact cover: the pairs of points are the items, and each triple is an option with three pairs. The triples of
 * the first point can be given, since all ways to choose them are the same but for the names of the points. Those of
 * the second point can be given too; there are a few different ways to choose them, of which this gives one. Given
 * triples and their pairs are left out of the problem.
 *
 * <p>Immutable.
 */
public final class SteinerTriples implements ProblemModel<SteinerTriples.Triple, Grouping> {

    private final int points;
    private final int given;

    /**
     * An option: three points that are together.
     *
     * @param a the smallest point, from 0
     * @param b the next point
     * @param c the largest point
     */
    public record Triple(int a, int b, int c) {

        /** The points, such as {@code 0.3.4}. */
        @Override
        public String toString() {
            return a + "." + b + "." + c;
        }

        private List<String> pairs() {
            return List.of(pair(a, b), pair(a, c), pair(b, c));
        }

        private List<String> words() {
            return List.of(String.valueOf(a), String.valueOf(b), String.valueOf(c));
        }
    }

    private SteinerTriples(int points, int given) {
        this.points = points;
        this.given = given;
    }

    /**
     * The problem. Systems that differ only in the names of the points are all counted.
     *
     * @param points the number of points, 7 to 99, and 1 or 3 more than a multiple of 6, since there are no others
     * @return the problem
     * @throws IllegalArgumentException if there are no such systems
     */
    public static SteinerTriples of(int points) {
        Limits.check("The number of points", points, 7, 99);
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
        Limits.check("The number of given points", first, 0, points % 4 == 3 ? 2 : 1);
        return new SteinerTriples(points, first);
    }

    /** The items are the pairs of points that no given triple has, {@code 0.1, 0.2, ...}. */
    @Override
    public ExactCoverProblem<String, Triple> problem() {
        ProblemBuilder<String, Triple> builder = ExactCoverProblem.builder();
        List<String> items = items();
        builder.primary(items);
        Set<String> open = new HashSet<>(items);
        for (int a = 0; a < points; a++) {
            for (int b = a + 1; b < points; b++) {
                for (int c = b + 1; c < points; c++) {
                    Triple triple = new Triple(a, b, c);
                    if (open.containsAll(triple.pairs())) {
                        builder.option(triple, triple.pairs());
                    }
                }
            }
        }
        return builder.build();
    }

    private List<String> items() {
        Set<String> settled = new HashSet<>();
        givenTriples().forEach(triple -> settled.addAll(triple.pairs()));
        List<String> items = new ArrayList<>();
        for (int a = 0; a < points; a++) {
            for (int b = a + 1; b < points; b++) {
                if (!settled.contains(pair(a, b))) {
                    items.add(pair(a, b));
                }
            }
        }
        return items;
    }

    /** 0 with 1 2, 3 4, 5 6, ...; then 1 with 3 5, 4 6, 7 9, 8 10, ... */
    private List<Triple> givenTriples() {
        List<Triple> triples = new ArrayList<>();
        for (int first = 1; first < points && given >= 1; first += 2) {
            triples.add(new Triple(0, first, first + 1));
        }
        for (int first = 3; first < points && given == 2; first += 4) {
            triples.add(new Triple(1, first, first + 2));
            triples.add(new Triple(1, first + 1, first + 3));
        }
        return triples;
    }

    private static String pair(int a, int b) {
        return a + "." + b;
    }

    /**
     * The triples, with the given ones: a line for each point that is the smallest of a triple.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public Grouping decode(Solution<Triple> solution) {
        SolutionCheck.check(solution, items(), Triple::pairs);
        List<Triple> triples = givenTriples();
        triples.addAll(solution.options());
        TreeMap<Integer, List<List<String>>> lines = new TreeMap<>();
        triples.forEach(triple ->
                lines.computeIfAbsent(triple.a(), added -> new ArrayList<>()).add(triple.words()));
        return Grouping.of("Steiner triples of " + points + " points", List.copyOf(lines.values()));
    }
}
