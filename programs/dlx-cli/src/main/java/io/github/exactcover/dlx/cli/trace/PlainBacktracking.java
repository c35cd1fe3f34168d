package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The search that many people write first, to compare dancing links with. It takes the items in order, tries every
 * option of the first uncovered one, and only then checks it against the options chosen before. The trace gets every
 * step; an option that clashes is followed by a dead end at the item that both cover.
 */
final class PlainBacktracking<I, O> {

    /**
     * An item that is branched on.
     *
     * @param position its place in the order
     * @param options the places of its options
     */
    private record Branching(int position, List<Integer> options) {}

    private final ExactCoverProblem<I, O> problem;
    private final List<I> order;
    private final SearchTrace<I, O> trace;
    private final Map<I, List<Integer>> optionsOf = new HashMap<>();
    private final List<Branching> branchings = new ArrayList<>();

    /** Which of the options of each branching is chosen; the deepest branching can be without one. */
    private final List<Integer> chosen = new ArrayList<>();

    /** The chosen options that cover an item, the first of them first. */
    private final Map<I, List<Integer>> owners = new HashMap<>();

    private long solutions;

    private PlainBacktracking(ExactCoverProblem<I, O> problem, List<I> order, SearchTrace<I, O> trace) {
        this.problem = problem;
        this.order = order;
        this.trace = trace;
        order.forEach(item -> optionsOf.put(item, new ArrayList<>()));
        for (int place = 0; place < problem.options().size(); place++) {
            for (I item : problem.itemsOf(place)) {
                if (optionsOf.containsKey(item)) {
                    optionsOf.get(item).add(place);
                }
            }
        }
    }

    /**
     * Searches until everything was seen, so many solutions were found, or it is enough.
     *
     * @param order the items to branch on; when all of them are covered, so must be all the others
     * @param enough asked at each node
     */
    static <I, O> SearchEnd run(
            ExactCoverProblem<I, O> problem,
            List<I> order,
            SearchTrace<I, O> trace,
            long limit,
            BooleanSupplier enough) {
        if (!problem.primaryItems().stream()
                .allMatch(item -> problem.boundsOf(item).equals(new Bounds(1, 1)))) {
            throw new BadInputException(
                    "Plain backtracking cannot handle bounds, and the problem has items with bounds; compare something"
                            + " else");
        }
        PlainBacktracking<I, O> search = new PlainBacktracking<>(problem, order, trace);
        boolean goOn = search.arrive(Optional.empty());
        while (goOn && search.solutions < limit) {
            if (enough.getAsBoolean()) {
                return SearchEnd.CANCELLED;
            }
            goOn = search.advance();
        }
        return search.solutions < limit ? SearchEnd.EXHAUSTED : SearchEnd.LIMIT;
    }

    /** Visits a position; returns whether the search goes on. */
    private boolean arrive(Optional<I> clash) {
        int depth = chosen.size();
        int open = firstOpen();
        if (clash.isPresent()) {
            trace.deadEnd(clash.get(), depth);
        } else if (open == order.size()) {
            solutions++;
            int[] places = chosenPlaces().stream().mapToInt(Integer::intValue).toArray();
            trace.solutionFound(Solution.of(problem.options(), places), depth);
        } else {
            I item = order.get(open);
            List<Integer> options = optionsOf.getOrDefault(item, List.of());
            if (options.isEmpty()) {
                trace.deadEnd(item, depth);
            } else {
                trace.itemChosen(item, options.size(), depth);
                branchings.add(new Branching(open, options));
            }
        }
        return !branchings.isEmpty();
    }

    /** Takes back the last choice and makes the next one; false if none is left. */
    private boolean advance() {
        int next = 0;
        while (chosen.size() == branchings.size()) {
            next = takeBack() + 1;
            if (next < branchings.get(chosen.size()).options().size()) {
                break;
            }
            branchings.remove(chosen.size());
            if (branchings.isEmpty()) {
                return false;
            }
        }
        int place = branchings.get(chosen.size()).options().get(next);
        Optional<I> clash = clash(place);
        trace.optionTried(problem.options().get(place), place, chosen.size());
        chosen.add(next);
        problem.itemsOf(place)
                .forEach(item ->
                        owners.computeIfAbsent(item, each -> new ArrayList<>()).add(place));
        return arrive(clash);
    }

    private int takeBack() {
        int last = chosen.size() - 1;
        int index = chosen.remove(last);
        int place = branchings.get(last).options().get(index);
        for (I item : problem.itemsOf(place)) {
            List<Integer> those = Objects.requireNonNull(owners.get(item));
            those.remove(those.size() - 1);
        }
        trace.optionUndone(problem.options().get(place), place, last);
        return index;
    }

    private List<Integer> chosenPlaces() {
        List<Integer> places = new ArrayList<>();
        for (int depth = 0; depth < chosen.size(); depth++) {
            places.add(branchings.get(depth).options().get(chosen.get(depth)));
        }
        return places;
    }

    /** The place of a chosen option that covers an item, or -1. */
    private int owner(I item) {
        List<Integer> those = owners.getOrDefault(item, List.of());
        return those.isEmpty() ? -1 : those.get(0);
    }

    /** The place in the order of the first item that is not covered; those before the last branching are. */
    private int firstOpen() {
        int position =
                branchings.isEmpty() ? 0 : branchings.get(branchings.size() - 1).position();
        while (position < order.size() && owner(order.get(position)) >= 0) {
            position++;
        }
        return position;
    }

    /** The first item that an option and one of those chosen cannot both cover. */
    private Optional<I> clash(int place) {
        return problem.itemsOf(place).stream()
                .filter(item -> owner(item) >= 0)
                .filter(item -> problem.colorOf(place, item).isEmpty()
                        || !problem.colorOf(place, item).equals(problem.colorOf(owner(item), item)))
                .findFirst();
    }
}
