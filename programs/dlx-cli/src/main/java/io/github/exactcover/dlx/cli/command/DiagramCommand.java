package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.diagram.DiagramFiles;
import io.github.exactcover.dlx.cli.diagram.DiagramQuestion;
import io.github.exactcover.dlx.cli.diagram.DiagramTask;
import io.github.exactcover.dlx.cli.diagram.LoadedDisplay;
import io.github.exactcover.dlx.cli.option.CostOption;
import io.github.exactcover.dlx.cli.option.CountingOptions;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.option.ParsedOptions;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;

/** Compiles all solutions of a problem into a diagram, and answers questions about them. */
final class DiagramCommand extends ArgumentGroup implements Command {

    private final ProblemArguments problem = add(new ProblemArguments());

    private final DiagramQuestion question = add(new DiagramQuestion());

    private final DiagramFiles files = add(new DiagramFiles());

    private final CostOption cost = add(new CostOption());

    private final CountingOptions counting = add(new CountingOptions());

    private final GeneralOptions general = add(new GeneralOptions());

    @Override
    public void addTo(CommandSpec command) {
        super.addTo(command);
        command.usageMessage().customSynopsis("dlx diagram [OPTIONS] (FILE | PROBLEM ARGUMENTS... | --load FILE)");
    }

    @Override
    public int run(Console console) throws IOException {
        ParsedOptions parsed = new ParsedOptions(command());
        question.check(parsed);
        files.check(parsed);
        if (files.isInFolder() && counting.method() == Counting.SEARCH) {
            throw new BadInputException(
                    "--folder: a diagram in a folder is built by layers, and --counting search has none; leave it out");
        }
        if (cost.isGiven() && !question.isAboutCosts()) {
            throw new BadInputException("--cost needs --cheapest or --dearest; add one, or leave out --cost");
        }
        if (cost.isGiven() && !problem.isGiven()) {
            throw new BadInputException("--cost needs the problem; name it, or leave out --cost");
        }
        if (problem.isGiven()) {
            return answer(general.prepared(() -> problem.model(console), console), console);
        }
        if (!files.isLoading()) {
            throw new BadInputException("which problem? Name a file, queens N or latin N, or a diagram with --load");
        }
        SolutionDiagram<String> diagram = general.prepared(files::load, console);
        Display<String> display = new LoadedDisplay(files.source(), diagram.options());
        return write(task(display, console), display, diagram, console);
    }

    private <O> int answer(Model<O> model, Console console) throws IOException {
        DiagramTask task = task(model, console);
        return files.isLoading()
                ? write(task, model, general.prepared(() -> files.load(model.options()), console), console)
                : Job.run(task, model, general, console);
    }

    private <O> int write(DiagramTask task, Display<O> display, SolutionDiagram<O> diagram, Console console)
            throws IOException {
        console.interruption().beginSearch();
        return task.write(display, general.applyTo(diagram, display), general, console);
    }

    /** Fails before the diagram is made, which can take long. */
    private DiagramTask task(Display<?> display, Console console) {
        if (cost.isGiven()) {
            long[] costs = general.prepared(() -> cost.costs(display, console), console);
            return new DiagramTask(counting, question, files, place -> costs[place]);
        }
        if (question.isAboutCosts() && !display.hasCosts()) {
            throw new BadInputException("--cheapest and --dearest need costs, and there are none here; give them"
                    + " with --cost, or name a problem that has them, such as partition FILE or a"
                    + " file in the DLX format");
        }
        return new DiagramTask(counting, question, files, display::costOf);
    }
}
