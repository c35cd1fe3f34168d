package io.github.exactcover.dlx.cli.diagram;

import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.cli.option.CountingOptions;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.io.IOException;
import java.util.function.ToLongFunction;

/**
 * Compiles all solutions into a diagram, and writes what was asked of it.
 *
 * @param costs what options cost, by their places
 */
public record DiagramTask(
        CountingOptions counting, DiagramQuestion question, DiagramFiles files, ToLongFunction<Integer> costs)
        implements Task {

    @Override
    public String name() {
        return "a diagram";
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        SolutionDiagram<O> diagram;
        try {
            diagram = BadInputException.checked(() ->
                    files.compile(counting.addedTo(job).applyTo(SolutionDiagram.of(job.problem())), counting.method()));
        } catch (SearchIncompleteException early) {
            return gaveUp(job);
        } catch (IllegalStateException full) {
            job.progress().close();
            job.console()
                    .complain(
                            files.isInFolder()
                                    ? "the diagram is too large even for a folder, or the virtual machine has hardly"
                                            + " any memory; give it more, as in java -Xmx1g, or count without a diagram"
                                    : "the diagram does not fit into the memory it is allowed; allow more with"
                                            + " --max-memory, and give the virtual machine twice that, as in"
                                            + " java -Xmx4g, or build it on the disk with --folder");
            return ExitCode.UNDECIDED;
        }
        job.progress().close();
        return write(job.model(), diagram, job.options(), job.console());
    }

    /** Writes what was asked of a diagram; returns the exit code. */
    public <O> int write(Display<O> display, SolutionDiagram<O> diagram, GeneralOptions options, Console console)
            throws IOException {
        files.write(diagram);
        DiagramAnswer<O> answer = new DiagramAnswer<>(display, diagram, question, costs, options, console);
        if (files.isDrawingOnly()) {
            console.out().write(diagram.toDot());
        } else {
            answer.write();
        }
        return console.conclude(answer.summary(), answer.exitCode());
    }

    private <O> int gaveUp(Job<O> job) throws IOException {
        job.answer(() -> {}, document -> document.answered(false, job.earlyEnd()));
        return job.conclude("no diagram (" + Summary.why(job.earlyEnd()) + ")", ExitCode.UNDECIDED);
    }
}
