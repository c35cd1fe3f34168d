package io.github.exactcover.dlx.checks.threads;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ProblemBuilder;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import java.util.Iterator;

/** What the tests of threads have in common. */
final class Shared {

    /** The number of solutions of each problem here. */
    static final int SOLUTIONS = 6;

    private Shared() {}

    /** The permutations of three. Each test makes its own, so that what a problem keeps is not there yet. */
    static ExactCoverProblem<String, String> problem() {
        ProblemBuilder<String, String> builder = ExactCoverProblem.builder();
        for (int i = 0; i < 3; i++) {
            builder.primary("row " + i, "column " + i);
        }
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                builder.option(row + " " + column, "row " + row, "column " + column);
            }
        }
        return builder.build();
    }

    /** The number of all solutions; -1 if the search ended early with no more than these; -2 if it is wrong. */
    static int outcome(SearchResult result) {
        int solutions = result.solutions().intValueExact();
        if (result.end() == SearchEnd.EXHAUSTED) {
            return solutions;
        }
        return solutions <= SOLUTIONS ? -1 : -2;
    }

    /** The number of all solutions, told by a count in the same way. */
    static int outcome(CountResult result) {
        return outcome(new SearchResult(result.end(), result.solutions(), result.statistics()));
    }

    /** How many solutions are still to come. */
    static int rest(Iterator<Solution<String>> solutions) {
        int count = 0;
        while (solutions.hasNext()) {
            solutions.next();
            count++;
        }
        return count;
    }

    static int count(ExactCoverProblem<String, String> problem, int threads) {
        return outcome(Count.of(problem).threads(threads).result());
    }
}
