package io.github.exactcover.dlx.cli.task;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.option.StrategyOptions;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.count.EstimateResult;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * Estimates the size of the search tree and the number of solutions.
 *
 * @param probes the number of random paths
 */
public record EstimateTask(int probes) implements Task {

    private static final long USUAL_SEED = 1;

    /** Larger numbers are written with an exponent. */
    private static final double LARGE = 1e15;

    @Override
    public String name() {
        return "--estimate";
    }

    @Override
    public List<Refusal> refusals() {
        return List.of(
                new Refusal("it shows no solutions", "--svg"),
                new Refusal("it estimates the whole search", "--limit"),
                new Refusal("nothing is counted", "--counting"),
                new Refusal("it needs no memo", "--max-memory"),
                new Refusal("it works with one thread", "--threads"),
                new Refusal("it takes only a moment", "--progress"),
                new Refusal("it cannot be saved", "--checkpoint", "--resume"),
                new Refusal("an estimate has no proof", "--proof"),
                StrategyOptions.refusal("it estimates the tree of dancing links by mrv"));
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        long seed = job.options().seedOr(USUAL_SEED);
        try {
            return write(job.applyTo(Estimate.of(job.problem())).from(probes, seed), seed, job);
        } catch (SearchIncompleteException beforeTheFirst) {
            return nothing(job);
        }
    }

    private <O> int write(EstimateResult estimate, long seed, Job<O> job) throws IOException {
        job.answer(() -> writeText(estimate, job), document -> writeJson(estimate, seed, document, job));
        boolean whole = estimate.probes() == probes;
        String end = whole ? "" : " (" + Summary.why(job.earlyEnd()) + ")";
        return job.conclude(
                Wording.counted(estimate.probes(), "probe") + end + " with seed " + seed
                        + "; only the order of magnitude is reliable",
                ExitCode.of(true, whole));
    }

    private static void writeText(EstimateResult estimate, Job<?> job) throws IOException {
        job.out().write(line("node", estimate.nodes(), estimate.nodesLow(), estimate.nodesHigh()));
        job.out().write(line("solution", estimate.solutions(), estimate.solutionsLow(), estimate.solutionsHigh()));
    }

    /** A line about the number of nodes or of solutions. */
    public static String line(String what, double estimate, double low, double high) {
        String mean = shown(estimate);
        String about = Double.isInfinite(estimate) ? "more than 1e300" : "about " + mean;
        return about + " " + what + (mean.equals("1") ? "" : "s") + " (95 % confidence: " + shown(low) + " to "
                + shown(high) + ")\n";
    }

    private static String shown(double number) {
        if (Double.isInfinite(number)) {
            return "any number";
        }
        return String.format(Locale.ROOT, number < LARGE ? "%,.0f" : "%.2e", number);
    }

    private void writeJson(EstimateResult estimate, long seed, JsonDocument<?> document, Job<?> job)
            throws IOException {
        document.json().writeNumberField("probes", estimate.probes());
        document.json().writeNumberField("seed", seed);
        writeNumbers(estimate, document.json());
        document.answered(estimate.probes() == probes, job.earlyEnd());
    }

    /** Writes the numbers of an estimate as fields. */
    public static void writeNumbers(EstimateResult estimate, JsonGenerator json) throws IOException {
        writeNumber("nodes", estimate.nodes(), json);
        writeNumber("nodesLow", estimate.nodesLow(), json);
        writeNumber("nodesHigh", estimate.nodesHigh(), json);
        writeNumber("solutions", estimate.solutions(), json);
        writeNumber("solutionsLow", estimate.solutionsLow(), json);
        writeNumber("solutionsHigh", estimate.solutionsHigh(), json);
    }

    /** Writes null for infinity, which JSON does not have. */
    private static void writeNumber(String name, double number, JsonGenerator json) throws IOException {
        json.writeFieldName(name);
        if (Double.isInfinite(number)) {
            json.writeNull();
        } else {
            json.writeNumber(number);
        }
    }

    private static int nothing(Job<?> job) throws IOException {
        job.answer(() -> {}, document -> {
            document.json().writeNumberField("probes", 0);
            document.answered(false, job.earlyEnd());
        });
        return job.conclude("no probe was made (" + Summary.why(job.earlyEnd()) + ")", ExitCode.UNDECIDED);
    }
}
