package io.github.exactcover.dlx.problems.design;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.problems.CellGrid;
import io.github.exactcover.dlx.problems.internal.Limits;
import java.util.Arrays;

/**
 * Langford's problem: put two of each number 1 to n into a row so that there are k numbers between the two k. In Skolem's,
 * there are k - 1 between them.
 *
 * <pre>{@code
 * Langford langford = Langford.of(3);
 * System.out.print(langford.decode(DLX.first(langford.problem()).orElseThrow()).text()); // 3 1 2 1 3 2
 * System.out.println(DLX.count(Langford.of(7).problem())); // 52
 * System.out.println(DLX.count(Langford.of(7).withoutMirrorImages().problem())); // 26
 * System.out.print(DLX.count(Langford.skolem(4).problem())); // 6
 * }</pre>
 *
 * <p>As exact cover: the numbers and the places are the items; the option {@code k si sj} puts a k at the places i and
 * j. Langford (1958), Skolem (1957); there are solutions only if n is 0 or 3 (Langford), 0 or 1 (Skolem) more than a
 * multiple of 4.
 *
 * <p>Immutable.
 */
public final class Langford {

    private final int n;

    /** How much farther apart the two k are than k. */
    private final int extra;

    private final boolean mirrors;

    private Langford(int n, int extra, boolean mirrors) {
        Limits.check("a largest number", n, 1, 1000);
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

    /**
     * The exact-cover problem. The items are the numbers {@code 1, 2, ...} and then the places {@code s1, s2, ...}.
     *
     * @return a new problem, whose options are written as a number and its two places
     */
    public ExactCoverProblem<String, String> problem() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int number = 1; number <= n; number++) {
            builder.primary(String.valueOf(number));
        }
        for (int place = 1; place <= 2 * n; place++) {
            builder.primary("s" + place);
        }
        for (int number = 1; number <= n; number++) {
            int last = 2 * n - number - extra;
            int most = number == inFirstHalf() ? last / 2 : last;
            for (int first = 1; first <= most; first++) {
                String left = "s" + first;
                String right = "s" + (first + number + extra);
                builder.option(number + " " + left + " " + right, String.valueOf(number), left, right);
            }
        }
        return builder.build();
    }

    /**
     * The number that is put no farther to the right than its mirror image would be; 0 if there is none. It is the
     * largest that can be placed in an even number of ways, so that it is never its own mirror image.
     */
    private int inFirstHalf() {
        return mirrors ? 0 : (n + extra) % 2 == 0 ? n : n - 1;
    }

    /**
     * Reads a solution as a row of numbers.
     *
     * @param solution a solution of {@link #problem()}
     * @return a grid of one row
     * @throws IllegalArgumentException if it is a solution of another problem
     */
    public CellGrid decode(Solution<String> solution) {
        String[] row = new String[2 * n];
        Arrays.fill(row, "");
        for (String option : solution.options()) {
            String[] words = option.split(" ", -1);
            for (int place = 1; place < words.length; place++) {
                int index = words[place].matches("s\\d{1,4}") ? Integer.parseInt(words[place].substring(1)) - 1 : -1;
                if (index >= 0 && index < row.length && words[0].matches("\\d{1,4}")) {
                    row[index] = words[0];
                }
            }
        }
        if (Arrays.asList(row).contains("")) {
            throw new IllegalArgumentException("This is a solution of another problem: " + solution.options()
                    + " do not fill " + 2 * n + " places with numbers");
        }
        int[] colors = Arrays.stream(row)
                .mapToInt(number -> Integer.parseInt(number) - 1)
                .toArray();
        return CellGrid.of(
                (extra == 1 ? "A Langford" : "A Skolem") + " sequence of order " + n,
                new String[][] {row},
                new int[][] {colors});
    }
}
