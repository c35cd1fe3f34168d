package io.github.exactcover.dlx.benchmarks.peers;

import io.github.exactcover.dlx.ExactCoverProblem;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMax;
import org.chocosolver.solver.search.strategy.selectors.variables.DomOverWDeg;
import org.chocosolver.solver.search.strategy.strategy.IntStrategy;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;

/**
 * Choco-solver. Each option is a boolean variable, and each item a sum of them.
 *
 * <pre>{@code
 * Choco.count(NamedProblems.get("queens-8")); // 92
 * }</pre>
 *
 * <p>As a program, it looks for one solution or the cheapest one, for {@code first.sh} and {@code cheapest.sh}. It then
 * tries options with many failures first, chosen before not chosen, and restarts. With its default search it finds no
 * solution in 12 seconds where this takes 1 ({@code queens-100}, {@code steiner-31-0}), and neither does its clause
 * learning.
 */
public final class Choco {

    /** The failures before the first restart, and the most restarts. */
    private static final int FAILURES = 50;

    private static final int RESTARTS = 100_000;

    private final Model model = new Model();
    private final BoolVar[] chosen;

    private Choco(BooleanModel problem) {
        chosen = model.boolVarArray(problem.variables());
        for (BooleanModel.Sum sum : problem.sums()) {
            BoolVar[] variables = of(sum.variables());
            if (sum.low() == sum.high()) {
                model.sum(variables, "=", sum.low()).post();
            } else {
                int most = Math.min(sum.high(), variables.length);
                model.sum(variables, "=", model.intVar(Math.min(sum.low(), most + 1), Math.max(sum.low(), most)))
                        .post();
            }
        }
        for (BooleanModel.Implication implication : problem.implications()) {
            model.arithm(chosen[implication.first()], "<=", chosen[implication.second()])
                    .post();
        }
    }

    private BoolVar[] of(List<Integer> variables) {
        return variables.stream().map(variable -> chosen[variable]).toArray(BoolVar[]::new);
    }

    /**
     * The program.
     *
     * @param args the file, and {@code one} or {@code cheapest}
     */
    public static void main(String[] args) {
        PeerProgram.run(args, Choco::solve);
    }

    static Optional<BitSet> solve(BooleanModel problem, boolean cheapest) {
        Choco choco = new Choco(problem);
        choco.searchWithRestarts();
        return cheapest ? choco.cheapest(problem.costs()) : choco.one();
    }

    private void searchWithRestarts() {
        Solver solver = model.getSolver();
        solver.setSearch(
                Search.lastConflict(new IntStrategy(chosen, new DomOverWDeg<IntVar>(chosen, 0), new IntDomainMax())));
        solver.setLubyRestart(FAILURES, new FailCounter(model, 0), RESTARTS);
    }

    private Optional<BitSet> one() {
        return model.getSolver().solve() ? Optional.of(solution()) : Optional.empty();
    }

    private Optional<BitSet> cheapest(long[] costs) {
        int least =
                Math.toIntExact(LongStream.of(costs).filter(cost -> cost < 0).sum());
        int most = Math.toIntExact(LongStream.of(costs).filter(cost -> cost > 0).sum());
        IntVar cost = model.intVar(least, most);
        model.scalar(chosen, LongStream.of(costs).mapToInt(Math::toIntExact).toArray(), "=", cost)
                .post();
        model.setObjective(Model.MINIMIZE, cost);
        Optional<BitSet> best = Optional.empty();
        while (model.getSolver().solve()) {
            best = Optional.of(solution());
        }
        return best;
    }

    private BitSet solution() {
        BitSet solution = new BitSet();
        IntStream.range(0, chosen.length)
                .filter(variable -> chosen[variable].getValue() == 1)
                .forEach(solution::set);
        return solution;
    }

    /**
     * Counts all solutions, with the default search.
     *
     * @param problem a problem without colors
     * @return their number
     */
    public static long count(ExactCoverProblem<?, ?> problem) {
        Solver solver = new Choco(BooleanModel.of(problem)).model.getSolver();
        long count = 0;
        while (solver.solve()) {
            count++;
        }
        return count;
    }
}
