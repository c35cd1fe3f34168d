package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The recursion over queens that is often shown before dancing links. It keeps the list of free squares, rank by rank,
 * and puts a queen on one of them after the other. Then it filters the list: attacked squares go, and so do those that
 * it tried before.
 *
 * <p>Of a list it tries at most as many squares as there are ranks, and at most half, rounded up. That half is enough:
 * with r ranks to fill there are r files left, so the first rank has at most r free squares, and each of the others
 * needs at least one.
 */
final class PlainRecursion<I, O> extends PlainSearch<I, O> {

    /** With the ranks, each of which gets a queen. */
    PlainRecursion(ExactCoverProblem<I, O> problem, List<I> ranks, SearchTrace<I, O> trace) {
        super(problem, ranks, trace);
    }

    @Override
    void arrive() {
        if (chosen.size() == order.size()) {
            show();
            return;
        }
        List<Integer> free = chosen.isEmpty() ? squares() : freeAfterLast();
        if (free.isEmpty()) {
            trace.deadEnd(firstRank(rank -> owners(rank).isEmpty()), chosen.size());
        } else {
            int size = Math.min(order.size(), (free.size() + 1) / 2);
            I rank = firstRank(problem.itemsOf(free.get(0))::contains);
            branch(rank, new Branching(order.indexOf(rank), free, size));
        }
    }

    /** All squares, rank by rank. */
    private List<Integer> squares() {
        return order.stream()
                .flatMap(rank -> IntStream.range(0, problem.options().size())
                        .filter(place -> problem.itemsOf(place).contains(rank))
                        .boxed())
                .toList();
    }

    /** The free squares behind the last queen that she does not attack. */
    private List<Integer> freeAfterLast() {
        int last = chosen.size() - 1;
        List<Integer> before = branchings.get(last).options();
        List<I> attacked = problem.itemsOf(place(last));
        return before.subList(chosen.get(last) + 1, before.size()).stream()
                .filter(square -> Collections.disjoint(attacked, problem.itemsOf(square)))
                .toList();
    }

    private I firstRank(Predicate<I> which) {
        return order.stream().filter(which).findFirst().orElseThrow();
    }
}
