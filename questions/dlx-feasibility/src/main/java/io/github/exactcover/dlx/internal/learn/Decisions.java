package io.github.exactcover.dlx.internal.learn;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * What to decide next. In focused mode it takes the item that was most active in conflicts for the options it has left,
 * and tries the option that it had last. In stable mode it takes the most active option, and gives it the value that it
 * had when most was assigned without a conflict. Each mode solves whole families of problems that the other one does
 * not, so the search alternates.
 */
final class Decisions {

    /** With more items to be covered than this, looking at all of them for each decision takes too long. */
    private static final int MOST_ITEMS = 5_000;

    /**
     * Activities lose this factor with each conflict. In focused mode it is MiniSat's; 0.8 and 0.98 take 1 % more work.
     * In stable mode, 0.92 to 0.995 take the same work within 1 % (15 random colorings of 260 to 320 vertices).
     */
    private static final double FOCUSED_DECAY = 0.95;

    private static final double STABLE_DECAY = 0.98;

    private final Network network;
    private final Trail trail;
    private final ItemCounters counters;
    private final OptionHeap.Activities itemActivities;
    private final OptionHeap.Activities optionActivities;

    /** All options that are not assigned, and some that are. */
    private final OptionHeap heap;

    private final Phases phases;

    /** For each item, the option that was chosen for it last, or -1. */
    private final int[] lastOptions;

    private boolean stable;

    /** How many items were looked at. */
    long itemsRead;

    Decisions(Network network, Trail trail, ItemCounters counters, SplittableRandom random) {
        this.network = network;
        this.trail = trail;
        this.counters = counters;
        phases = new Phases(trail, random);
        optionActivities = new OptionHeap.Activities(firstActivities(random));
        heap = new OptionHeap(optionActivities.values);
        itemActivities = new OptionHeap.Activities(
                random.doubles(network.itemCount, 1, 1.001).toArray());
        lastOptions = new int[network.itemCount];
        Arrays.fill(lastOptions, -1);
    }

    /** Options of items that have few options come first. Ties are broken at random. */
    private double[] firstActivities(SplittableRandom random) {
        double[] first = new double[network.optionCount];
        for (int option = 0; option < first.length; option++) {
            for (int cell = network.demandStarts[option]; cell < network.demandStarts[option + 1]; cell++) {
                int item = network.demands[cell];
                first[option] += 1e-3 * network.lows[item] / network.size(item);
            }
            first[option] += 1e-6 * random.nextDouble();
        }
        return first;
    }

    void setStable(boolean stable) {
        this.stable = stable;
        phases.forgetTarget();
    }

    Phases phases() {
        return phases;
    }

    /** The literal to decide, or -1 if all options are assigned. */
    int next() {
        if (!stable && counters.openCount > 0 && counters.openCount <= MOST_ITEMS) {
            return Trail.chosen(option(item()));
        }
        while (!heap.isEmpty()) {
            int option = heap.remove();
            if (trail.values[option] == 0) {
                boolean choose = counters.openCount > 0 && phases.wanted(option, stable) > 0;
                return choose ? Trail.chosen(option) : Trail.dropped(option);
            }
        }
        return -1;
    }

    private int item() {
        itemsRead += counters.openCount;
        int best = -1;
        double bestScore = -1;
        for (int place = 0; place < counters.openCount; place++) {
            int item = counters.items[place];
            double score = itemActivities.values[item] / (counters.live[item] - network.lows[item] + 1);
            if (score > bestScore) {
                bestScore = score;
                best = item;
            }
        }
        return best;
    }

    /** The option to try for an item: the one it had last, or the most active. */
    private int option(int item) {
        int last = lastOptions[item];
        if (last >= 0 && trail.values[last] == 0) {
            return last;
        }
        double[] activities = optionActivities.values;
        int best = -1;
        for (int entry = network.starts[item]; entry < network.starts[item + 1]; entry++) {
            int option = network.options[entry];
            if (trail.values[option] == 0 && (best < 0 || activities[option] > activities[best])) {
                best = option;
            }
        }
        return best;
    }

    void bumpItem(int item) {
        itemActivities.bump(item);
    }

    void bumpOption(int option) {
        optionActivities.bump(option);
        heap.grown(option);
    }

    /** After each conflict. */
    void decay() {
        optionActivities.decay(stable ? STABLE_DECAY : FOCUSED_DECAY);
        itemActivities.decay(FOCUSED_DECAY);
    }

    /** Takes a literal back, and remembers what its option was. */
    void reopen(int literal) {
        int option = literal >> 1;
        phases.last[option] = trail.values[option];
        if (Trail.isChoice(literal)) {
            for (int cell = network.demandStarts[option]; cell < network.demandStarts[option + 1]; cell++) {
                lastOptions[network.demands[cell]] = option;
            }
        }
        heap.add(option);
    }
}
