package io.github.exactcover.dlx.cli.task;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.SearchIncompleteException;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.steps.Grade;
import io.github.exactcover.dlx.steps.Step;
import io.github.exactcover.dlx.steps.Steps;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Shows the steps in which a person would solve a problem, and grades it.
 *
 * @param limit after how many steps to stop
 * @param gradeOnly whether to show the grade in place of the steps
 */
public record StepsTask(long limit, boolean gradeOnly) implements Task {

    @Override
    public String name() {
        return "steps";
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        List<Step<?, ?>> made = new ArrayList<>();
        boolean whole = collect(made, job);
        Grade grade = Grade.of(made.stream());
        job.answer(() -> job.out().write(gradeOnly && whole ? grade + "\n" : ""), document -> {
            writeJson(made, grade, document.json());
            document.answered(whole, job.earlyEnd());
        });
        return job.conclude(summary(made.size(), grade, whole, job), exitCode(grade, whole));
    }

    /** Collects the steps, and writes each at once where it can stand alone; returns whether these are all. */
    private <O> boolean collect(List<Step<?, ?>> made, Job<O> job) throws IOException {
        boolean atOnce = switch (job.format()) {
            case TEXT -> !gradeOnly;
            case JSON -> false;
        };
        try (Stream<? extends Step<?, O>> steps = job.applyTo(Steps.of(job.problem())).stream()) {
            for (Iterator<? extends Step<?, O>> i = steps.limit(limit).iterator(); i.hasNext(); ) {
                Step<?, O> step = i.next();
                made.add(step);
                if (atOnce) {
                    job.out().write(text(step) + "\n");
                }
            }
        } catch (SearchIncompleteException incomplete) {
            return false;
        }
        return true;
    }

    /** Such as {@code SINGLE a b: take c} or {@code EXCLUDED a: not b, c}. */
    private static String text(Step<?, ?> step) {
        String items = step.items().stream().map(item -> " " + item).collect(Collectors.joining());
        if (!step.taken().isEmpty()) {
            return step.kind() + items + ": take " + step.taken().get(0);
        }
        String removed = step.removed().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return step.kind() + items + (removed.isEmpty() ? "" : ": not " + removed);
    }

    private void writeJson(List<Step<?, ?>> made, Grade grade, JsonGenerator json) throws IOException {
        if (!gradeOnly) {
            Json.<Step<?, ?>>objects(json, "steps", made, step -> {
                json.writeStringField("kind", step.kind().name());
                Json.texts(json, "items", step.items());
                Json.texts(json, "taken", step.taken());
                Json.texts(json, "removed", step.removed());
                json.writeNumberField("length", step.length());
            });
        }
        json.writeObjectFieldStart("grade");
        json.writeStringField("hardest", grade.hardest().name());
        json.writeNumberField("length", grade.length());
        json.writeObjectFieldStart("counts");
        for (Map.Entry<Step.Kind, Integer> count : grade.counts().entrySet()) {
            json.writeNumberField(count.getKey().name(), count.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private String summary(int count, Grade grade, boolean whole, Job<?> job) {
        String steps = count + (count == 1 ? " step" : " steps");
        if (!whole) {
            return steps + " (" + Summary.why(job.earlyEnd()) + ", there may be more)";
        }
        if (count == limit) {
            return steps + " (as many as --limit asks for, there may be more)";
        }
        return switch (grade.hardest()) {
            case STUCK -> "no step leads further; perhaps there are several solutions";
            case CONTRADICTION -> "no solution: an item has too few options";
            default -> steps + " to the only solution; hardest: " + grade.hardest() + " of length " + grade.length();
        };
    }

    private static int exitCode(Grade grade, boolean whole) {
        return ExitCode.of(grade.hardest() != Step.Kind.CONTRADICTION, whole);
    }
}
