package io.github.exactcover.dlx.benchmarks.peers;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.LinearExpr;
import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The CP-SAT solver of OR-Tools on one thread: a boolean variable for each option, and for each item a constraint.
 *
 * <pre>{@code
 * CpSat.count(NamedProblems.get("queens-8")); // 92
 * }</pre>
 *
 * <p>As a program, it looks for one solution or the cheapest one, for {@code first.sh} and {@code cheapest.sh}.
 */
public final class CpSat {

    static {
        Loader.loadNativeLibraries();
    }

    private final CpModel model = new CpModel();
    private final CpSolver solver = new CpSolver();
    private final BoolVar[] chosen;

    private CpSat(BooleanModel problem) {
        solver.getParameters().setNumWorkers(1);
        chosen = new BoolVar[problem.variables()];
        Arrays.setAll(chosen, variable -> model.newBoolVar(""));
        problem.sums().forEach(this::add);
        for (BooleanModel.Implication implication : problem.implications()) {
            model.addImplication(chosen[implication.first()], chosen[implication.second()]);
        }
    }

    private void add(BooleanModel.Sum sum) {
        BoolVar[] variables =
                sum.variables().stream().map(variable -> chosen[variable]).toArray(BoolVar[]::new);
        if (sum.isExactlyOne()) {
            model.addExactlyOne(variables);
        } else if (sum.isAtMostOne()) {
            model.addAtMostOne(variables);
        } else {
            model.addLinearConstraint(LinearExpr.sum(variables), sum.low(), sum.high());
        }
    }

    /**
     * The program.
     *
     * @param args the file, and {@code one} or {@code cheapest}
     */
    public static void main(String[] args) {
        PeerProgram.run(args, CpSat::solve);
    }

    private static Optional<BitSet> solve(BooleanModel problem, boolean cheapest) {
        CpSat cpSat = new CpSat(problem);
        if (cheapest) {
            cpSat.model.minimize(LinearExpr.weightedSum(cpSat.chosen, problem.costs()));
        }
        CpSolverStatus status = cpSat.solver.solve(cpSat.model);
        return switch (status) {
            case OPTIMAL, FEASIBLE -> Optional.of(cpSat.solution());
            case INFEASIBLE -> Optional.empty();
            default -> throw new IllegalStateException("CP-SAT ends with " + status);
        };
    }

    private BitSet solution() {
        BitSet solution = new BitSet();
        IntStream.range(0, chosen.length)
                .filter(variable -> solver.booleanValue(chosen[variable]))
                .forEach(solution::set);
        return solution;
    }

    /**
     * Counts all solutions.
     *
     * @param problem a problem without colors
     * @return their number
     */
    public static long count(ExactCoverProblem<?, ?> problem) {
        CpSat cpSat = new CpSat(BooleanModel.of(problem));
        cpSat.solver.getParameters().setEnumerateAllSolutions(true);
        Counter counter = new Counter();
        cpSat.solver.solve(cpSat.model, counter);
        return counter.solutions;
    }

    /** Counts the solutions that it is shown. */
    private static final class Counter extends CpSolverSolutionCallback {

        private long solutions;

        @Override
        public void onSolutionCallback() {
            solutions++;
        }
    }
}
