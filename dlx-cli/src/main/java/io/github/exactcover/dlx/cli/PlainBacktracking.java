package io.github.exactcover.dlx.cli;

import io.github.exactcover.dlx.Bounds;
import io.github.exactcover.dlx.DLX;
import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.SearchTrace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The search that many write first, as something to compare with: it takes the items in their order, tries every option
 * of the first one that is not covered, and only then looks whether it goes together with those chosen before. Told step
 * by step to a trace: an option that does not is followed by a dead end, at the item that both cover.
 */
final class PlainBacktracking<I, O> {

    /**
     * An item that is branched on.
     *
     * @param options the places of its options
     */
    private record Branching<I>(I item, List<Integer> options) {}

    private final ExactCoverProblem<I, O> problem;
    private final List<I> order;
    private final SearchTrace<I, O> trace;
    private final Map<I, List<Integer>> optionsOf = new HashMap<>();
    private final List<Branching<I>> branchings = new ArrayList<>();

    /** Which of the options of each branching is chosen; the deepest branching can be without one. */
    private final List<Integer> chosen = new ArrayList<>();

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
     * Searches until everything was seen, so many solutions were found, or the trace is full.
     *
     * @param order the items to branch on; when all of them are covered, so must be all the others
     */
    static <I, O> SearchEnd run(ExactCoverProblem<I, O> problem, List<I> order, SearchTrace<I, O> trace, long limit) {
        if (!problem.primaryItems().stream()
                .allMatch(item -> problem.boundsOf(item).equals(new Bounds(1, 1)))) {
            throw new BadInputException(
                    "Plain backtracking knows no bounds, and the problem has items with bounds; compare something else");
        }
        PlainBacktracking<I, O> search = new PlainBacktracking<>(problem, order, trace);
        boolean goOn = search.arrive(Optional.empty());
        while (goOn && search.solutions < limit && !trace.isCut()) {
            goOn = search.advance();
        }
        if (trace.isCut()) {
            return SearchEnd.CANCELLED;
        }
        return search.solutions < limit ? SearchEnd.EXHAUSTED : SearchEnd.LIMIT;
    }

    /** Looks at a position; says whether there is anything to do next. */
    private boolean arrive(Optional<I> clash) {
        int depth = chosen.size();
        Optional<I> open = order.stream().filter(item -> owner(item) < 0).findFirst();
        if (clash.isPresent()) {
            trace.deadEnd(clash.get(), depth);
        } else if (open.isEmpty()) {
            solutions++;
            int[] places = chosenPlaces().stream().mapToInt(Integer::intValue).toArray();
            trace.solutionFound(
                    DLX.search(problem).requireIndices(places).first().orElseThrow(), depth);
        } else {
            List<Integer> options = optionsOf.getOrDefault(open.get(), List.of());
            if (options.isEmpty()) {
                trace.deadEnd(open.get(), depth);
            } else {
                trace.itemChosen(open.get(), options.size(), depth);
                branchings.add(new Branching<>(open.get(), options));
            }
        }
        return !branchings.isEmpty();
    }

    /** Makes the next choice, after taking back the one before it; false if nothing is left. */
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
        return arrive(clash);
    }

    private int takeBack() {
        int last = chosen.size() - 1;
        int place = chosenPlaces().get(last);
        int index = chosen.remove(last);
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
        return chosenPlaces().stream()
                .filter(place -> problem.itemsOf(place).contains(item))
                .findFirst()
                .orElse(-1);
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
