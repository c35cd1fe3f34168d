package io.github.exactcover.dlx.cli.task;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.option.SearchOptions;
import io.github.exactcover.dlx.cli.option.StartOption;
import io.github.exactcover.dlx.cli.option.StrategyOptions;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.output.TextSolutionWriter;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Writes the cheapest solutions with their costs, and whether they are proven to be the cheapest.
 *
 * @param most how many
 * @param picture where the first is drawn
 * @param start the solution to start from, if one is given
 */
public record CheapestTask(int most, PictureOption picture, StartOption start, SearchOptions search) implements Task {

    @Override
    public String name() {
        return "--cheapest";
    }

    @Override
    public List<Refusal> refusals() {
        return List.of(
                new Refusal("its own number says how many solutions to find", "--limit"),
                new Refusal("it is for all solutions", "--up-to-symmetry"),
                StrategyOptions.refusal("it has a search of its own"));
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        CheapestResult<O> result = search(job);
        result.best().flatMap(best -> job.model().picture(best)).ifPresent(picture::draw);
        job.answer(() -> writeText(result, job), document -> writeJson(result, document));
        return job.conclude(
                found(result, most) + ", "
                        + Summary.cost(result.statistics(), job.console().elapsed()),
                ExitCode.of(!result.solutions().isEmpty(), result.isProven()),
                result.checkpointFailure());
    }

    private <O> CheapestResult<O> search(Job<O> job) {
        return checked(
                () -> start.applyTo(search.cheapest(job.problem(), job, job.console()), job.model(), job.console())
                        .find(most));
    }

    /** Searches. Refuses input that does not suit the search, and costs that are too large. */
    static <T> T checked(Supplier<T> search) {
        try {
            return BadInputException.checked(search);
        } catch (ArithmeticException tooLarge) {
            throw new BadInputException(String.valueOf(tooLarge.getMessage()));
        }
    }

    private static <O> void writeText(CheapestResult<O> result, Job<O> job) throws IOException {
        TextSolutionWriter<O> writer = new TextSolutionWriter<>(job.model(), job.console());
        for (Solution<O> solution : result.solutions()) {
            writer.solution(solution, heading(solution, result));
        }
    }

    /** What a solution costs, and whether a cheaper one could stand in its place. */
    static String heading(Solution<?> solution, CheapestResult<?> result) {
        boolean proven =
                result.isProven() || solution.cost() <= result.lowerBound().orElse(Long.MIN_VALUE);
        return "cost " + solution.cost() + (proven ? "" : " (not proven)");
    }

    private static <O> void writeJson(CheapestResult<O> result, JsonDocument<O> document) throws IOException {
        JsonGenerator json = document.json();
        Json.<Solution<O>>array(
                json, "solutions", result.solutions(), solution -> document.costedSolution(solution, solution.cost()));
        json.writeStringField("end", result.end().name());
        json.writeBooleanField("proven", result.isProven());
        if (result.lowerBound().isPresent()) {
            json.writeNumberField("lowerBound", result.lowerBound().getAsLong());
        }
        if (result.gap().isPresent()) {
            json.writeNumberField("gap", result.gap().getAsDouble());
        }
        document.statistics(result.statistics());
    }

    /** What was found, for the summary, when this many were asked for. */
    static String found(CheapestResult<?> result, int most) {
        int found = result.solutions().size();
        if (found == 0) {
            return result.isProven()
                    ? "no solution"
                    : "none found yet" + bound(", and none costs less than ", result) + " (" + Summary.why(result.end())
                            + ")";
        }
        String claim;
        if (!result.isProven()) {
            claim = Summary.why(result.end()) + "; not proven, there may be cheaper ones"
                    + bound(", but none below ", result) + gap(result);
        } else if (found < most) {
            claim = "all there are, the cheapest first";
        } else {
            claim = "proven: no other is cheaper";
        }
        return Wording.counted(found, "solution") + " (" + claim + ")";
    }

    private static String bound(String words, CheapestResult<?> result) {
        return result.lowerBound().isPresent() ? words + result.lowerBound().getAsLong() : "";
    }

    private static String gap(CheapestResult<?> result) {
        return result.gap().isPresent()
                ? String.format(
                        Locale.ROOT, ", a gap of %.1f %%", 100 * result.gap().getAsDouble())
                : "";
    }
}
