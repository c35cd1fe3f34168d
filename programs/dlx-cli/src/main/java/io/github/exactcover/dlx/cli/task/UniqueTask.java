package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.output.TextSolutionWriter;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.feasibility.Uniqueness;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Says whether there is no solution, one, or more, and shows up to two.
 *
 * @param search which solutions, and how to search
 */
record UniqueTask(SearchOptions search) implements Task {

    @Override
    public String name() {
        return "--unique";
    }

    @Override
    public List<Refusal> refusals() {
        return List.of(
                new Refusal("it draws nothing", "--svg"),
                new Refusal("it looks for at most two solutions", "--limit"),
                new Refusal("it cannot be saved", "--checkpoint", "--resume"));
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        Uniqueness<O> answer = uniqueness(job.problem(), job);
        job.answer(() -> writeText(answer, job), document -> writeJson(answer, document, job));
        return job.conclude(summary(answer.kind(), job), exitCode(answer.kind()));
    }

    private <I, O> Uniqueness<O> uniqueness(ExactCoverProblem<I, O> problem, Job<O> job) {
        if (search.leavesTheWayOpen(problem, job.model())) {
            return job.prepared(() -> search.feasibility(problem, job)).uniqueness();
        }
        List<Solution<O>> found = new ArrayList<>();
        SearchResult result = job.prepared(() -> search.search(problem, job.model(), 2, job, job.console()))
                .forEach(found::add);
        if (found.size() > 1) {
            return new Uniqueness<>(Uniqueness.Kind.MULTIPLE, found);
        }
        Uniqueness.Kind few = found.isEmpty() ? Uniqueness.Kind.NONE : Uniqueness.Kind.UNIQUE;
        return new Uniqueness<>(result.isExhausted() ? few : Uniqueness.Kind.UNKNOWN, found);
    }

    private static <O> void writeText(Uniqueness<O> answer, Job<O> job) throws IOException {
        job.out().write(answer.kind() + "\n");
        TextSolutionWriter<O> writer = new TextSolutionWriter<>(job.model(), job.console());
        for (Solution<O> solution : answer.solutions()) {
            writer.solution(solution);
        }
    }

    private static <O> void writeJson(Uniqueness<O> answer, JsonDocument<O> document, Job<O> job) throws IOException {
        document.json().writeStringField("uniqueness", answer.kind().name());
        Json.<Solution<O>>array(document.json(), "solutions", answer.solutions(), document::solution);
        document.answered(answer.kind() != Uniqueness.Kind.UNKNOWN, job.earlyEnd());
    }

    private static String summary(Uniqueness.Kind kind, Job<?> job) {
        return switch (kind) {
            case NONE -> "no solution";
            case UNIQUE -> "exactly one solution";
            case MULTIPLE -> "more than one solution";
            case UNKNOWN -> "not known (" + Summary.why(job.earlyEnd()) + ")";
        };
    }

    private static int exitCode(Uniqueness.Kind kind) {
        return ExitCode.of(kind != Uniqueness.Kind.NONE, kind != Uniqueness.Kind.UNKNOWN);
    }
}
