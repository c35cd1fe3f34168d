package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.output.Answers;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
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
        return show(search.answers(job.model()), action -> solve(job.problem(), action, job), picture, job);
    }

    /** Shows the solutions that a search gives to an action, and draws the first; returns the exit code. */
    static <O> int show(
            Answers answers, Function<Consumer<Solution<O>>, SearchResult> search, PictureOption picture, Job<O> job)
            throws IOException {
        SearchResult result = switch (job.format()) {
            case TEXT -> {
                TextSolutionWriter<O> text = new TextSolutionWriter<>(job.model(), job.console(), answers);
                yield search.apply(showing(text::solution, picture, job));
            }
            case JSON -> {
                JsonDocument<O> document = job.json();
                document.json().writeArrayFieldStart("solutions");
                SearchResult found =
                        search.apply(showing(solution -> document.solution(solution, answers), picture, job));
                document.json().writeEndArray();
                document.result(found);
                document.close();
                yield found;
            }
        };
        return job.conclude(result, Summary.of(result, answers, job.console().elapsed()));
    }

    private static <O> Consumer<Solution<O>> showing(
            Json.Element<Solution<O>> output, PictureOption picture, Job<O> job) {
        return solution -> {
            try {
                job.progress().makeRoom();
                output.write(solution);
                if (picture.isWanted()) {
                    job.model().picture(solution).ifPresent(picture::draw);
                }
            } catch (IOException failure) {
                throw new OutputException(failure);
            }
        };
    }

    /** Finds any solution as fast as possible, or those that come first in a fixed order. */
    private <I, O> SearchResult solve(ExactCoverProblem<I, O> problem, Consumer<Solution<O>> show, Job<O> job) {
        return search.isForAnySolution(problem, job.model())
                ? job.prepared(() -> search.feasibility(problem, job)).solution(show)
                : job.prepared(() -> search.search(problem, job.model(), search.limit(), job, job.console()))
                        .forEach(show);
    }
}
