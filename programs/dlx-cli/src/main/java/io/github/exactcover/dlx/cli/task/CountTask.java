package io.github.exactcover.dlx.cli.task;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.cli.option.CommonSettings;
import io.github.exactcover.dlx.cli.option.Counted;
import io.github.exactcover.dlx.cli.option.CountingOptions;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.option.SolutionSearch;
import io.github.exactcover.dlx.cli.output.Answers;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.CountResult;
import io.github.exactcover.dlx.count.Counting;
import io.github.exactcover.dlx.count.CountingStatistics;
import java.io.IOException;
import java.util.List;

/**
 * Writes the number of solutions, or a lower bound if the search was not complete.
 *
 * @param counting how to count
 * @param search which solutions, and how to search
 */
public record CountTask(CountingOptions counting, SearchOptions search) implements Task {

    @Override
    public String name() {
        return "--counting " + Wording.nameOf(counting.method());
    }

    @Override
    public List<Refusal> refusals() {
        return switch (counting.method()) {
            case AUTO -> List.of();
            case SEARCH -> List.of(new Refusal("only a memo needs much memory", "--max-memory"));
            case FRONTIER ->
                List.of(
                        new Refusal(
                                "a memo counts all solutions", "--up-to-symmetry", "--distinct-on", "--distinct-by"),
                        new Refusal("a memo does not visit solutions one by one", "--limit"),
                        new Refusal("a memo uses no engine", "--engine"),
                        new Refusal("a memo chooses items in its own way", "--item-choice", "--prefer", "--sharp"),
                        new Refusal("a memo cannot be saved", "--checkpoint", "--resume"));
        };
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        Counted counted = count(job.problem(), job);
        SearchResult result = counted.result();
        String number = (result.isExhausted() ? "" : "at least ") + result.solutions();
        job.answer(() -> job.out().write(number + "\n"), document -> {
            document.result(result);
            document.counting(counted.how());
        });
        String summary = Summary.of(
                result,
                search.answers(job.model()),
                counted.how(),
                job.console().elapsed());
        int exitCode = job.conclude(result, summary);
        return result.end() == SearchEnd.TIMEOUT ? job.conclude(advice(counted.how()), exitCode) : exitCode;
    }

    private <I, O> Counted count(ExactCoverProblem<I, O> problem, Job<O> job) {
        CommonSettings<O> settings = counting.addedTo(job);
        Counting method = counting.method();
        boolean fastest =
                method == Counting.AUTO && !search.isLimited() && search.leavesTheWayOpen(problem, job.model());
        if (fastest || method == Counting.FRONTIER) {
            Count<I, O> count =
                    job.prepared(() -> search.counting(problem, settings)).by(method);
            // A method that the user named may not suit the problem.
            CountResult result = fastest ? count.result() : BadInputException.checked(count::result);
            return Counted.of(result);
        }
        SolutionSearch<O> visits =
                job.prepared(() -> search.search(problem, job.model(), search.limit(), settings, job.console()));
        boolean oneByOne = method == Counting.SEARCH && search.answers(job.model()) != Answers.ALL;
        return oneByOne ? Counted.visited(visits.forEach(solution -> {})) : visits.count();
    }

    /** What may help when the time was too short. */
    private String advice(CountingStatistics how) {
        boolean full = how.evictions() > 0;
        String guess = "--estimate guesses how much there is to count";
        return (search.isProven() ? "without --proof, " + guess + ", and" : guess + ";")
                + " more --threads can be faster"
                + (full ? ", and more --max-memory, since the memo was full" : "");
    }
}
