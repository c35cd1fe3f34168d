package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.ProblemModel;
import io.github.exactcover.dlx.problems.internal.Limits;
import io.github.exactcover.dlx.problems.internal.SolutionCheck;
import java.util.ArrayList;
import java.util.List;

/**
 * Langford's problem: put two of each number 1 to n into a row so that there are k numbers between the two k. In
 * Skolem's problem there are k - 1 between them.
 *
 * <pre>{@code
 * Langford langford = Langford.of(3);
 * System.out.print(langford.decode(Feasibility.of(langford.problem()).solution().orElseThrow()).text()); // 3 1 2 1 3 2
 * System.out.println(Count.of(Langford.of(7).problem()).solutions()); // 52
 * System.out.println(Count.of(Langford.of(7).withoutMirrorImages().problem()).solutions()); // 26
 * System.out.print(Count.of(Langford.skolem(4).problem()).solutions()); // 6
 * }</pre>
 *
 * <p>As exact cover: the numbers and the places are the items. An option puts the two k into two places. There are
 * solutions only if n leaves the remainder 0 or 3 (Langford 1958), or 0 or 1 (Skolem 1957), when divided by 4.
 *
 * <p>Immutable.
 */
public final class Langford implements ProblemModel<Langford.Pair, CellGrid> {

    private final int n;

    /** How much farther apart the two k are than k. */
    private final int extra;

    private final boolean mirrors;

    /**
     * An option: the two places of a number.
     *
     * @param number the number, from 1
     * @param first the place at the left, from 0
     * @param second the place at the right
     */
    public record Pair(int number, int first, int second) {

        /** The number and its places counted from 1, such as {@code 3 s1 s5}. */
        @Override
        public String toString() {
            return String.join(" ", items());
        }

        private List<String> items() {
            return List.of(String.valueOf(number), place(first), place(second));
        }
    }

    private Langford(int n, int extra, boolean mirrors) {
        Limits.check("The largest number", n, 1, 1000);
        this.n = n;
        this.extra = extra;
        this.mirrors = mirrors;
    }

    /**
     * Langford's problem for the numbers from 1 to n. A row and its mirror image are two solutions.
     *
     * @param n the largest number, from 1 to 1000
     * @return the problem
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static Langford of(int n) {
        return new Langford(n, 1, true);
    }

    /**
     * Skolem's problem for the numbers from 1 to n. A row and its mirror image are two solutions.
     *
     * @param n the largest number, from 1 to 1000
     * @return the problem
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static Langford skolem(int n) {
        return new Langford(n, 0, true);
    }

    /**
     * The same problem, where a row and its mirror image are one solution.
     *
     * @return the problem
     */
    public Langford withoutMirrorImages() {
        return new Langford(n, extra, false);
    }

    /** The items are the numbers {@code 1, 2, ...} and then the places {@code s1, s2, ...}. */
    @Override
    public ExactCoverProblem<String, Pair> problem() {
        ProblemBuilder<String, Pair> builder = ExactCoverProblem.builder();
        builder.primary(items());
        for (int number = 1; number <= n; number++) {
            int last = 2 * n - number - extra;
            int end = number == inFirstHalf() ? last / 2 : last;
            for (int first = 0; first < end; first++) {
                Pair pair = new Pair(number, first, first + number + extra);
                builder.option(pair, pair.items());
            }
        }
        return builder.build();
    }

    private List<String> items() {
        List<String> items = new ArrayList<>();
        for (int number = 1; number <= n; number++) {
            items.add(String.valueOf(number));
        }
        for (int place = 0; place < 2 * n; place++) {
            items.add(place(place));
        }
        return items;
    }

    private static String place(int place) {
        return "s" + (place + 1);
    }

    /**
     * The number that is put no farther to the right than its mirror image would be; 0 if there is none. It is the
     * largest that can be placed in an even number of ways, so that it is never its own mirror image.
     */
    private int inFirstHalf() {
        return mirrors ? 0 : (n + extra) % 2 == 0 ? n : n - 1;
    }

    /**
     * The numbers, as a grid of one row.
     *
     * @throws IllegalArgumentException {@inheritDoc}
     */
    @Override
    public CellGrid decode(Solution<Pair> solution) {
        SolutionCheck.check(
                solution,
                items(),
                pair -> pair.second() - pair.first() == pair.number() + extra ? pair.items() : List.of());
        String[] row = new String[2 * n];
        int[] colors = new int[2 * n];
        for (Pair pair : solution.options()) {
            for (int place : List.of(pair.first(), pair.second())) {
                row[place] = String.valueOf(pair.number());
                colors[place] = pair.number() - 1;
            }
        }
        return CellGrid.of(
                (extra == 1 ? "A Langford" : "A Skolem") + " sequence of order " + n,
                new String[][] {row},
                new int[][] {colors});
    }
}
