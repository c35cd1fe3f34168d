package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import java.io.IOException;
import java.util.List;

/**
 * Writes the solutions while they are found.
 *
 * @param picture what is to be drawn of them
 */
record SolveTask(PictureOption picture) implements Task {

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
        Report<O> report = job.isText() ? new TextReport<>(job.model(), job.out()) : new JsonReport<>(job.json());
        SearchResult result = job.search().solve(solution -> show(solution, report, job));
        report.end(result);
        return job.conclude(result);
    }

    private <O> Visit show(Solution<O> solution, Report<O> report, Job<O> job) {
        try {
            job.progress().makeRoom();
            report.solution(solution);
            job.model().picture(solution).ifPresent(picture::draw);
            return Visit.CONTINUE;
        } catch (IOException failure) {
            throw new OutputException(failure);
        }
    }
}
