package io.github.exactcover.dlx;

import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.count.diagram.Diagram;
import io.github.exactcover.dlx.internal.count.diagram.DiagramFactory;
import io.github.exactcover.dlx.internal.file.DiskSpace;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.table.View;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles all solutions of a problem. */
final class DiagramSearch {

    private DiagramSearch() {}

    /** Compiles in memory. */
    static <O> SolutionDiagram<O> compile(ExactCoverProblem<?, O> problem, Settings settings) {
        return compile(problem, settings, (DiskSpace) null);
    }

    /** Compiles in a folder. */
    static <O> SolutionDiagram<O> compile(ExactCoverProblem<?, O> problem, Settings settings, Path folder)
            throws IOException {
        try {
            return compile(problem, settings, new DiskSpace(folder));
        } catch (DiskSpace.FullException e) {
            throw e.getCause();
        }
    }

    private static <O> SolutionDiagram<O> compile(
            ExactCoverProblem<?, O> problem, Settings settings, @Nullable DiskSpace disk) {
        try {
            return compiled(problem, settings, disk);
        } catch (OutOfMemoryError e) {
            throw new IllegalStateException(
                    "The diagram needs more memory than the JVM may take; give it more, as with -Xmx4g, or count"
                            + " without a diagram",
                    e);
        }
    }

    private static <O> SolutionDiagram<O> compiled(
            ExactCoverProblem<?, O> problem, Settings settings, @Nullable DiskSpace disk) {
        Run<O> diagram = Start.setUp(settings, () -> Start.view(problem, settings), (used, view, watch) -> {
            Strategy strategy = Strategy.withoutProbe(used, view);
            return new Run<>(problem, used, view, strategy, machine(view, used, disk), watch, null);
        });
        return diagram.use(run -> {
            run.finish();
            run.failIfGivenUp();
            return solutionDiagram(((DiagramMachine) run.machine()).diagram(), problem.options());
        });
    }

    private static DiagramMachine machine(View view, Settings settings, @Nullable DiskSpace disk) {
        return new DiagramMachine(
                view, part -> search(part, settings), Start.method(settings.counting), settings.memoryForMemos(), disk);
    }

    /** A search that shows the solutions of a view. */
    private static Machine search(View view, Settings settings) {
        Strategy strategy = Strategy.of(settings, view);
        return strategy.engines(view.table()).make(strategy.rule(), false, Branch.ROOT);
    }

    @SuppressWarnings("unchecked") // The factory makes it of the same options.
    private static <O> SolutionDiagram<O> solutionDiagram(Diagram diagram, List<O> options) {
        return (SolutionDiagram<O>)
                DiagramFactory.make(MethodHandles.lookup(), SolutionDiagram.class, diagram, options);
    }
}
