package io.github.exactcover.dlx;

import io.github.exactcover.dlx.internal.table.OptionTable;

/** The table of a problem, for tests of other packages. */
public final class ProblemTable {

    private ProblemTable() {}

    @SuppressWarnings("exports") // Only tests call it.
    public static OptionTable of(ExactCoverProblem<?, ?> problem) {
        return problem.table();
    }
}
