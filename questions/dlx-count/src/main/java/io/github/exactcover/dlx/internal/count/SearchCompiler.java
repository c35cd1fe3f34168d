package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.SolutionPaths;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Makes a diagram of the solutions that a search finds. That is the fastest way where there are few. */
final class SearchCompiler extends Machine.Wrapper<Finder> {

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
        super(search);
        this.projected = projected;
        this.paths = paths;
        this.names = names;
    }

    @Override
    public Step run(long budget) {
        long stop = inner.nodes() + Math.min(budget, Long.MAX_VALUE - inner.nodes());
        Step step = Step.SOLUTION;
        while (step == Step.SOLUTION && inner.nodes() < stop) {
            step = inner.run(stop - inner.nodes());
            if (step == Step.SOLUTION) {
                int[] options = inner.solution().clone();
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
}
