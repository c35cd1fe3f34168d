package io.github.exactcover.dlx;

import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import io.github.exactcover.dlx.internal.table.View;

/** Compiles all solutions of a problem. */
final class DiagramSearch {

    private DiagramSearch() {}

    static <O> SolutionDiagram<O> compile(ExactCoverProblem<?, O> problem, Settings settings) {
        long started = System.nanoTime();
        View view = Start.view(problem, settings);
        DiagramMachine machine = new DiagramMachine(
                view.table(), view::option, Start.method(settings.counting), settings.memoryForMemos());
        Strategy strategy = Strategy.ofLinks(settings, view);
        try (Run<O> run = new Run<>(problem, settings, view, strategy, machine, started)) {
            run.finish();
            run.failIfGivenUp();
            return new SolutionDiagram<>(machine.diagram(view.chosen().toArray()), problem.options());
        }
    }
}
