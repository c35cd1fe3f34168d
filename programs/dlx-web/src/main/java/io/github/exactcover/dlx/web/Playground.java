package io.github.exactcover.dlx.web;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.Question;
import io.github.exactcover.dlx.SearchStatistics;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.Visit;
import io.github.exactcover.dlx.cheapest.Cheapest;
import io.github.exactcover.dlx.cheapest.CheapestResult;
import io.github.exactcover.dlx.count.Count;
import io.github.exactcover.dlx.count.Estimate;
import io.github.exactcover.dlx.count.EstimateResult;
import io.github.exactcover.dlx.feasibility.Feasibility;
import io.github.exactcover.dlx.feasibility.Infeasibility;
import io.github.exactcover.dlx.feasibility.Reason;
import io.github.exactcover.dlx.formats.DlxFormatException;
import io.github.exactcover.dlx.model.CompiledModel;
import io.github.exactcover.dlx.model.Rule;
import io.github.exactcover.dlx.model.WhyNone;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Answers a request: first the problem itself, then what was found so far, from time to time, and at last how it ended.
 * Solutions are lists of places of options. To stop them, end the worker.
 */
final class Playground<I, O> {

    private static final Duration POST_EVERY = Duration.ofMillis(50);

    /** How many solutions are shown unless the request says otherwise. The others are only counted. */
    private static final int SHOWN = 300;

    /** How long it may take to explain why there is no solution, in milliseconds. */
    private static final int PATIENCE = 60_000;

    private final ExactCoverProblem<I, O> problem;
    private final Puzzle<I, O> puzzle;
    private final Request request;
    private final Consumer<String> page;

    /** Of each item its place, primary items first. */
    private final Map<I, Integer> places = new LinkedHashMap<>();

    /** Solutions that were found since the last message. */
    private final List<List<Integer>> found = new ArrayList<>();

    private Playground(Puzzle<I, O> puzzle, Request request, Consumer<String> page) {
        this.problem = puzzle.problem();
        this.puzzle = puzzle;
        this.request = request;
        this.page = page;
        problem.primaryItems().forEach(item -> places.put(item, places.size()));
        problem.secondaryItems().forEach(item -> places.put(item, places.size()));
    }

    /** Answers a request by messages to the page. What cannot be answered becomes a message that says why. */
    static void answer(Request request, Consumer<String> page) {
        try {
            new Playground<>(Puzzle.of(request), request, page).answer();
        } catch (DlxFormatException e) {
            Map<String, Object> mistake = refusal(e);
            mistake.put("line", e.line());
            mistake.put("column", e.column());
            page.accept(Json.write(mistake));
        } catch (IllegalArgumentException | IllegalStateException e) {
            page.accept(Json.write(refusal(e)));
        }
    }

    private static Map<String, Object> refusal(RuntimeException e) {
        Map<String, Object> message = Json.message("refused");
        message.put("why", String.valueOf(e.getMessage()));
        return message;
    }

    private void answer() {
        String question = request.text("ask", "all");
        if (request.text("describe", "yes").equals("yes")) {
            page.accept(Json.write(description()));
        }
        switch (question) {
            case "all" -> all();
            case "many" -> many();
            case "one" -> one();
            case "cheap" -> cheapest();
            case "why" -> why();
            case "estimate" -> estimate();
            case "step" -> new Steps<>(problem, request).answer(page);
            case "look" -> {}
            default -> throw new IllegalArgumentException("There is no question called " + question);
        }
    }

    private Map<String, Object> description() {
        Map<String, Object> message = Json.message("problem");
        message.put("rows", puzzle.rows());
        message.put("cols", puzzle.columns());
        message.put("primary", problem.primaryItems());
        message.put("secondary", problem.secondaryItems());
        message.put("bounds", bounds());
        List<Object> options = new ArrayList<>();
        for (int place = 0; place < problem.options().size(); place++) {
            O option = problem.options().get(place);
            Map<String, Object> each = new LinkedHashMap<>();
            each.put("name", option);
            List<I> items = problem.itemsOf(place);
            each.put("items", items.stream().map(places::get).toList());
            if (!problem.colorsOf(place).isEmpty()) {
                each.put("colors", colors(place, items));
            }
            each.put("cells", puzzle.cells().apply(option));
            each.put("label", puzzle.label().apply(option));
            each.put("cost", problem.costOf(place));
            options.add(each);
        }
        message.put("options", options);
        if (!puzzle.picture().isEmpty()) {
            message.put("picture", puzzle.picture());
        }
        return message;
    }

    /** The items with bounds that say more than once: place, low, high. */
    private List<Object> bounds() {
        List<Object> all = new ArrayList<>();
        for (I item : problem.primaryItems()) {
            Bounds bounds = problem.boundsOf(item);
            if (!bounds.equals(Bounds.ONCE)) {
                all.add(List.of(places.get(item), bounds.low(), bounds.high()));
            }
        }
        return all;
    }

    /** The colors of the items of an option; an empty text for one without. */
    private List<Object> colors(int option, List<I> items) {
        Map<I, Object> colors = problem.colorsOf(option);
        return items.stream().map(item -> colors.getOrDefault(item, "")).toList();
    }

    /** A question, which posts what was found so far from time to time. */
    private <Q extends Question<I, O, Q>> Q posting(Q question) {
        return question.progress(POST_EVERY, progress -> {
            Map<String, Object> message = Json.message("progress");
            message.put("solutions", progress.solutions().toString());
            message.put("nodes", progress.nodes());
            message.put("fraction", progress.fraction());
            post(message);
        });
    }

    /** Posts a message with the solutions that no message had yet. */
    private void post(Map<String, Object> message) {
        message.put("found", found);
        page.accept(Json.write(message));
        found.clear();
    }

    private void end(Map<String, Object> message, Object end, SearchStatistics statistics) {
        message.put("end", end);
        message.put("nodes", statistics.nodes());
        message.put("updates", statistics.updates());
        message.put("engine", statistics.engine());
        message.put("choice", statistics.itemChoice());
        message.put("millis", statistics.elapsed().toNanos() / 1e6);
        post(message);
    }

    private void end(BigInteger solutions, Object end, SearchStatistics statistics) {
        Map<String, Object> message = Json.message("end");
        message.put("solutions", solutions.toString());
        end(message, end, statistics);
    }

    private void all() {
        int most = request.number("show", SHOWN);
        int[] shown = {0};
        var result = posting(request.search(problem)).solve(solution -> {
            if (shown[0] < most) {
                shown[0]++;
                keep(solution);
            }
            return Visit.CONTINUE;
        });
        end(result.solutions(), result.end(), result.statistics());
    }

    private void many() {
        if (request.isAboutSearch()) {
            var result = posting(request.search(problem)).count();
            end(result.solutions(), result.end(), result.statistics());
            return;
        }
        var result = posting(request.configured(Count.of(problem))).result();
        end(result.solutions(), result.end(), result.statistics());
    }

    private void one() {
        var result = request.isAboutSearch()
                ? posting(request.search(problem)).first(this::keep)
                : posting(request.configured(Feasibility.of(problem))).solution(this::keep);
        end(result.solutions(), result.end(), result.statistics());
    }

    private void keep(Solution<O> solution) {
        found.add(solution.indices().boxed().toList());
    }

    private void cheapest() {
        CheapestResult<O> result =
                posting(request.configured(Cheapest.of(problem))).find(request.number("show", 1));
        result.solutions().forEach(this::keep);
        Map<String, Object> message = Json.message("cheapest");
        message.put("costs", result.solutions().stream().map(Solution::cost).toList());
        message.put("proven", result.isProven());
        result.lowerBound().ifPresent(bound -> message.put("bound", bound));
        end(message, result.end(), result.statistics());
    }

    private void why() {
        Duration patience = Duration.ofMillis(request.number("timeout", PATIENCE));
        CompiledModel model = puzzle.model();
        if (model != null) {
            whyNot(model.whyNone(patience));
            return;
        }
        Infeasibility<I> found =
                posting(request.configured(Feasibility.of(problem))).explain(patience);
        Map<String, Object> message = Json.message("why");
        message.put("verdict", found.kind());
        message.put("items", found.items().stream().map(places::get).toList());
        found.reason().ifPresent(reason -> message.put("reason", described(reason)));
        post(message);
    }

    /** The rules of a puzzle say more than the items that it was translated into. */
    private void whyNot(WhyNone found) {
        Map<String, Object> message = Json.message("why");
        message.put("verdict", found.kind());
        message.put("items", List.of());
        message.put("rules", found.rules().stream().map(Rule::name).toList());
        post(message);
    }

    private Map<String, Object> described(Reason<I> reason) {
        Map<String, Object> each = new LinkedHashMap<>();
        each.put("kind", reason.kind());
        each.put("text", reason.text());
        each.put("items", weights(reason.items()));
        each.put("limits", weights(reason.limits()));
        each.put("groups", reason.groups().size());
        each.put("modulus", reason.modulus());
        each.put("needed", reason.needed());
        each.put("available", reason.available());
        return each;
    }

    /** Items with their weights: place, weight, how often it counts. */
    private List<Object> weights(List<Reason.Weight<I>> weights) {
        List<Object> all = new ArrayList<>();
        weights.forEach(each -> all.add(List.of(places.get(each.item()), each.weight(), each.times())));
        return all;
    }

    private void estimate() {
        EstimateResult estimate = request.configured(Estimate.of(problem)).from(request.number("probes", 1000), 1);
        Map<String, Object> message = Json.message("estimate");
        message.put("nodes", estimate.nodes());
        message.put("solutions", estimate.solutions());
        post(message);
    }
}
