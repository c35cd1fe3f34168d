package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.option.StartOption;
import io.github.exactcover.dlx.cli.option.StrategyOptions;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.TextSolutionWriter;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.OutputException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes all solutions that cost as little as the cheapest, while they are found.
 *
 * @param picture where the first is drawn
 * @param start the solution to start from, if one is given
 */
public record CheapestAllTask(PictureOption picture, StartOption start, SearchOptions search) implements Task {

    @Override
    public String name() {
        return "--cheapest-all";
    }

    @Override
    public List<Refusal> refusals() {
        List<Refusal> refusals = new ArrayList<>(List.of(
                new Refusal("it cannot be saved", "--checkpoint", "--resume"),
                new Refusal("a proof needs a number of solutions, as in --cheapest K", "--proof")));
        refusals.addAll(StrategyOptions.refusals("it has a search of its own"));
        return refusals;
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        return switch (job.format()) {
            case TEXT -> writeText(job);
            case JSON -> writeJson(job);
        };
    }

    private <O> int writeText(Job<O> job) throws IOException {
        TextSolutionWriter<O> writer = new TextSolutionWriter<>(job.model(), job.console());
        return job.conclude(search(job, solution -> writer.solution(solution, "cost " + solution.cost())));
    }

    private <O> int writeJson(Job<O> job) throws IOException {
        try (JsonDocument<O> document = job.json()) {
            document.startSolutions();
            SearchResult result = search(job, solution -> document.costedSolution(solution, solution.cost()));
            document.json().writeEndArray();
            document.result(result);
            return job.conclude(result);
        }
    }

    private interface Output<O> {
        void write(Solution<O> solution) throws IOException;
    }

    private <O> SearchResult search(Job<O> job, Output<O> output) {
        try {
            return BadInputException.checked(() -> start.applyTo(
                            search.allCheapest(job.problem(), job), job.model(), job.console())
                    .solve(solution -> {
                        try {
                            job.progress().makeRoom();
                            output.write(solution);
                            if (picture.isWanted()) {
                                job.model().picture(solution).ifPresent(picture::draw);
                            }
                            return Visit.CONTINUE;
                        } catch (IOException failure) {
                            throw new OutputException(failure);
                        }
                    }));
        } catch (ArithmeticException tooLarge) {
            throw new BadInputException(String.valueOf(tooLarge.getMessage()));
        }
    }
}
