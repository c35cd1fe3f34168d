package io.github.exactcover.dlx.cli.trace;

import io.github.exactcover.dlx.ExactCoverProblem;
import io.github.exactcover.dlx.SearchEnd;
import io.github.exactcover.dlx.Solution;
import io.github.exactcover.dlx.trace.SearchTrace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The recursion over queens that is often shown before dancing links. It keeps the list of free squares, rank by rank,
 * and puts a queen on one of them after the other. Then it filters the list: attacked squares go, and so do those that
 * it tried before.
 *
 * <p>Of a list it tries at most as many squares as there are ranks, and at most half, rounded up. That half is enough:
 * with r ranks to fill there are r files left, so the first rank has at most r free squares, and each of the others
 * needs at least one.
 */
final class PlainRecursion<I, O> {

    private final ExactCoverProblem<I, O> problem;
    private final List<I> ranks;
    private final SearchTrace<I, O> trace;
    private final long limit;
    private final BooleanSupplier enough;
    private final List<Integer> chosen = new ArrayList<>();
    private long solutions;
    private SearchEnd end = SearchEnd.EXHAUSTED;

    private PlainRecursion(
            ExactCoverProblem<I, O> problem,
            List<I> ranks,
            SearchTrace<I, O> trace,
            long limit,
            BooleanSupplier enough) {
        this.problem = problem;
        this.ranks = ranks;
        this.trace = trace;
        this.limit = limit;
        this.enough = enough;
    }

    /**
     * Searches until everything was seen, so many solutions were found, or it is enough.
     *
     * @param ranks the items that each queen covers one of, in their order
     * @param enough asked at each node
     */
    static <I, O> SearchEnd run(
            ExactCoverProblem<I, O> problem,
            List<I> ranks,
            SearchTrace<I, O> trace,
            long limit,
            BooleanSupplier enough) {
        PlainRecursion<I, O> search = new PlainRecursion<>(problem, ranks, trace, limit, enough);
        search.visit(search.squares());
        return search.end;
    }

    /** All squares, rank by rank. */
    private List<Integer> squares() {
        List<Integer> squares = new ArrayList<>();
        for (I rank : ranks) {
            for (int place = 0; place < problem.options().size(); place++) {
                if (problem.itemsOf(place).contains(rank)) {
                    squares.add(place);
                }
            }
        }
        return squares;
    }

    /** Visits a position; returns whether the search goes on. */
    private boolean visit(List<Integer> free) {
        if (chosen.size() == ranks.size()) {
            int[] places = chosen.stream().mapToInt(Integer::intValue).toArray();
            trace.solutionFound(Solution.of(problem.options(), places), chosen.size());
            solutions++;
            return solutions < limit || stop(SearchEnd.LIMIT);
        }
        if (free.isEmpty()) {
            trace.deadEnd(firstWithoutQueen(), chosen.size());
            return true;
        }
        int size = Math.min(ranks.size(), (free.size() + 1) / 2);
        trace.itemChosen(rankOf(free.get(0)), size, chosen.size());
        for (int index = 0; index < size; index++) {
            if (!place(free.get(index), free.subList(index + 1, free.size()))) {
                return false;
            }
        }
        return true;
    }

    /** Puts a queen on a square, and takes her back when all below is seen. */
    private boolean place(int square, List<Integer> others) {
        if (enough.getAsBoolean()) {
            return stop(SearchEnd.CANCELLED);
        }
        O option = problem.options().get(square);
        trace.optionTried(option, square, chosen.size());
        chosen.add(square);
        List<I> attacked = problem.itemsOf(square);
        boolean goOn = visit(others.stream()
                .filter(other -> Collections.disjoint(attacked, problem.itemsOf(other)))
                .toList());
        if (goOn) {
            chosen.remove(chosen.size() - 1);
            trace.optionUndone(option, square, chosen.size());
        }
        return goOn;
    }

    private boolean stop(SearchEnd why) {
        end = why;
        return false;
    }

    private I rankOf(int square) {
        return ranks.stream()
                .filter(problem.itemsOf(square)::contains)
                .findFirst()
                .orElseThrow();
    }

    private I firstWithoutQueen() {
        Set<I> covered = new HashSet<>();
        chosen.forEach(place -> covered.addAll(problem.itemsOf(place)));
        return ranks.stream()
                .filter(rank -> !covered.contains(rank))
                .findFirst()
                .orElseThrow();
    }
}
