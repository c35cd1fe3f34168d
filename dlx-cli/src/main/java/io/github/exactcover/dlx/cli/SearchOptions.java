package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ItemChoice;
import io.github.exactcover.dlx.Search;
import io.github.exactcover.dlx.SearchResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of every command that searches, and the searches themselves. */
final class SearchOptions {

    @Option(names = "--limit", paramLabel = "N", description = "Stop after N solutions.")
    private @Nullable Long limit;

    @Option(
            names = "--item-choice",
            paramLabel = "CHOICE",
            description = "Branch on the item with the fewest options left (mrv, the default) or on the first (first).")
    private ItemChoice itemChoice = ItemChoice.MRV;

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            description = "Stop after this time, such as 500ms, 30s, 5m, 2h or PT1M30S, with what was found.")
    private @Nullable Duration timeout;

    @Option(names = "--threads", paramLabel = "N", description = "Search with N threads; 1 is the default.")
    private int threads = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Try the options in a random order, the same for the same number.")
    private @Nullable Long seed;

    @Option(
            names = "--reduce",
            description = "Before the search, take away options that are in no solution, and items without meaning.")
    private boolean reduce;

    @Option(names = "--format", paramLabel = "FORMAT", description = "Write text (the default) or json.")
    private Format format = Format.TEXT;

    /** Writes the solutions of the model, then the summary; returns the exit code. */
    <O> int solve(Model<O> model, Console console) throws IOException {
        Search<?, O> search = search(model);
        Report<O> report =
                format == Format.TEXT ? new TextReport<>(model, console.out()) : new JsonReport<>(model, console.out());
        report.start();
        SearchResult result = search.solve(solution -> show(solution, report, console));
        report.end(result);
        return conclude(result, console);
    }

    private static <O> Visit show(Solution<O> solution, Report<O> report, Console console) {
        try {
            report.solution(solution);
            console.flushNowAndThen();
            return Visit.CONTINUE;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure.getMessage(), failure);
        }
    }

    /** Writes the number of solutions of the model, then the summary; returns the exit code. */
    <O> int count(Model<O> model, Console console) throws IOException {
        SearchResult result = search(model).count();
        if (format == Format.TEXT) {
            console.out().write(result.solutions() + "\n");
        } else {
            new JsonReport<>(model, console.out()).count(result);
        }
        return conclude(result, console);
    }

    private <O> Search<?, O> search(Model<O> model) {
        Search<?, O> search = DLX.search(model.problem()).itemChoice(itemChoice);
        return BadInputException.checked(() -> configured(search));
    }

    private <O> Search<?, O> configured(Search<?, O> plain) {
        Search<?, O> search = plain.threads(threads);
        search = limit == null ? search : search.limit(limit);
        search = timeout == null ? search : search.timeout(timeout);
        search = seed == null ? search : search.seed(seed);
        return reduce ? search.reduce() : search;
    }

    private static int conclude(SearchResult result, Console console) throws IOException {
        console.out().flush();
        console.err().println(Summary.of(result));
        if (!result.solutions().equals(BigInteger.ZERO)) {
            return ExitCode.SOLVED;
        }
        return result.isExhausted() ? ExitCode.NO_SOLUTION : ExitCode.UNDECIDED;
    }
}
