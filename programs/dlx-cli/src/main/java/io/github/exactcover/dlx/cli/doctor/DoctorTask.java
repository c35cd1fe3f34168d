package io.github.exactcover.dlx.cli.doctor;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.problem.Model;
import io.github.exactcover.dlx.cli.task.EstimateTask;
import io.github.exactcover.dlx.cli.task.Job;
import io.github.exactcover.dlx.cli.task.Task;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.count.EstimateResult;
import io.github.exactcover.dlx.symmetry.Symmetries;
import io.github.exactcover.dlx.symmetry.SymmetryGroup;
import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Looks at a problem, and says what it sees.
 *
 * @param notes whether it also shows notes
 */
public record DoctorTask(boolean notes) implements Task {

    /** How long it takes at most if the user does not say. */
    private static final Duration USUAL_TIME = Duration.ofSeconds(10);

    /** What a look for mistakes may take of the time that is left, and then a look for symmetries. */
    private static final int PART_OF_TIME = 4;

    /** One, the estimate, all, how many, and the cheapest. */
    private static final int TRIALS = 5;

    /** How many lines of text findings of one kind get, with the remedy. */
    private static final int MOST_LINES = 10;

    /** How many items or options of a finding are listed in JSON. */
    private static final int MOST_LISTED = 20;

    private static final long USUAL_SEED = 1;

    /** With so many symmetries, and without bounds, a search up to symmetry takes no longer than one for all. */
    private static final BigInteger MOST_SYMMETRIES = BigInteger.valueOf(10_000);

    @Override
    public String name() {
        return "doctor";
    }

    @Override
    public List<Refusal> refusals() {
        return List.of(new Refusal("it takes some seconds", "--progress"));
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        return run(job.problem(), job);
    }

    private <I, O> int run(ExactCoverProblem<I, O> problem, Job<O> job) throws IOException {
        long end = System.nanoTime()
                + job.options().timeLeftOr(USUAL_TIME, job.console()).toNanos();
        Model<O> model = job.model();
        Incidence incidence = new Incidence(problem);
        ProblemStatistics statistics = ProblemStatistics.of(incidence, model);

        Mistakes mistakes = new Mistakes(
                incidence, model.options().stream().map(Object::toString).toList(), until(part(end), job.console()));
        List<Finding> found = mistakes.find();
        List<Finding> findings = found.stream()
                .filter(finding -> notes || finding.kind().level != Finding.Level.NOTE)
                .toList();
        List<String> leftOut = new ArrayList<>(mistakes.leftOut());

        SymmetryGroup<I, O> symmetries =
                job.applyTo(Symmetries.of(problem)).timeout(duration(part(end))).find();
        if (!symmetries.isComplete()) {
            leftOut.add("some symmetries");
        }

        int[] toCome = {TRIALS};
        Trials<I, O> trials = new Trials<>(
                problem,
                job,
                statistics.bounded() > 0,
                () -> Duration.ofNanos(Math.max(1, (end - System.nanoTime()) / toCome[0]--)),
                job.options().seedOr(USUAL_SEED));
        Report report = new Report(
                statistics,
                findings,
                symmetries,
                trials.run(statistics.isPriced()),
                trials.estimate(),
                incidence,
                leftOut);
        if (job.console().interruption().isRequested()) {
            leftOut.add("what came after the interruption");
        }
        job.answer(() -> write(report, job.console().out()), document -> writeJson(report, document, job));
        return job.conclude(summary(found, report, job), ExitCode.of(true, leftOut.isEmpty()));
    }

    /** What was seen. */
    private record Report(
            ProblemStatistics statistics,
            List<Finding> findings,
            SymmetryGroup<?, ?> symmetries,
            List<Trial> trials,
            @Nullable EstimateResult estimate,
            Incidence incidence,
            List<String> leftOut) {}

    /** When a part of the time until the end is over. */
    private static long part(long end) {
        long now = System.nanoTime();
        return now + Math.max(1, (end - now) / PART_OF_TIME);
    }

    private static Duration duration(long until) {
        return Duration.ofNanos(Math.max(1, until - System.nanoTime()));
    }

    private static BooleanSupplier until(long time, Console console) {
        return () -> System.nanoTime() - time >= 0 || console.interruption().isRequested();
    }

    private String summary(List<Finding> found, Report report, Job<?> job) {
        String seen = Arrays.stream(Finding.Level.values())
                .map(level -> Wording.counted(
                        found.stream()
                                .filter(finding -> finding.kind().level == level)
                                .count(),
                        Wording.nameOf(level)))
                .collect(Collectors.joining(", "));
        return seen
                + (found.size() == report.findings.size() ? ", " : " (see --notes), ")
                + Wording.seconds(job.console().elapsed())
                + (report.leftOut.isEmpty() ? "" : "; there was no time for " + String.join(", ", report.leftOut));
    }

    private static void write(Report report, Writer out) throws IOException {
        out.write("The problem\n");
        for (String line : report.statistics.lines()) {
            out.write("  " + line + "\n");
        }
        out.write("  " + symmetryLine(report) + "\n");
        out.write("What may be wrong\n");
        if (report.findings.isEmpty()) {
            out.write("  nothing was found\n");
        }
        for (Finding.Kind kind : Finding.Kind.values()) {
            writeKind(
                    kind,
                    report.findings.stream()
                            .filter(finding -> finding.kind() == kind)
                            .toList(),
                    out);
        }
        out.write("The questions\n");
        for (Trial trial : report.trials) {
            out.write("  " + trial.line() + "\n");
        }
        EstimateResult estimate = report.estimate;
        if (estimate != null) {
            out.write("  estimate  "
                    + EstimateTask.line("node", estimate.nodes(), estimate.nodesLow(), estimate.nodesHigh()));
            out.write("            "
                    + (estimate.solutions() > 0
                            ? EstimateTask.line(
                                    "solution", estimate.solutions(), estimate.solutionsLow(), estimate.solutionsHigh())
                            : "no solution on these random paths\n"));
        }
    }

    private static void writeKind(Finding.Kind kind, List<Finding> findings, Writer out) throws IOException {
        String level = "  " + Wording.nameOf(kind.level) + ": ";
        int shown = findings.size() < MOST_LINES ? findings.size() : MOST_LINES - 2;
        for (Finding finding : findings.subList(0, shown)) {
            out.write(level + finding.text() + "\n");
        }
        if (shown < findings.size()) {
            out.write(level + Wording.grouped(findings.size() - shown) + " more of this kind\n");
        }
        out.write(findings.isEmpty() ? "" : "    " + kind.remedy + "\n");
    }

    private static String symmetryLine(Report report) {
        BigInteger order = report.symmetries.order();
        String number = Wording.rounded(order) + " symmetries";
        if (!report.symmetries.isComplete()) {
            return "at least " + number;
        }
        if (order.equals(BigInteger.ONE)) {
            return "no symmetry";
        }
        boolean usable = order.compareTo(MOST_SYMMETRIES) <= 0 && report.statistics.bounded() == 0;
        return number + (usable ? ": --up-to-symmetry shows one solution of each class" : "");
    }

    private static void writeJson(Report report, JsonDocument<?> document, Job<?> job) throws IOException {
        JsonGenerator json = document.json();
        report.statistics.write(json);
        json.writeObjectFieldStart("symmetries");
        json.writeFieldName("order");
        json.writeNumber(Wording.rounded(report.symmetries.order()).replace(",", ""));
        json.writeBooleanField("complete", report.symmetries.isComplete());
        json.writeEndObject();
        Json.<Finding>objects(
                json, "findings", report.findings, finding -> writeFinding(finding, report.incidence, json));
        Json.<Trial>objects(json, "questions", report.trials, trial -> trial.write(json));
        if (report.estimate != null) {
            json.writeObjectFieldStart("estimate");
            EstimateTask.writeNumbers(report.estimate, json);
            json.writeEndObject();
        }
        Json.texts(json, "leftOut", report.leftOut);
        document.answered(report.leftOut.isEmpty(), job.earlyEnd());
        document.elapsed();
    }

    private static void writeFinding(Finding finding, Incidence problem, JsonGenerator json) throws IOException {
        json.writeStringField("level", finding.kind().level.name());
        json.writeStringField("kind", finding.kind().name());
        json.writeStringField("text", finding.text());
        json.writeStringField("remedy", finding.kind().remedy);
        json.writeNumberField("count", finding.count());
        Json.<Integer>array(json, "items", listed(finding.items()), item -> json.writeString(problem.names.get(item)));
        Json.<Integer>array(json, "options", listed(finding.options()), option -> json.writeNumber(option + 1));
    }

    private static List<Integer> listed(List<Integer> all) {
        return all.subList(0, Math.min(all.size(), MOST_LISTED));
    }
}
