package io.github.exactcover.dlx.parts;

import io.github.exactcover.dlx.internal.parallel.ParallelMachine;
import io.github.exactcover.dlx.internal.parallel.SegmentLeft;
import io.github.exactcover.dlx.internal.search.Branch;
import io.github.exactcover.dlx.internal.search.Remainder;
import io.github.exactcover.dlx.internal.search.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Searches one part by several threads, as a search with threads does, until it ends or the budget is used up. Then
 * threads may have found solutions behind what others have left. So the solutions of a branch that was split off become
 * the result of a part of their own.
 */
final class SharedPartRun {

    /** How many solutions are collected between two looks at the clock. */
    private static final int LOOK = 256;

    private final Plan plan;
    private final Part part;
    private final Budget budget;
    private final BooleanSupplier cancelled;
    private final long started = System.nanoTime();

    /** The solutions up to the first piece that is left. */
    private final List<int[]> first = new ArrayList<>();

    /** A result to be made. */
    private record Found(Part part, List<int[]> solutions, List<Part> rest) {}

    SharedPartRun(Plan plan, Part part, Budget budget, BooleanSupplier cancelled) {
        this.plan = plan;
        this.part = part;
        this.budget = budget;
        this.cancelled = cancelled;
    }

    List<PartResult> run(int threads) {
        Remainder start = new Remainder(List.of(new Remainder.Piece(List.of(), part.branch())), 0, 0, 0, 0);
        ParallelMachine machine = new ParallelMachine(
                threads, plan::newEngine, plan.isCounting(), true, start, plan.bytes(budget.solutions()));
        try {
            search(machine);
        } finally {
            machine.close();
        }
        while (machine.hasMore()) {
            collect(machine);
        }
        return results(machine.remainder(), found(machine.left()));
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
        if (first.size() < budget.solutions() && step == Step.SOLUTION && first.size() % LOOK != 0) {
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
        Pieces pieces = new Pieces(plan.newEngine());
        for (int i = 0; i < left.size(); i++) {
            Branch branch = left.get(i).piece().branch();
            if (!branch.isNothing()) {
                pieces.add(i, branch, plan.part(branch).share());
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
                Found inside = new Found(plan.part(whole), solutions, new ArrayList<>());
                around.getLast().rest().add(inside.part());
                around.addLast(inside);
                all.add(inside);
            }
            around.getLast().rest().addAll(Arrays.asList(pieces.of(i)));
        }
        return all;
    }

    /** What was done is in the first result. */
    private List<PartResult> results(Remainder done, List<Found> all) {
        List<PartResult> results = new ArrayList<>();
        for (Found found : all) {
            boolean isFirst = results.isEmpty();
            results.add(new PartResult(
                    plan.fingerprint(),
                    found.part(),
                    plan.isCounting() ? done.solutions() : found.solutions().size(),
                    isFirst ? done.nodes() : 0,
                    isFirst ? done.updates() : 0,
                    isFirst ? done.share() : 0,
                    found.solutions().toArray(new int[0][]),
                    found.rest().toArray(new Part[0]),
                    true));
        }
        return results;
    }
}
