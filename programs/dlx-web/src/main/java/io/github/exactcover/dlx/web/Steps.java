package io.github.exactcover.dlx.web;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.trace.SearchListener;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Answers where a search stands after some steps, and what its next steps are. Each answer repeats the search from its
 * start, so that the page keeps no more than one stretch of it, however long the search is.
 */
final class Steps<I, O> implements SearchListener<I, O> {

    /** How many steps an answer has. */
    private static final int STRETCH = 2000;

    /** How long it may take to come to where the answer begins, in milliseconds: some millions of steps. */
    private static final int PATIENCE = 10_000;

    private final ExactCoverProblem<I, O> problem;
    private final Request request;
    private final Map<I, Integer> places = new HashMap<>();

    /** After how many steps the answer begins, at least. */
    private final long from;

    /** The kind of step that the answer has to begin after; empty if it does not matter. */
    private final String until;

    private final int most;

    /** The choices that lead to where the answer begins. */
    private final List<Choice> way = new ArrayList<>();

    private final Map<String, Long> counts = new HashMap<>();
    private long taken;
    private List<Object> last = List.of();
    private boolean begun;
    private final List<List<Object>> next = new ArrayList<>();

    /** A choice among the options of an item. */
    private static final class Choice {

        private final int item;
        private final int size;
        private int tried;

        /** The option that is in force; -1 if there is none, and -2 if the item is closed. */
        private int option = -1;

        Choice(int item, int size) {
            this.item = item;
            this.size = size;
        }

        List<Integer> described() {
            return List.of(item, size, tried, option);
        }
    }

    Steps(ExactCoverProblem<I, O> problem, Request request) {
        this.problem = problem;
        this.request = request;
        this.from = request.number("from", 0);
        this.until = request.text("until", "");
        this.most = request.number("steps", STRETCH);
        this.begun = from == 0 && until.isEmpty();
        problem.primaryItems().forEach(item -> places.put(item, places.size()));
    }

    void answer(Consumer<String> page) {
        int patience = request.number("timeout", PATIENCE);
        SearchEnd end = request.trace(problem)
                .timeout(Duration.ofMillis(patience))
                .cancelWhen(this::isFull)
                .count(this)
                .end();
        Map<String, Object> message = Json.message("steps");
        message.put("from", taken);
        message.put("way", way.stream().map(Choice::described).toList());
        long dead = count("dead");
        long solutions = count("solution");
        message.put("counts", List.of(count("item") + dead + solutions, dead, solutions));
        message.put("last", last);
        message.put("next", next);
        message.put("over", end == SearchEnd.EXHAUSTED && !isFull());
        message.put("late", end == SearchEnd.TIMEOUT);
        page.accept(Json.write(message));
    }

    private long count(String kind) {
        return counts.getOrDefault(kind, 0L);
    }

    private boolean isFull() {
        return next.size() == most;
    }

    @Override
    public void itemChosen(I item, int size, int depth) {
        step("item", place(item), size, depth);
    }

    @Override
    public void optionTried(O option, int place, int depth) {
        step("try", place, 0, depth);
    }

    @Override
    public void optionUndone(O option, int place, int depth) {
        step("undo", place, 0, depth);
    }

    @Override
    public void itemClosed(I item, int depth) {
        step("close", place(item), 0, depth);
    }

    @Override
    public void itemReopened(I item, int depth) {
        step("reopen", place(item), 0, depth);
    }

    @Override
    public void deadEnd(I item, int depth) {
        step("dead", place(item), 0, depth);
    }

    @Override
    public void solutionFound(Solution<O> solution, int depth) {
        step("solution", 0, 0, depth);
    }

    private int place(I item) {
        return places.getOrDefault(item, -1);
    }

    private void step(String kind, int place, int size, int depth) {
        if (isFull()) {
            return;
        }
        List<Object> step = List.of(kind, place, size, depth);
        if (begun) {
            next.add(step);
            return;
        }
        take(kind, place, size, depth);
        taken++;
        counts.merge(kind, 1L, Long::sum);
        last = step;
        begun = until.isEmpty() ? taken == from : taken > from && kind.equals(until);
    }

    /** Where the search stands after a step; {@code steps.js} does the same. */
    private void take(String kind, int place, int size, int depth) {
        boolean isChoice = kind.equals("try") || kind.equals("undo") || kind.equals("close") || kind.equals("reopen");
        way.subList(isChoice ? depth + 1 : depth, way.size()).clear();
        if (kind.equals("item")) {
            way.add(new Choice(place, size));
        } else if (isChoice) {
            Choice choice = way.get(depth);
            choice.option = kind.equals("try") ? place : kind.equals("close") ? -2 : -1;
            choice.tried += kind.equals("try") || kind.equals("close") ? 1 : 0;
        }
    }
}
