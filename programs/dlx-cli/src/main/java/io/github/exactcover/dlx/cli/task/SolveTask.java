package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.output.Answers;
import io.github.exactcover.dlx.cli.output.JsonSolutionWriter;
import io.github.exactcover.dlx.cli.output.SolutionWriter;
import io.github.exactcover.dlx.cli.output.TextSolutionWriter;
import io.github.exactcover.dlx.cli.terminal.OutputException;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Writes the solutions while they are found.
 *
 * @param picture what is to be drawn of them
 * @param search which solutions, and how to search
 */
public record SolveTask(PictureOption picture, SearchOptions search) implements Task {

    @Override
    public String name() {
        return "solving";
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        return show(search.answers(), action -> solve(job.problem(), action, job), picture, job);
    }

    /** Shows the solutions that a search gives to an action, and draws the first; returns the exit code. */
    static <O> int show(
            Answers answers, Function<Consumer<Solution<O>>, SearchResult> search, PictureOption picture, Job<O> job)
            throws IOException {
        SolutionWriter<O> report = switch (job.format()) {
            case TEXT -> new TextSolutionWriter<>(job.model(), job.console(), answers);
            case JSON -> new JsonSolutionWriter<>(job.json(), answers);
        };
        SearchResult result = search.apply(solution -> show(solution, report, picture, job));
        report.end(result);
        return job.conclude(result, answers);
    }

    private static <O> void show(Solution<O> solution, SolutionWriter<O> report, PictureOption picture, Job<O> job) {
        try {
            job.progress().makeRoom();
            report.solution(solution);
            if (picture.isWanted()) {
                job.model().picture(solution).ifPresent(picture::draw);
            }
        } catch (IOException failure) {
            throw new OutputException(failure);
        }
    }

    /** Finds any solution as fast as possible, or those that come first in a fixed order. */
    private <I, O> SearchResult solve(ExactCoverProblem<I, O> problem, Consumer<Solution<O>> show, Job<O> job) {
        return search.isForAnySolution(problem)
                ? job.prepared(() -> search.feasibility(problem, job)).solution(show)
                : job.prepared(() -> search.search(problem, job, job.console())).forEach(show);
    }
}
