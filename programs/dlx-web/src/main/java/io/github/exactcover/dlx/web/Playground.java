package io.github.exactcover.dlx.web;

import io.github.exactcover.dlx.ExactCoverProblem;
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
import io.github.exactcover.dlx.formats.DlxFormatException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Answers a request: first the problem itself, then what was found so far, from time to time, and at last how it ended.
 * Solutions are lists of places of options. Whoever wants no more ends the worker.
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

    /** Solutions that were found since the last message. */
    private final List<List<Integer>> found = new ArrayList<>();

    private Playground(Puzzle<I, O> puzzle, Request request, Consumer<String> page) {
        this.problem = puzzle.problem();
        this.puzzle = puzzle;
        this.request = request;
        this.page = page;
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
        Map<I, Integer> places = new LinkedHashMap<>();
        problem.primaryItems().forEach(item -> places.put(item, places.size()));
        problem.secondaryItems().forEach(item -> places.put(item, places.size()));
        List<Object> options = new ArrayList<>();
        for (int place = 0; place < problem.options().size(); place++) {
            O option = problem.options().get(place);
            Map<String, Object> each = new LinkedHashMap<>();
            each.put("name", option);
            each.put("items", problem.itemsOf(place).stream().map(places::get).toList());
            each.put("cells", puzzle.cells().apply(option));
            each.put("label", puzzle.label().apply(option));
            each.put("cost", problem.costOf(place));
            options.add(each);
        }
        message.put("options", options);
        return message;
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
        Infeasibility<I> reason =
                posting(request.configured(Feasibility.of(problem))).explain(patience);
        Map<String, Object> message = Json.message("why");
        message.put("verdict", reason.kind());
        message.put(
                "items",
                reason.items().stream().map(problem.primaryItems()::indexOf).toList());
        post(message);
    }

    private void estimate() {
        EstimateResult estimate = request.configured(Estimate.of(problem)).from(request.number("probes", 1000), 1);
        Map<String, Object> message = Json.message("estimate");
        message.put("nodes", estimate.nodes());
        message.put("solutions", estimate.solutions());
        post(message);
    }
}
