package io.github.exactcover.dlx;

import io.github.exactcover.dlx.diagram.SolutionDiagram;
import io.github.exactcover.dlx.internal.count.Diagram;
import io.github.exactcover.dlx.internal.count.DiagramFactory;
import io.github.exactcover.dlx.internal.count.DiagramMachine;
import java.lang.invoke.MethodHandles;
import java.util.List;

/** Compiles all solutions of a problem. */
final class DiagramSearch {

    private DiagramSearch() {}

    static <O> SolutionDiagram<O> compile(ExactCoverProblem<?, O> problem, SearchSettings settings) {
        try {
            return compiled(problem, settings);
        } catch (OutOfMemoryError e) {
            throw new IllegalStateException(
                    "The diagram needs more memory than Java may take; give it more, as with -Xmx4g, or count without a"
                            + " diagram",
                    e);
        }
    }

    private static <O> SolutionDiagram<O> compiled(ExactCoverProblem<?, O> problem, SearchSettings settings) {
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
            return solutionDiagram(machine.diagram(chosen), problem.options());
        }
    }

    @SuppressWarnings("unchecked") // The factory makes it of the same options.
    private static <O> SolutionDiagram<O> solutionDiagram(Diagram diagram, List<O> options) {
        return (SolutionDiagram<O>)
                DiagramFactory.make(MethodHandles.lookup(), SolutionDiagram.class, diagram, options);
    }

    /** The options that are chosen already come first. */
    private static int lastOf(int[] options) {
        return options[options.length - 1];
    }
}
