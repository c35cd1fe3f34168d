package io.github.exactcover.dlx.cli.task;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.CheapestResult;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.option.PictureOption;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.output.TextSolutionWriter;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Stopwatch;
import io.github.exactcover.dlx.cli.terminal.Wording;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * Writes the cheapest solutions with their costs, and whether they are proven to be the cheapest.
 *
 * @param most how many
 * @param picture where the first is drawn
 */
public record CheapestTask(int most, PictureOption picture) implements Task {

    @Override
    public String name() {
        return "--cheapest";
    }

    @Override
    public List<Refusal> refusals() {
        return List.of(new Refusal("--limit", "its own number says how many solutions to find"));
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        CheapestResult<O> result = search(job);
        result.best().flatMap(best -> job.model().picture(best)).ifPresent(picture::draw);
        if (job.isText()) {
            writeText(result, job);
        } else {
            writeJson(result, job);
        }
        return job.conclude(
                summary(result, job.console().stopwatch()),
                ExitCode.of(!result.solutions().isEmpty(), result.isProven()),
                result.checkpointFailure());
    }

    private <O> CheapestResult<O> search(Job<O> job) {
        try {
            return BadInputException.checked(() -> job.search().cheapest(most));
        } catch (ArithmeticException tooLarge) {
            throw new BadInputException(String.valueOf(tooLarge.getMessage()));
        }
    }

    private static <O> void writeText(CheapestResult<O> result, Job<O> job) throws IOException {
        TextSolutionWriter<O> writer = new TextSolutionWriter<>(job.model(), job.out());
        for (Solution<O> solution : result.solutions()) {
            writer.solution(solution, "cost " + solution.cost());
        }
    }

    private static <O> void writeJson(CheapestResult<O> result, Job<O> job) throws IOException {
        try (JsonDocument<O> document = job.json()) {
            JsonGenerator json = document.json();
            document.startSolutions();
            for (Solution<O> solution : result.solutions()) {
                document.costedSolution(solution, solution.cost());
            }
            json.writeEndArray();
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
    }

    private String summary(CheapestResult<?> result, Stopwatch watch) {
        int found = result.solutions().size();
        if (found == 0 && result.isProven()) {
            return "no solution, " + Summary.cost(result.statistics(), watch);
        }
        String solutions = Wording.counted(found, "solution");
        String claim;
        if (!result.isProven()) {
            claim = Summary.why(result.end()) + "; not proven, there may be cheaper ones" + bound(result);
        } else if (found < most) {
            claim = "all there are, the cheapest first";
        } else {
            claim = "proven: no other is cheaper";
        }
        return solutions + " (" + claim + "), " + Summary.cost(result.statistics(), watch);
    }

    private static String bound(CheapestResult<?> result) {
        return result.lowerBound().isPresent()
                ? ", but none below " + result.lowerBound().getAsLong() + gap(result)
                : "";
    }

    private static String gap(CheapestResult<?> result) {
        return result.gap().isPresent()
                ? String.format(
                        Locale.ROOT, ", a gap of %.1f %%", 100 * result.gap().getAsDouble())
                : "";
    }
}
