package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.parallel.SegmentLeft;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Remainder.Effort;
import io.github.exactcover.dlx.internal.search.SearchEngine;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Searches one part by several threads, as a search with threads does, until it ends or the budget is used up. Then
 * threads may have found solutions behind what others have left. So the solutions of a branch that was split off become
 * the result of a part of their own.
 */
final class SharedPartRun {

    private final Supplier<SearchEngine> newEngine;
    private final Function<Branch, Part> partOf;
    private final Part part;
    private final Budget budget;
    private final BooleanSupplier cancelled;
    private final long started = System.nanoTime();

    /** The solutions up to the first piece that is left. */
    private final List<int[]> first = new ArrayList<>();

    /** A result to be made. */
    private record Found(Part part, List<int[]> solutions, List<Part> rest) {}

    /**
     * A run that has not begun.
     *
     * @param newEngine an engine for each thread
     * @param partOf the part of the plan at a branch
     */
    SharedPartRun(
            Supplier<SearchEngine> newEngine,
            Function<Branch, Part> partOf,
            Part part,
            Budget budget,
            BooleanSupplier cancelled) {
        this.newEngine = newEngine;
        this.partOf = partOf;
        this.part = part;
        this.budget = budget;
        this.cancelled = cancelled;
    }

    /**
     * Gives the results with their solutions.
     *
     * @param plan the fingerprint of the plan
     * @param mostKept how many bytes of solutions threads that are ahead keep at most
     */
    List<PartResult> run(String plan, boolean counting, int threads, long mostKept) {
        ParallelMachine machine =
                new ParallelMachine(threads, newEngine, counting, true, Remainder.of(part.branch()), mostKept);
        try {
            search(machine);
        } finally {
            machine.close();
        }
        while (machine.hasMore()) {
            collect(machine);
        }
        return results(plan, counting, machine.remainder().effort(), found(machine.left()));
    }

    private void search(ParallelMachine machine) {
        Step step;
        do {
            step = collect(machine);
        } while (step != Step.EXHAUSTED && !isOver(step, machine));
    }

    private Step collect(ParallelMachine machine) {
        Step step = machine.run(budget.nodes());
        if (step == Step.SOLUTION) {
            first.add(machine.solution());
        }
        return step;
    }

    /** Something has to be done first: a part that is left of itself would not be one of this plan. */
    private boolean isOver(Step step, ParallelMachine machine) {
        if (first.size() < budget.solutions() && step == Step.SOLUTION && first.size() % PartRun.LOOK != 0) {
            return false;
        }
        long nodes = machine.nodes();
        return nodes > 0
                && (nodes >= budget.nodes()
                        || first.size() >= budget.solutions()
                        || System.nanoTime() - started >= budget.nanos()
                        || Thread.currentThread().isInterrupted()
                        || cancelled.getAsBoolean());
    }

    /** What was found, and what is left, branch by branch. Branches follow the one that they were split off from. */
    private List<Found> found(List<SegmentLeft> left) {
        Pieces pieces = new Pieces(newEngine.get());
        for (int i = 0; i < left.size(); i++) {
            Branch branch = left.get(i).piece().branch();
            if (!branch.isNothing()) {
                pieces.add(i, branch, partOf.apply(branch).share());
            }
        }
        pieces.cut(budget.pieces());
        Found root = new Found(part, first, new ArrayList<>());
        List<Found> all = new ArrayList<>(List.of(root));
        Deque<Found> around = new ArrayDeque<>(all);
        for (int i = 0; i < left.size(); i++) {
            Branch whole = left.get(i).whole();
            while (around.size() > 1 && !around.getLast().part().branch().hasLeft(whole)) {
                around.removeLast();
            }
            List<int[]> solutions = left.get(i).piece().found();
            if (root.rest().isEmpty()) {
                first.addAll(solutions);
            } else if (!solutions.isEmpty()) {
                Found inside = new Found(partOf.apply(whole), solutions, new ArrayList<>());
                around.getLast().rest().add(inside.part());
                around.addLast(inside);
                all.add(inside);
            }
            around.getLast().rest().addAll(Arrays.asList(pieces.of(i)));
        }
        return all;
    }

    /** What was done is in the first result. */
    private static List<PartResult> results(String plan, boolean counting, Effort done, List<Found> all) {
        List<PartResult> results = new ArrayList<>();
        for (Found found : all) {
            Effort effort = results.isEmpty() ? done : Effort.NONE;
            results.add(new PartResult(
                    plan,
                    found.part(),
                    effort.with(counting ? done.solutions() : found.solutions().size()),
                    found.solutions().toArray(new int[0][]),
                    found.rest().toArray(new Part[0]),
                    true));
        }
        return results;
    }
}
