package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.option.StartOption;
import io.github.exactcover.dlx.cli.option.StrategyOptions;
import io.github.exactcover.dlx.cli.output.Answers;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

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
        return List.of(
                new Refusal("it cannot be saved", "--checkpoint", "--resume"),
                new Refusal("a proof needs a number of solutions, as in --cheapest K", "--proof"),
                StrategyOptions.refusal("it has a search of its own"));
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        return SolveTask.show(Answers.CHEAPEST, action -> solve(action, job), picture, job);
    }

    private <O> SearchResult solve(Consumer<Solution<O>> action, Job<O> job) {
        return CheapestTask.checked(
                () -> start.applyTo(search.allCheapest(job.problem(), job), job.model(), job.console())
                        .solve(solution -> {
                            action.accept(solution);
                            return Visit.CONTINUE;
                        }));
    }
}
