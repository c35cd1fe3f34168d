package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Writes exact-cover problems in the CPLEX LP format, for solvers of mixed integer programs.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", spec -> spec.covers("a", "b").costs(7))
 *         .option("a alone", spec -> spec.covers("a").costs(2))
 *         .option("b alone", spec -> spec.covers("b").costs(3))
 *         .build();
 * System.out.print(CplexLp.format(problem));
 * // prints \ x1 = both
 * // prints \ x2 = a alone
 * // prints \ x3 = b alone
 * // prints \ i1 = a
 * // prints \ i2 = b
 * // prints Minimize
 * // prints  cost: 7 x1 + 2 x2 + 3 x3
 * // prints Subject To
 * // prints  i1: x1 + x2 = 1
 * // prints  i2: x1 + x3 = 1
 * // prints Binary
 * // prints  x1 x2 x3
 * // prints End
 * }</pre>
 *
 * <p>The variable {@code x1} is 1 if the first option is chosen; comments say which options and items the numbers stand
 * for. The cheapest solution is the optimum. The format can hold every problem, including bounds and colors. Each color
 * of a secondary item gets a further variable, {@code c1, c2, ...}. Many solvers calculate with 53 bits, so keep the
 * costs below that.
 *
 * <p>The guide, <em>docs/cheapest.md</em>, says when such a solver is the better tool.
 */
public final class CplexLp {

    private static final ProblemOutput OUTPUT = new ProblemOutput(problem -> new LpWriter<>(problem)::write);

    private CplexLp() {}

    /**
     * Writes a problem to a file, in UTF-8. An existing file of this name is replaced once everything is written.
     *
     * @param problem the problem
     * @param file the file to write
     * @throws IOException if the file cannot be written
     */
    public static void write(ExactCoverProblem<?, ?> problem, Path file) throws IOException {
        OUTPUT.write(problem, file);
    }

    /**
     * Writes a problem.
     *
     * @param problem the problem
     * @param out where to write; neither flushed nor closed
     * @throws IOException if {@code out} throws it
     */
    public static void write(ExactCoverProblem<?, ?> problem, Appendable out) throws IOException {
        OUTPUT.write(problem, out);
    }

    /**
     * The text of a problem.
     *
     * @param problem the problem
     * @return its text, which ends with a line feed
     */
    public static String format(ExactCoverProblem<?, ?> problem) {
        return OUTPUT.format(problem);
    }
}
