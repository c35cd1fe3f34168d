package io.github.exactcover.dlx.benchmarks.peers;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.List;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.BoolVar;

/**
 * Counts with choco-solver and its default search. Each option is a boolean variable, and each item a sum of them.
 *
 * <pre>{@code
 * ChocoCount.of(NamedProblems.get("queens-8")); // 92
 * }</pre>
 */
public final class ChocoCount {

    private ChocoCount() {}

    /**
     * Counts all solutions.
     *
     * @param problem a problem without colors and bounds
     * @return their number
     */
    public static long of(ExactCoverProblem<?, ?> problem) {
        Model model = new Model();
        BoolVar[] chosen = model.boolVarArray(problem.options().size());
        for (List<Integer> options : OptionsOfItems.primary(problem)) {
            model.sum(of(chosen, options), "=", 1).post();
        }
        for (List<Integer> options : OptionsOfItems.secondary(problem)) {
            model.sum(of(chosen, options), "<=", 1).post();
        }
        long count = 0;
        while (model.getSolver().solve()) {
            count++;
        }
        return count;
    }

    private static BoolVar[] of(BoolVar[] chosen, List<Integer> options) {
        return options.stream().map(option -> chosen[option]).toArray(BoolVar[]::new);
    }
}
