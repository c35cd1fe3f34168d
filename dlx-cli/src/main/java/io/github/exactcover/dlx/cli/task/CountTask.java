package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.Counting;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.cli.option.CountingOptions;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.output.Answers;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.IOException;
import java.util.List;

/**
 * Writes the number of solutions, or a lower bound if the search was not complete.
 *
 * @param counting how to count
 * @param answers which solutions
 * @param proven whether a proof is written
 */
public record CountTask(CountingOptions counting, Answers answers, boolean proven) implements Task {

    @Override
    public String name() {
        return "--counting " + Wording.nameOf(counting.method());
    }

    @Override
    public List<Refusal> refusals() {
        return switch (counting.method()) {
            case AUTO -> List.of();
            case SEARCH -> List.of(new Refusal("--max-memory", "only a memo needs much memory"));
            case FRONTIER ->
                List.of(
                        new Refusal("--up-to-symmetry", "a memo counts all solutions"),
                        new Refusal("--distinct-on", "a memo counts all solutions"),
                        new Refusal("--distinct-by", "a memo counts all solutions"),
                        new Refusal("--limit", "a memo does not visit solutions one by one"),
                        new Refusal("--engine", "a memo uses no engine"),
                        new Refusal("--item-choice", "a memo chooses items in its own way"),
                        new Refusal("--prefer", "a memo chooses items in its own way"),
                        new Refusal("--sharp", "a memo chooses items in its own way"),
                        new Refusal("--checkpoint", "a memo cannot be saved"),
                        new Refusal("--resume", "a memo cannot be saved"));
        };
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        Search<?, O> search = counting.applyTo(job.search());
        // A method that the user named may not suit the problem.
        SearchResult result =
                counting.method() == Counting.AUTO ? search.count() : BadInputException.checked(search::count);
        if (job.isText()) {
            job.out().write((result.isExhausted() ? "" : "at least ") + result.solutions() + "\n");
        } else {
            try (JsonDocument<O> document = job.json()) {
                document.result(result);
                document.counting(result.statistics().counting());
            }
        }
        int exitCode = job.conclude(result, answers);
        return result.end() == SearchEnd.TIMEOUT ? job.conclude(advice(result), exitCode) : exitCode;
    }

    /** What may help when the time was too short. */
    private String advice(SearchResult result) {
        boolean full = result.statistics().counting().evictions() > 0;
        String guess = "--estimate guesses how much there is to count";
        return (proven ? "without --proof, " + guess + ", and" : guess + ";")
                + " more --threads can be faster"
                + (full ? ", and more --max-memory, since the memo was full" : "");
    }
}
