package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.output.Answers;
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
 * @param any whether to find any solution as fast as possible, instead of those that come first in a fixed order
 * @param answers which solutions
 */
public record SolveTask(PictureOption picture, boolean any, Answers answers) implements Task {

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
        SolutionWriter<O> report = job.isText()
                ? new TextSolutionWriter<>(job.model(), job.out(), answers == Answers.CLASSES)
                : new JsonSolutionWriter<>(job.json(), answers == Answers.CLASSES);
        SearchResult result = any
                ? job.search().first(solution -> show(solution, report, job))
                : job.search().forEach(solution -> show(solution, report, job));
        report.end(result);
        return job.conclude(result, answers);
    }

    private <O> void show(Solution<O> solution, SolutionWriter<O> report, Job<O> job) {
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
}
