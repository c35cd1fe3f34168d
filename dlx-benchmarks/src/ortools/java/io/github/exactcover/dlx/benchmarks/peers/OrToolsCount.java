package io.github.exactcover.dlx.benchmarks.peers;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.List;

/**
 * Counts with the CP-SAT solver of OR-Tools on one thread: a boolean variable for each option, and for each item a
 * constraint.
 *
 * <pre>{@code
 * OrToolsCount.of(NamedProblems.get("queens-8")); // 92
 * }</pre>
 */
public final class OrToolsCount {

    private OrToolsCount() {}

    /**
     * Counts all solutions.
     *
     * @param problem a problem without colors and bounds
     * @return their number
     */
    public static long of(ExactCoverProblem<?, ?> problem) {
        Loader.loadNativeLibraries();
        CpModel model = new CpModel();
        BoolVar[] chosen = new BoolVar[problem.options().size()];
        for (int option = 0; option < chosen.length; option++) {
            chosen[option] = model.newBoolVar("");
        }
        for (List<Integer> options : OptionsOfItems.primary(problem)) {
            model.addExactlyOne(of(chosen, options));
        }
        for (List<Integer> options : OptionsOfItems.secondary(problem)) {
            model.addAtMostOne(of(chosen, options));
        }
        CpSolver solver = new CpSolver();
        solver.getParameters().setEnumerateAllSolutions(true).setNumWorkers(1);
        Counter counter = new Counter();
        solver.solve(model, counter);
        return counter.solutions;
    }

    private static BoolVar[] of(BoolVar[] chosen, List<Integer> options) {
        return options.stream().map(option -> chosen[option]).toArray(BoolVar[]::new);
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
