package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Writes exact-cover problems in the DIMACS CNF format, for SAT solvers and model counters.
 *
 * <pre>{@code
 * ExactCoverProblem<String, String> problem = ExactCoverProblem.<String, String>builder()
 *         .primary("a", "b")
 *         .option("both", "a", "b")
 *         .option("a alone", "a")
 *         .option("b alone", "b")
 *         .build();
 * System.out.print(DimacsCnf.format(problem));
 * // prints c 1 = both
 * // prints c 2 = a alone
 * // prints c 3 = b alone
 * // prints p cnf 3 4
 * // prints 1 2 0
 * // prints -1 -2 0
 * // prints 1 3 0
 * // prints -1 -3 0
 * }</pre>
 *
 * <p>The first variables are the options, in their order, as the comments say. A variable is true if its option is
 * chosen. The first variables determine all others, so the formula has exactly as many models as the problem has
 * solutions. The formula says "at most one" of a few options pair by pair, of many options by rows and columns of a
 * grid (J. Chen, <em>A New SAT Encoding of the At-Most-One Constraint</em>, 2010), and bounds with sequential counters
 * (C. Sinz, <em>Towards an Optimal CNF Encoding of Boolean Cardinality Constraints</em>, 2005).
 *
 * <p>The format has no costs, so a problem with costs is refused. {@link CplexLp} can write it, and
 * {@link ExactCoverProblem#withoutCosts ExactCoverProblem.withoutCosts} leaves the costs out.
 */
public final class DimacsCnf {

    private static final ProblemOutput OUTPUT = new ProblemOutput(problem -> new CnfWriter<>(problem)::write);

    private DimacsCnf() {}

    /**
     * Writes a problem to a file, in UTF-8. An existing file of this name is replaced once everything is written.
     *
     * @param problem the problem
     * @param file the file to write
     * @throws IllegalArgumentException if an option costs something
     * @throws IOException if the file cannot be written
     */
    public static void write(ExactCoverProblem<?, ?> problem, Path file) throws IOException {
        OUTPUT.write(problem, file);
    }

    /**
     * Writes a problem. Nothing is written if the format cannot hold it.
     *
     * @param problem the problem
     * @param out where to write; neither flushed nor closed
     * @throws IllegalArgumentException if an option costs something
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
     * @throws IllegalArgumentException if an option costs something
     */
    public static String format(ExactCoverProblem<?, ?> problem) {
        return OUTPUT.format(problem);
    }
}
