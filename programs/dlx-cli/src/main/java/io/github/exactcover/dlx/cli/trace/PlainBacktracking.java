package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.ExactCoverProblem.Bounds;
import io.github.exactcover.dlx.cli.terminal.BadInputException;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The search that many people write first. It takes the items in order, tries every option of the first uncovered one,
 * and only then checks it against the options chosen before. An option that clashes is followed by a dead end at the
 * item that both cover.
 */
final class PlainBacktracking<I, O> extends PlainSearch<I, O> {

    private final Map<I, List<Integer>> optionsOf = new HashMap<>();

    PlainBacktracking(ExactCoverProblem<I, O> problem, List<I> order, SearchTrace<I, O> trace) {
        super(problem, order, trace);
        if (!problem.primaryItems().stream()
                .allMatch(item -> problem.boundsOf(item).equals(new Bounds(1, 1)))) {
            throw new BadInputException(
                    "Plain backtracking cannot handle bounds, and the problem has items with bounds; compare something"
                            + " else");
        }
        order.forEach(item -> optionsOf.put(item, new ArrayList<>()));
        for (int place = 0; place < problem.options().size(); place++) {
            for (I item : problem.itemsOf(place)) {
                if (optionsOf.containsKey(item)) {
                    optionsOf.get(item).add(place);
                }
            }
        }
    }

    @Override
    void arrive() {
        Optional<I> clash = clash();
        int open = firstOpen();
        if (clash.isPresent()) {
            trace.deadEnd(clash.get(), chosen.size());
        } else if (open == order.size()) {
            show();
        } else {
            I item = order.get(open);
            List<Integer> options = optionsOf.getOrDefault(item, List.of());
            if (options.isEmpty()) {
                trace.deadEnd(item, chosen.size());
            } else {
                branch(item, new Branching(open, options, options.size()));
            }
        }
    }

    /** The place in the order of the first item that is not covered; those before the last branching are. */
    private int firstOpen() {
        int position =
                branchings.isEmpty() ? 0 : branchings.get(branchings.size() - 1).position();
        while (position < order.size() && !owners(order.get(position)).isEmpty()) {
            position++;
        }
        return position;
    }

    /** The first item that the last option and one of those chosen before cannot both cover. */
    private Optional<I> clash() {
        if (chosen.isEmpty()) {
            return Optional.empty();
        }
        int last = place(chosen.size() - 1);
        return problem.itemsOf(last).stream()
                .filter(item -> owners(item).size() > 1)
                .filter(item -> problem.colorOf(last, item).isEmpty()
                        || !problem.colorOf(last, item)
                                .equals(problem.colorOf(owners(item).get(0), item)))
                .findFirst();
    }
}
