package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * A search without dancing links, to compare them with: at each node it has a list of options, and chooses one after
 * the other. The trace gets every step.
 */
abstract class PlainSearch<I, O> {

    /**
     * Where the search branches.
     *
     * @param position the place of the item that is branched on in the order of the items
     * @param options the places of the options there are
     * @param size how many of them are tried
     */
    record Branching(int position, List<Integer> options, int size) {}

    final ExactCoverProblem<I, O> problem;
    final List<I> order;
    final SearchTrace<I, O> trace;

    /** The branchings on the way to where the search is, each with a choice but perhaps the last. */
    final List<Branching> branchings = new ArrayList<>();

    /** Which of the options of each branching is chosen. */
    final List<Integer> chosen = new ArrayList<>();

    /** The chosen options that cover an item, the first of them first. */
    private final Map<I, List<Integer>> owners = new HashMap<>();

    private long solutions;

    /**
     * A search.
     *
     * @param order the items to branch on; when all of them are covered, so must be all the others
     */
    PlainSearch(ExactCoverProblem<I, O> problem, List<I> order, SearchTrace<I, O> trace) {
        this.problem = problem;
        this.order = order;
        this.trace = trace;
    }

    /** Looks at where the search is: a dead end, a solution, or another branching. */
    abstract void arrive();

    /**
     * Searches until everything was seen, so many solutions were found, or it is enough.
     *
     * @param enough asked at each node
     */
    final SearchEnd run(long limit, BooleanSupplier enough) {
        arrive();
        while (!branchings.isEmpty() && solutions < limit) {
            if (enough.getAsBoolean()) {
                return SearchEnd.CANCELLED;
            }
            int next = chosen.size() == branchings.size() ? takeBack() + 1 : 0;
            if (next < last().size()) {
                choose(next);
                arrive();
            } else {
                branchings.remove(branchings.size() - 1);
            }
        }
        return solutions < limit ? SearchEnd.EXHAUSTED : SearchEnd.LIMIT;
    }

    private Branching last() {
        return branchings.get(branchings.size() - 1);
    }

    private void choose(int index) {
        int place = last().options().get(index);
        trace.optionTried(problem.options().get(place), place, chosen.size());
        chosen.add(index);
        for (I item : problem.itemsOf(place)) {
            owners.computeIfAbsent(item, each -> new ArrayList<>()).add(place);
        }
    }

    private int takeBack() {
        int place = place(chosen.size() - 1);
        int index = chosen.remove(chosen.size() - 1);
        for (I item : problem.itemsOf(place)) {
            List<Integer> those = Objects.requireNonNull(owners.get(item));
            those.remove(those.size() - 1);
        }
        trace.optionUndone(problem.options().get(place), place, chosen.size());
        return index;
    }

    /** The place of the option that is chosen at a branching. */
    final int place(int depth) {
        return branchings.get(depth).options().get(chosen.get(depth));
    }

    /** The chosen options that cover an item. */
    final List<Integer> owners(I item) {
        return owners.getOrDefault(item, List.of());
    }

    /** Branches on an item. */
    final void branch(I item, Branching branching) {
        trace.itemChosen(item, branching.size(), chosen.size());
        branchings.add(branching);
    }

    /** Shows the options that are chosen. */
    final void show() {
        solutions++;
        int[] places = IntStream.range(0, chosen.size()).map(this::place).toArray();
        trace.solutionFound(Solution.of(problem.options(), places), places.length);
    }
}
