package io.github.exactcover.dlx.cli.command;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.cli.argument.Argument;
import io.github.exactcover.dlx.cli.argument.ArgumentGroup;
import io.github.exactcover.dlx.cli.argument.FileUse;
import io.github.exactcover.dlx.cli.option.PresetOptions;
import io.github.exactcover.dlx.cli.option.StrategyOptions;
import io.github.exactcover.dlx.cli.output.JobSummary;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.OutputFile;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.count.EstimateResult;
import io.github.exactcover.dlx.formats.DlxFormat;
import io.github.exactcover.dlx.parts.Budget;
import io.github.exactcover.dlx.parts.JobFolder;
import io.github.exactcover.dlx.parts.PartResult;
import io.github.exactcover.dlx.parts.Plan;
import io.github.exactcover.dlx.parts.Planner;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import picocli.CommandLine.Model.CommandSpec;

/** Divides a search into parts, in a folder. */
final class SplitCommand extends ArgumentGroup implements Command {

    private static final int USUAL_PARTS = 1000;

    /**
     * How long the search is run, twice, to see how fast it is, and how many random paths tell how large its tree is.
     */
    private static final Duration TRIAL = Duration.ofSeconds(1);

    private static final int PROBES = 1000;

    private static final String COSTS = "The options have costs, which a search in parts ignores; for the cheapest"
            + " solutions, use --cheapest on one machine";

    private final ProblemArguments problem = add(new ProblemArguments());

    private final Argument<Path> folder = add(Argument.required(
                    "--to", "FOLDER", Path.class, "The folder for the job. It must be empty, or not exist yet.")
            .naming(FileUse.MADE));

    private final Argument<Integer> parts = add(Argument.number(
            "--parts", "N", "Divide the search into about N parts; the default is " + USUAL_PARTS + "."));

    private final Argument<Boolean> solutions = add(Argument.flag(
            "--solutions", "Keep all solutions, for merge --solutions. Without this, they are only counted."));

    private final Argument<Boolean> first = add(Argument.flag(
            "--first",
            "Look for one solution: the first one that is found ends the job, and merge and status show it. It need"
                    + " not be the first in the order of the search."));

    private final StrategyOptions strategy = add(new StrategyOptions());

    private final PresetOptions presets = add(new PresetOptions());

    private final Argument<Long> seed = add(Argument.option(
            "--seed", "N", Long.class, "Try the options in a random order; the same seed gives the same order."));

    private final Argument<Boolean> reduce =
            add(Argument.flag("--reduce", "First remove options that cannot be in a solution."));

    @Override
    public void addTo(CommandSpec command) {
        super.addTo(command);
        command.usageMessage().customSynopsis("dlx split [OPTIONS] --to FOLDER (FILE | PROBLEM ARGUMENTS...)");
    }

    @Override
    public int run(Console console) throws IOException {
        if (first.isGiven() && solutions.isGiven()) {
            throw new BadInputException("--first: this keeps only the solution that is found; leave out --solutions");
        }
        return split(problem.model(console), console);
    }

    private static boolean hasCosts(Model<?> model) {
        return IntStream.range(0, model.options().size()).anyMatch(place -> model.costOf(place) != 0);
    }

    private <O> int split(Model<O> model, Console console) throws IOException {
        return split(model.problem(), model, console);
    }

    private <I, O> int split(ExactCoverProblem<I, O> problem, Model<O> model, Console console) throws IOException {
        Planner<I, O> planner = configured(Plan.of(problem), model)
                .engine(strategy.engine())
                .itemChoice(strategy.itemChoice())
                .prefer(strategy.preferred(problem.primaryItems()));
        // First, for the format cannot hold every problem, and a folder without it would be of little use.
        String text = BadInputException.checked(() -> DlxFormat.format(problem));
        Plan plan = BadInputException.checked(
                () -> solutions.isGiven() || first.isGiven() ? planner.toSolve() : planner.toCount());
        int count = parts.or(USUAL_PARTS);
        JobFolder job = BadInputException.checked(() -> first.isGiven()
                ? JobFolder.createForFirst(folder.get(), plan, count)
                : JobFolder.create(folder.get(), plan, count));
        OutputFile.write("--to", folder.get().resolve(SavedJob.PROBLEM), text);
        int exitCode = console.conclude(new JobSummary(job, job.merge(0)).text(), ExitCode.SOLVED);
        console.conclude(
                price(configured(Count.of(problem), model), configured(Estimate.of(problem), model), plan), exitCode);
        return hasCosts(model) ? console.conclude(COSTS, exitCode) : exitCode;
    }

    /** A question with the options that do not choose an engine or items. */
    private <I, O, Q extends Question<I, O, Q>> Q configured(Q plain, Model<O> model) {
        Q question = presets.applyTo(plain, model);
        question = seed.isGiven() ? question.seed(seed.get()) : question;
        return reduce.isGiven() ? question.reduce() : question;
    }

    /** What the whole search may take: one machine may do in seconds what would be given to a thousand. */
    private <I, O> String price(Count<I, O> count, Estimate<I, O> size, Plan plan) {
        if (plan.isCounting() && count.isBestWhole()) {
            return "one machine probably counts this in seconds: try dlx count first";
        }
        // The JVM is slow at first, so only the second run is timed.
        PartResult begun = plan.run(plan.whole(), Budget.NONE.time(TRIAL));
        if (begun.rest().isEmpty()) {
            return "one thread searches this in a second";
        }
        long began = System.nanoTime();
        PartResult trial = plan.run(begun.rest().get(0), Budget.NONE.time(TRIAL));
        double seconds = (System.nanoTime() - began) / 1e9;
        EstimateResult estimate = size.from(PROBES, 1);
        double each = seconds / trial.nodes();
        return "estimate" + (first.isGiven() ? ", if there is no solution" : "") + ": "
                + (Double.isInfinite(estimate.nodes()) ? "" : "about ")
                + Wording.roughly(each * estimate.nodes())
                + " on one thread (for the tree of dancing links: "
                + Wording.roughly(each * estimate.nodesLow()) + " to "
                + (Double.isInfinite(estimate.nodesHigh()) ? "any time" : Wording.roughly(each * estimate.nodesHigh()))
                + "; other engines visit fewer nodes)";
    }
}
