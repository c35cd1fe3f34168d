package io.github.exactcover.dlx;

import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.internal.count.DiagramMachine;

/** Compiles all solutions of a problem. */
final class DiagramSearch {

    private DiagramSearch() {}

    static <O> SolutionDiagram<O> compile(ExactCoverProblem<?, O> problem, SearchSettings settings) {
        long started = System.nanoTime();
        Prepared prepared = Prepared.of(problem, settings);
        CountingSettings counting = settings.strategy().counting();
        int[] chosen = prepared.originals().apply(new int[0]);
        DiagramMachine machine = new DiagramMachine(
                prepared.table(),
                option -> lastOf(prepared.originals().apply(new int[] {option})),
                counting.internal(),
                counting.bytes());
        Strategy strategy = Strategy.ofLinks(settings.strategy(), prepared);
        try (SearchRun<O> run = new SearchRun<>(problem, prepared, strategy, machine, settings, started)) {
            run.advance();
            run.failIfGivenUp();
            return new SolutionDiagram<>(machine.diagram(chosen), problem.options());
        }
    }

    /** The options that are chosen already come first. */
    private static int lastOf(int[] options) {
        return options[options.length - 1];
    }
}
