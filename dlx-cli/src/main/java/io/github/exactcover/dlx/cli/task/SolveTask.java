package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.output.JsonSolutionWriter;
import io.github.exactcover.dlx.cli.output.SolutionWriter;
import io.github.exactcover.dlx.cli.output.TextSolutionWriter;
import io.github.exactcover.dlx.cli.terminal.OutputException;
import java.io.IOException;
import java.util.List;

/**
 * Writes the solutions while they are found.
 *
 * @param picture what is to be drawn of them
 */
public record SolveTask(PictureOption picture) implements Task {

    @Override
    public String name() {
        return "solving";
    }

    @Override
    public List<Refusal> refusals() {
        return List.of();
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        SolutionWriter<O> report =
                job.isText() ? new TextSolutionWriter<>(job.model(), job.out()) : new JsonSolutionWriter<>(job.json());
        SearchResult result = job.search().solve(solution -> show(solution, report, job));
        report.end(result);
        return job.conclude(result);
    }

    private <O> Visit show(Solution<O> solution, SolutionWriter<O> report, Job<O> job) {
        try {
            job.progress().makeRoom();
            report.solution(solution);
            if (picture.isWanted()) {
                job.model().picture(solution).ifPresent(picture::draw);
            }
            return Visit.CONTINUE;
        } catch (IOException failure) {
            throw new OutputException(failure);
        }
    }
}
