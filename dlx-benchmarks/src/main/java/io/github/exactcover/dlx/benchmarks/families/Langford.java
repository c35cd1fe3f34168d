package io.github.exactcover.dlx.benchmarks.families;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;

/**
 * Langford's problem: put two of each number 1 to n into a row so that there are k numbers between the two k.
 *
 * <pre>{@code
 * System.out.println(DLX.first(Langford.of(3).problem()).orElseThrow().options()); // [1 s2 s4, 2 s3 s6, 3 s1 s5]
 * System.out.println(DLX.count(Langford.of(7).problem())); // 52
 * }</pre>
 *
 * <p>As exact cover: the numbers and the places are the items; the option {@code k si sj} puts a k at the places i and
 * j. A row and its mirror image are counted as two.
 *
 * <p>Immutable.
 */
public final class Langford {

    private final int n;

    private Langford(int n) {
        this.n = n;
    }

    /**
     * The problem for the numbers from 1 to n.
     *
     * @param n the largest number, from 1 to 1000
     * @return the problem
     * @throws IllegalArgumentException if n is out of these bounds
     */
    public static Langford of(int n) {
        if (n < 1 || n > 1000) {
            throw new IllegalArgumentException("There is no Langford problem for n = " + n + "; choose one of 1..1000");
        }
        return new Langford(n);
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
            for (int first = 1; first + number + 1 <= 2 * n; first++) {
                String left = "s" + first;
                String right = "s" + (first + number + 1);
                builder.option(number + " " + left + " " + right, String.valueOf(number), left, right);
            }
        }
        return builder.build();
    }
}
