package io.github.exactcover.dlx.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.parts.JobFolder;
import io.github.exactcover.dlx.parts.JobWorker;
import io.github.exactcover.dlx.parts.Ledger;
import io.github.exactcover.dlx.parts.NodesLeft;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;

/** How far a search in parts is, who works on it, and how long that may still take. */
public final class JobStatus {

    private final Ledger ledger;
    private final Optional<JobAnswer> answer;
    private final JobSummary summary;
    private final List<JobWorker> workers;

    /** A job as it is now, by its ledger, with the answer if it looks for one solution and has it. */
    public JobStatus(JobFolder job, Ledger ledger, Optional<JobAnswer> answer) {
        this.workers = job.workers();
        this.ledger = ledger;
        this.answer = answer;
        this.summary = new JobSummary(job, ledger);
    }

    /** Whether nothing is left to do. */
    public boolean isDone() {
        return summary.isDone();
    }

    /** How many nodes a second all workers visit, by the parts that they have run. */
    private double speed() {
        return workers.stream().mapToDouble(JobStatus::speed).sum();
    }

    private static double speed(JobWorker worker) {
        double seconds = seconds(worker);
        return seconds <= 0 ? 0 : worker.nodes() / seconds;
    }

    private static double seconds(JobWorker worker) {
        return Duration.between(worker.since(), worker.seen()).toMillis() / 1e3;
    }

    /** Writes it for people. */
    public void writeText(Writer out) throws IOException {
        out.write(summary.text() + "\n");
        if (answer.isPresent()) {
            answer.get().writeText(out);
        }
        if (isDone()) {
            return;
        }
        NodesLeft left = ledger.nodesLeft();
        out.write("left: " + interval(left, JobStatus::nodes) + " nodes\n");
        double speed = speed();
        out.write(Wording.counted(workers.size(), "worker")
                + (speed == 0
                        ? ""
                        : ", " + nodes(speed) + " nodes a second: " + interval(left, at -> Wording.roughly(at / speed))
                                + " left")
                + "\n");
        for (JobWorker worker : workers) {
            out.write(" " + worker.name() + ": " + Wording.counted(worker.parts(), "part") + ", "
                    + Wording.counted(worker.nodes(), "node") + " in " + Wording.roughly(seconds(worker)) + "\n");
        }
    }

    private static String interval(NodesLeft left, DoubleFunction<String> words) {
        return Double.isInfinite(left.high())
                ? "not yet known how many"
                : "about " + words.apply(left.likely()) + " (" + words.apply(left.low()) + " to "
                        + words.apply(left.high()) + ")";
    }

    /** Three digits of a number, such as {@code 1.23e9}; small ones as they are. */
    private static String nodes(double number) {
        return number < 1e6
                ? Wording.grouped(Math.round(number))
                : String.format(Locale.ROOT, "%.2e", number).replace("e+0", "e").replace("e+", "e");
    }

    /** Writes it for programs, as one line. */
    public void writeJson(Writer out) throws IOException {
        JsonGenerator json = Json.to(out);
        json.writeStartObject();
        json.writeBooleanField("complete", ledger.isComplete());
        json.writeNumberField(ledger.isComplete() ? "solutionCount" : "solutionsFound", ledger.solutions());
        json.writeNumberField("nodes", ledger.nodes());
        json.writeNumberField("share", ledger.share());
        json.writeNumberField("openParts", ledger.open().size());
        if (answer.isPresent()) {
            answer.get().writeJson(json);
        }
        NodesLeft left = ledger.nodesLeft();
        if (!Double.isInfinite(left.high())) {
            json.writeNumberField("nodesLeft", left.likely());
            json.writeNumberField("nodesLeftLow", left.low());
            json.writeNumberField("nodesLeftHigh", left.high());
        }
        json.writeNumberField("nodesPerSecond", speed());
        Json.<JobWorker>objects(json, "workers", workers, worker -> {
            json.writeStringField("name", worker.name());
            json.writeStringField("since", worker.since().toString());
            json.writeStringField("seen", worker.seen().toString());
            json.writeNumberField("parts", worker.parts());
            json.writeNumberField("nodes", worker.nodes());
        });
        json.writeEndObject();
        json.close();
        out.write('\n');
    }
}
