package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.SolutionPaths;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import java.math.BigInteger;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Makes a diagram of the solutions that a search finds. That is the fastest way where there are few. */
final class SearchCompiler implements Machine {

    private final Finder search;
    private final SolutionPaths paths;
    private final IntUnaryOperator names;
    private final boolean projected;

    /** What was found, if the search is not one that leaves the order of paths as it is. */
    private final List<int[]> found = new ArrayList<>();

    /**
     * A machine that has not begun.
     *
     * @param search comes back at each solution
     * @param names what the diagram calls an option of the search
     * @param projected whether some options have no name, and the search comes back once for all solutions that differ
     *     only in these, in any order
     */
    SearchCompiler(Finder search, SolutionPaths paths, IntUnaryOperator names, boolean projected) {
        this.projected = projected;
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
                if (projected) {
                    found.add(IntStream.of(options)
                            .filter(option -> option != Diagram.ANY)
                            .sorted()
                            .toArray());
                } else {
                    paths.add(options);
                }
            }
        }
        return step == Step.EXHAUSTED ? step : Step.PAUSED;
    }

    /** The node of all solutions, once nothing is left. */
    int root() {
        found.sort(Comparator.comparing(IntBuffer::wrap));
        found.forEach(paths::add);
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
