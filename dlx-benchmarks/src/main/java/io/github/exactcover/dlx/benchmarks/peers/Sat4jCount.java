package io.github.exactcover.dlx.benchmarks.peers;

import io.github.exactcover.dlx.ExactCoverProblem;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import org.sat4j.tools.ModelIterator;

/**
 * Counts with sat4j's iterator over models, which forbids each model that it has found. Each option is a variable, and
 * each item a cardinality constraint.
 *
 * <pre>{@code
 * Sat4jCount.of(NamedProblems.get("queens-8")); // 92
 * }</pre>
 */
public final class Sat4jCount {

    private static final int HOUR = 3600;

    private Sat4jCount() {}

    /**
     * Counts all solutions.
     *
     * @param problem a problem without colors
     * @return their number
     * @throws IllegalStateException if sat4j needs more than an hour
     */
    public static long of(ExactCoverProblem<?, ?> problem) {
        ISolver solver = SolverFactory.newDefault();
        solver.setTimeout(HOUR);
        solver.newVar(problem.options().size());
        try {
            for (BooleanModel.Sum sum : BooleanModel.of(problem).sums()) {
                solver.addAtLeast(variables(sum), sum.low());
                solver.addAtMost(variables(sum), sum.high());
            }
            ModelIterator models = new ModelIterator(solver);
            long count = 0;
            while (models.isSatisfiable()) {
                models.model();
                count++;
            }
            return count;
        } catch (ContradictionException e) {
            return 0;
        } catch (TimeoutException e) {
            throw new IllegalStateException("sat4j needs more than an hour; take a smaller problem", e);
        }
    }

    /** Variables are numbered from 1. */
    private static VecInt variables(BooleanModel.Sum sum) {
        return new VecInt(
                sum.variables().stream().mapToInt(variable -> variable + 1).toArray());
    }
}
