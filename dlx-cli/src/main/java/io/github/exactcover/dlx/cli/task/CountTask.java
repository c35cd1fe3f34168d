package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.cli.option.CountingOptions;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.IOException;
import java.util.List;

/**
 * Writes the number of solutions, or how many there are at least if the search did not see all.
 *
 * @param counting how to count
 */
public record CountTask(CountingOptions counting) implements Task {

    @Override
    public String name() {
        return "--counting " + Wording.nameOf(counting.method());
    }

    @Override
    public List<Refusal> refusals() {
        return switch (counting.method()) {
            case AUTO -> List.of();
            case SEARCH -> List.of(new Refusal("--max-memory", "only a memo needs much"));
            case FRONTIER, BRANCH ->
                List.of(
                        new Refusal("--limit", "a memo does not come by one solution after the other"),
                        new Refusal("--engine", "a memo needs none"),
                        new Refusal("--item-choice", "a memo has its own"),
                        new Refusal("--prefer", "a memo has its own choice of items"),
                        new Refusal("--sharp", "a memo has its own choice of items"),
                        new Refusal("--checkpoint", "a memo is not written down"),
                        new Refusal("--resume", "a memo is not written down"));
        };
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        SearchResult result = counting.applyTo(job.search()).count();
        if (job.isText()) {
            job.out().write((result.isExhausted() ? "" : "at least ") + result.solutions() + "\n");
        } else {
            try (JsonDocument<O> document = job.json()) {
                document.result(result);
                document.counting(result.statistics().counting());
            }
        }
        return job.conclude(Summary.of(result), ExitCode.of(result));
    }
}
