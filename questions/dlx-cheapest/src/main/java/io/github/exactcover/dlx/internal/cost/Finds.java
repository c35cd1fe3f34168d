package io.github.exactcover.dlx.internal.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The solutions that a {@link PriceSearch} found. Until the cheapest is proven, these are incumbents: each was cheaper
 * than all before. From then on, the cheapest ones are kept, as many as are wanted. Of solutions with equal cost, the
 * one found first counts as cheaper.
 */
public final class Finds {

    /** How many solutions are wanted. */
    private final int most;

    /** The solutions that were cheaper than all before, the cheapest last. */
    private final List<Kept> records = new ArrayList<>();

    /** The cheapest solutions, the cheapest first, as far as they were found since the cheapest was proven. */
    private final List<Kept> kept = new ArrayList<>();

    /** Solutions of an earlier run; they are among the cheapest until this run is done. */
    private final List<Kept> remembered = new ArrayList<>();

    /** How many solutions of earlier runs were cheaper than all before, without the last of them. */
    private long earlierIncumbents;

    /** The largest cost of a solution that is looked for. */
    private long limit = Long.MAX_VALUE;

    Finds(int most) {
        this.most = most;
    }

    /**
     * Takes over what an earlier run found.
     *
     * @param found its solutions, the cheapest first
     * @param count how many were cheaper than all before
     * @param settled all solutions that cost less than this are known
     * @param isProven whether the first solution is the cheapest
     * @param isDone whether these are the solutions that were looked for
     */
    void resume(List<Kept> found, long count, long settled, boolean isProven, boolean isDone) {
        if (!found.isEmpty()) {
            records.add(found.get(0));
            earlierIncumbents = count - 1;
        }
        for (int i = 0; i < found.size(); i++) {
            boolean isFinished = i == 0 || found.get(i).cost() < settled;
            (isDone || (isProven && isFinished) ? kept : remembered).add(found.get(i));
        }
    }

    /** From now on, only solutions that cost at most this count. To be called before there are any. */
    void limit(long limit) {
        this.limit = limit;
    }

    long limit() {
        return limit;
    }

    /** Adds a solution that is cheaper than all before, but does not count. */
    void startFrom(Kept known) {
        records.add(known);
        earlierIncumbents--;
    }

    /** Adds a solution that is cheaper than all before. */
    void record(Kept found) {
        records.add(found);
    }

    boolean hasIncumbent() {
        return !records.isEmpty();
    }

    /** The cheapest solution so far; there must be one. */
    Kept incumbent() {
        return records.get(records.size() - 1);
    }

    /** How many solutions were cheaper than all before, in earlier runs too. */
    long records() {
        return earlierIncumbents + records.size();
    }

    boolean wouldBeIncumbent(long cost) {
        return records.isEmpty() ? cost <= limit : cost < incumbent().cost();
    }

    /** The largest cost of a solution that would be an incumbent. */
    long incumbentCeiling() {
        return records.isEmpty() ? limit : incumbent().lessThan();
    }

    /** The incumbent is the cheapest solution of all. */
    void prove() {
        kept.add(incumbent());
    }

    boolean isProven() {
        return !kept.isEmpty();
    }

    boolean areAllKept() {
        return kept.size() == most;
    }

    /** What the cheapest solution costs, once it is proven. */
    long leastCost() {
        return kept.get(0).cost();
    }

    /** The largest cost of a solution that would be kept, once there are as many as are wanted. */
    long keptCeiling() {
        return kept.get(most - 1).lessThan();
    }

    /** Keeps a solution, unless it is the proven one once more. */
    void keep(Kept found) {
        if (found.isSame(kept.get(0))) {
            return;
        }
        int place = kept.size();
        while (kept.get(place - 1).cost() > found.cost()) {
            place--;
        }
        kept.add(place, found);
        if (kept.size() > most) {
            kept.remove(most);
        }
    }

    /**
     * The cheapest solutions so far, the cheapest first.
     *
     * @param isDone whether these are the cheapest of all
     */
    List<Kept> cheapest(boolean isDone) {
        List<Kept> sorted = new ArrayList<>(kept);
        if (!isDone) {
            for (int i = records.size() - 1; i >= 0; i--) {
                addNew(sorted, records.get(i));
            }
            remembered.forEach(found -> addNew(sorted, found));
            sorted.sort(Comparator.comparingLong(Kept::cost));
        }
        return sorted.subList(0, Math.min(most, sorted.size()));
    }

    /** Adds a solution to a list if it is not there. */
    static void addNew(List<Kept> all, Kept found) {
        if (all.stream().noneMatch(found::isSame)) {
            all.add(found);
        }
    }
}
