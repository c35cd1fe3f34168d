package io.github.exactcover.dlx.cli.task;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.cli.option.Refusal;
import io.github.exactcover.dlx.cli.option.StrategyOptions;
import io.github.exactcover.dlx.cli.output.Json;
import io.github.exactcover.dlx.cli.output.JsonDocument;
import io.github.exactcover.dlx.cli.output.Summary;
import io.github.exactcover.dlx.cli.terminal.ExitCode;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import io.github.exactcover.dlx.feasibility.Reason;
import io.github.exactcover.dlx.model.CompiledModel;
import io.github.exactcover.dlx.model.Rule;
import io.github.exactcover.dlx.model.WhyNone;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says why there is no solution: items that cannot be covered together. */
final class ExplainTask implements Task {

    /** The time limit if the user gives none. */
    private static final Duration USUAL_TIME = Duration.ofSeconds(30);

    /** The part of the time to look for items, if the problem has rules. */
    private static final int SHARE = 4;

    @Override
    public String name() {
        return "--explain";
    }

    @Override
    public List<Refusal> refusals() {
        return List.of(
                new Refusal("it shows no solutions", "--svg", "--limit"),
                new Refusal("it searches with one thread", "--threads"),
                new Refusal("it tries the options in their own order", "--seed"),
                new Refusal("the items that it names are those of the whole problem", "--reduce"),
                new Refusal("it is not known how many searches it needs", "--progress"),
                new Refusal("it cannot be saved", "--checkpoint", "--resume"),
                new Refusal("without it, solve proves that there is no solution", "--proof"),
                StrategyOptions.refusal("it has a search of its own"));
    }

    @Override
    public <O> int run(Job<O> job) throws IOException {
        Duration time = job.options().timeLeftOr(USUAL_TIME, job.console());
        Optional<CompiledModel> rules = job.model().rules();
        Duration forItems = rules.isPresent() ? time.dividedBy(SHARE) : time;
        Infeasibility<?> answer = job.applyTo(Feasibility.of(job.problem())).explain(forItems);
        if (rules.isPresent()
                && answer.kind() != Infeasibility.Kind.FEASIBLE
                && job.earlyEnd() != SearchEnd.CANCELLED) {
            WhyNone why = rules.get().whyNone(time.minus(forItems));
            if (!why.rules().isEmpty()) { // Otherwise what is required or forbidden is the cause.
                return write(why, job);
            }
        }
        return write(answer, job);
    }

    private static int write(WhyNone why, Job<?> job) throws IOException {
        List<String> names = why.rules().stream().map(Rule::name).distinct().toList();
        boolean isMinimal = why.kind() == WhyNone.Kind.MINIMAL;
        job.answer(() -> job.out().write(why.kind() + "\n " + String.join("\n ", names) + "\n"), document -> {
            document.json().writeStringField("explanation", why.kind().name());
            Json.texts(document.json(), "rules", names);
            document.answered(isMinimal, job.earlyEnd());
        });
        return job.conclude(
                "no solution: these rules exclude each other ("
                        + (isMinimal ? "without any one of them, the others do not" : "perhaps fewer of them do too")
                        + ")",
                exitCode(Infeasibility.Kind.MINIMAL));
    }

    private static int write(Infeasibility<?> answer, Job<?> job) throws IOException {
        Map<String, List<?>> named = new LinkedHashMap<>();
        named.put("items", answer.items());
        named.put("limits", answer.limits());
        named.put("required", answer.required());
        job.answer(() -> writeText(answer, named, job), document -> writeJson(answer, named, document, job));
        return job.conclude(summary(answer, job), exitCode(answer.kind()));
    }

    private static void writeText(Infeasibility<?> answer, Map<String, List<?>> named, Job<?> job) throws IOException {
        if (answer.reason().isPresent()) {
            job.out().write(answer.reason().get().text() + "\n");
        }
        job.out().write(answer.kind() + "\n");
        for (Map.Entry<String, List<?>> part : named.entrySet()) {
            job.out().write(part.getKey().equals("items") || part.getValue().isEmpty() ? "" : part.getKey() + "\n");
            job.out()
                    .write(part.getValue().stream().map(one -> " " + one + "\n").collect(Collectors.joining()));
        }
    }

    private static void writeJson(
            Infeasibility<?> answer, Map<String, List<?>> named, JsonDocument<?> document, Job<?> job)
            throws IOException {
        JsonGenerator json = document.json();
        json.writeStringField("explanation", answer.kind().name());
        for (Map.Entry<String, List<?>> part : named.entrySet()) {
            Json.texts(json, part.getKey(), part.getValue());
        }
        json.writeBooleanField("areLimitsMinimal", answer.areLimitsMinimal());
        if (answer.reason().isPresent()) {
            writeReason(answer.reason().get(), json);
        }
        document.answered(isComplete(answer.kind()) || answer.reason().isPresent(), job.earlyEnd());
    }

    private static void writeReason(Reason<?> reason, JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("reason");
        json.writeStringField("kind", reason.kind().name());
        json.writeStringField("text", reason.text());
        json.writeNumberField("modulus", reason.modulus());
        json.writeNumberField("needed", reason.needed());
        json.writeNumberField("available", reason.available());
        Json.objects(json, "items", reason.items(), weight -> writeWeight(weight, json));
        Json.objects(json, "limits", reason.limits(), weight -> writeWeight(weight, json));
        Json.objects(json, "groups", reason.groups(), group -> {
            json.writeNumberField("weight", group.weight());
            Json.texts(json, "options", group.options());
        });
        json.writeEndObject();
    }

    private static void writeWeight(Reason.Weight<?> weight, JsonGenerator json) throws IOException {
        json.writeStringField("item", weight.item().toString());
        json.writeNumberField("weight", weight.weight());
        json.writeNumberField("times", weight.times());
    }

    private static boolean isComplete(Infeasibility.Kind kind) {
        return kind == Infeasibility.Kind.FEASIBLE || kind == Infeasibility.Kind.MINIMAL;
    }

    private static String summary(Infeasibility<?> answer, Job<?> job) {
        return switch (answer.kind()) {
            case FEASIBLE -> "there is a solution, so there is nothing to explain";
            case MINIMAL -> "no solution: " + reason(answer, job.model().problem());
            case NOT_MINIMAL ->
                "no solution: these items cannot be covered together ("
                        + (answer.reason().isPresent() ? "" : Summary.why(job.earlyEnd()) + ", ")
                        + "perhaps fewer of them cannot either)";
            case UNKNOWN -> "not known whether there is a solution (" + Summary.why(job.earlyEnd()) + ")";
        };
    }

    private static String reason(Infeasibility<?> answer, ExactCoverProblem<?, ?> problem) {
        List<?> items = answer.items();
        String beside = answer.required().isEmpty() ? "" : " beside these required options";
        return switch (items.size()) {
            case 0 ->
                answer.required().size() == 1
                        ? "this required option is forbidden too, or can never be chosen"
                        : "these required options exclude each other; without any one of them, the others do not";
            case 1 ->
                IntStream.range(0, problem.options().size())
                                .anyMatch(option -> problem.itemsOf(option).contains(items.get(0)))
                        ? "this item cannot be covered" + beside
                        : "no option has this item";
            default ->
                "these " + items.size() + " items cannot be covered together" + beside
                        + "; without any one of them, the others can";
        };
    }

    private static int exitCode(Infeasibility.Kind kind) {
        return ExitCode.of(kind == Infeasibility.Kind.FEASIBLE, kind != Infeasibility.Kind.UNKNOWN);
    }
}
