package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.diagram.SolutionPaths;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import java.math.BigInteger;
import java.util.function.IntUnaryOperator;

/** Makes a diagram of the solutions that a search finds. That is the fastest way where there are few. */
final class SearchCompiler implements Machine {

    private final Finder search;
    private final SolutionPaths paths;
    private final IntUnaryOperator names;

    /**
     * A machine that has not begun.
     *
     * @param search comes back at each solution
     * @param names what the diagram calls an option of the search
     */
    SearchCompiler(Finder search, SolutionPaths paths, IntUnaryOperator names) {
        this.search = search;
        this.paths = paths;
        this.names = names;
    }

    @Override
    public Step run(long budget) {
        long stop = search.nodes() + Math.min(budget, Long.MAX_VALUE - search.nodes());
        Step step = Step.SOLUTION;
        while (step == Step.SOLUTION && search.nodes() < stop) {
            step = search.run(stop - search.nodes());
            if (step == Step.SOLUTION) {
                int[] options = search.solution().clone();
                for (int i = 0; i < options.length; i++) {
                    options[i] = names.applyAsInt(options[i]);
                }
                paths.add(options);
            }
        }
        return step == Step.EXHAUSTED ? step : Step.PAUSED;
    }

    /** The node of all solutions, once nothing is left. */
    int root() {
        return paths.root();
    }

    /** How many solutions the diagram has so far. */
    @Override
    public long solutions() {
        return search.solutions();
    }

    /** Always 0: only the finished diagram knows the number. */
    @Override
    public BigInteger count() {
        return BigInteger.ZERO;
    }

    @Override
    public long nodes() {
        return search.nodes();
    }

    @Override
    public double fraction() {
        return search.fraction();
    }

    @Override
    public long updates() {
        return search.updates();
    }

    @Override
    public void close() {
        search.close();
    }
}
