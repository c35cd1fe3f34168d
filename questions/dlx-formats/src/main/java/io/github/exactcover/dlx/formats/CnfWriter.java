package io.github.exactcover.dlx.formats;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a problem as a formula, for {@link DimacsCnf}. The constructor checks that the format can hold the problem.
 */
final class CnfWriter<I> {

    private final ExactCoverProblem<I, ?> problem;
    private final Clauses clauses;

    /**
     * Checks a problem and makes its clauses.
     *
     * @throws IllegalArgumentException if an option costs something
     */
    CnfWriter(ExactCoverProblem<I, ?> problem) {
        this.problem = problem;
        for (int option = 0; option < problem.options().size(); option++) {
            if (problem.costOf(option) != 0) {
                throw new IllegalArgumentException(
                        "Option " + problem.options().get(option) + " costs " + problem.costOf(option)
                                + ", and CNF has no costs; write the problem as LP, or leave the costs out");
            }
        }
        this.clauses = new Clauses(problem.options().size());
        OptionsByItem<I> options = new OptionsByItem<>(problem);
        for (I item : problem.primaryItems()) {
            Bounds bounds = problem.boundsOf(item);
            clauses.addBetween(options.of(item), bounds.low(), bounds.high());
        }
        for (I item : problem.secondaryItems()) {
            List<Integer> groups = new ArrayList<>(options.of(item));
            // Options that give the same color can share the item, so at most one color can be chosen.
            options.colorsOf(item).values().forEach(giving -> groups.add(clauses.anyOf(giving)));
            clauses.addBetween(groups, 0, 1);
        }
        options.neverChosen().forEach(option -> clauses.add(-option));
    }

    void write(Appendable out) throws IOException {
        ProblemOutput.writeMeanings("c ", problem.options(), out);
        clauses.write(out);
    }
}
