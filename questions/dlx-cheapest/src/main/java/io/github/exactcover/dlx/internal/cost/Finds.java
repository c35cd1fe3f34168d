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
    private final long limit;

    /** What an earlier run found, to begin with. */
    Finds(int most, Known known) {
        this.most = most;
        this.limit = known.limit();
        List<Kept> found = known.found();
        if (!found.isEmpty()) {
            records.add(found.get(0));
            earlierIncumbents = known.records() - 1;
        }
        for (int i = 0; i < found.size(); i++) {
            boolean isFinished = i == 0 || found.get(i).cost() < known.settled();
            (known.isDone() || (known.isProven() && isFinished) ? kept : remembered).add(found.get(i));
        }
    }

    long limit() {
        return limit;
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
