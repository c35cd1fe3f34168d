package io.github.exactcover.dlx.cli.format;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A matrix of zeros and ones: a line for each option, a column for each item, with commas, semicolons, blanks, tabs or
 * nothing between them. Items are the numbers of the columns, from 0.
 */
public final class MatrixText {

    private MatrixText() {}

    /**
     * Writes a problem, with commas.
     *
     * @throws IllegalArgumentException if a matrix cannot hold it
     */
    public static <I> void write(ExactCoverProblem<I, ?> problem, Appendable out) throws IOException {
        Limits.checkPlain(problem, "a matrix");
        List<I> items = problem.primaryItems();
        for (int option = 0; option < problem.options().size(); option++) {
            Set<I> covered = new HashSet<>(problem.itemsOf(option));
            String before = "";
            for (I item : items) {
                out.append(before).append(covered.contains(item) ? '1' : '0');
                before = ",";
            }
            out.append('\n');
        }
    }
}
