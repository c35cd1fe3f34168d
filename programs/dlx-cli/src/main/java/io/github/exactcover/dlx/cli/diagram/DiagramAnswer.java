package io.github.exactcover.dlx.cli.diagram;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.option.GeneralOptions;
import io.github.exactcover.dlx.cli.option.PresetOptions;
import io.github.exactcover.dlx.cli.output.Display;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.output.TextSolutionWriter;
import io.github.exactcover.dlx.cli.terminal.Console;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.cli.terminal.Wording;
import io.github.exactcover.dlx.diagram.PricedOptions;
import io.github.exactcover.dlx.diagram.SolutionDiagram;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Answers a question about a diagram. */
final class DiagramAnswer<O> {

    private static final long USUAL_SEED = 1;

    private final Display<O> display;
    private final SolutionDiagram<O> diagram;
    private final DiagramQuestion question;
    private final ToLongFunction<Integer> costs;
    private final GeneralOptions options;
    private final Console console;
    private long shown;
    private @Nullable SearchEnd end;

    DiagramAnswer(
            Display<O> display,
            SolutionDiagram<O> diagram,
            DiagramQuestion question,
            ToLongFunction<Integer> costs,
            GeneralOptions options,
            Console console) {
        this.display = display;
        this.diagram = diagram;
        this.question = question;
        this.costs = costs;
        this.options = options;
        this.console = console;
    }

    /** Writes the number of solutions, the size, and the answer to the question. */
    void write() throws IOException {
        options.format().write(this::writeText, this::writeJson);
    }

    /** The summary for standard error. */
    String summary() {
        String size = Wording.counted(diagram.size(), "node");
        String part = end == null ? "" : ", " + Wording.grouped(shown) + " shown (" + Summary.why(end) + ")";
        return solutions() + " in a diagram of " + size + part + ", " + Wording.seconds(console.elapsed());
    }

    int exitCode() {
        return ExitCode.of(diagram.count().signum() > 0, end != SearchEnd.TIMEOUT);
    }

    private String solutions() {
        return Wording.counted(diagram.count(), "solution");
    }

    private void writeText() throws IOException {
        console.out().write(solutions() + "\n" + Wording.counted(diagram.size(), "node") + "\n");
        if (question.isAboutSolutions()) {
            TextSolutionWriter<O> writer = new TextSolutionWriter<>(display, console);
            show((solution, cost) ->
                    writer.solution(solution, question.isAboutCosts() ? "cost " + cost : display.heading(solution)));
        }
        if (question.isAboutOccurrences()) {
            writeOccurrences();
        }
    }

    private void writeJson() throws IOException {
        try (JsonDocument<O> document = new JsonDocument<>(display, console)) {
            JsonGenerator json = document.json();
            json.writeNumberField("diagramNodes", diagram.size());
            json.writeNumberField("solutionCount", diagram.count());
            if (question.isAboutSolutions()) {
                json.writeArrayFieldStart("solutions");
                show((solution, cost) -> writeSolution(document, solution, cost));
                json.writeEndArray();
            }
            if (question.isAboutOccurrences()) {
                writeOccurrences(json);
            }
            document.answered(end == null, end == null ? SearchEnd.EXHAUSTED : end);
            document.elapsed();
        }
    }

    private void writeSolution(JsonDocument<O> document, Solution<O> solution, long cost) throws IOException {
        if (question.isAboutCosts()) {
            document.costedSolution(solution, cost);
        } else {
            document.solution(solution);
        }
    }

    /** Shows solutions until all that were asked for are shown, time is up, or the user interrupts. */
    private void show(Showing<O> showing) throws IOException {
        Iterator<PricedOptions<Integer>> solutions = question.solutions(
                        PresetOptions.overPlaces(diagram), options.seedOr(USUAL_SEED), costs)
                .iterator();
        while (solutions.hasNext()) {
            end = shown == question.most() ? SearchEnd.LIMIT : stopped();
            if (end != null) {
                return;
            }
            PricedOptions<Integer> found = solutions.next();
            int[] places = found.options().stream().mapToInt(Integer::intValue).toArray();
            showing.show(Solution.of(display.options(), places), found.cost());
            shown++;
            console.flushNowAndThen();
        }
    }

    private @Nullable SearchEnd stopped() {
        if (console.interruption().isRequested()) {
            return SearchEnd.CANCELLED;
        }
        return options.isTimeUp(console) ? SearchEnd.TIMEOUT : null;
    }

    private void writeOccurrences() throws IOException {
        List<BigInteger> occurrences = diagram.occurrences();
        int width = diagram.count().toString().length();
        for (int place = 0; place < occurrences.size(); place++) {
            BigInteger number = occurrences.get(place);
            String line = " ".repeat(width - number.toString().length()) + number + " "
                    + display.options().get(place) + remark(number) + "\n";
            console.out().write(line);
        }
    }

    private String remark(BigInteger number) {
        if (number.signum() == 0) {
            return " (impossible)";
        }
        return number.equals(diagram.count()) ? " (forced)" : "";
    }

    private void writeOccurrences(JsonGenerator json) throws IOException {
        Iterator<O> options = display.options().iterator();
        Json.<BigInteger>objects(json, "occurrences", diagram.occurrences(), number -> {
            json.writeStringField("option", String.valueOf(options.next()));
            json.writeNumberField("solutions", number);
            json.writeBooleanField("impossible", number.signum() == 0);
            json.writeBooleanField("forced", number.signum() > 0 && number.equals(diagram.count()));
        });
    }

    private interface Showing<O> {
        void show(Solution<O> solution, long cost) throws IOException;
    }
}
