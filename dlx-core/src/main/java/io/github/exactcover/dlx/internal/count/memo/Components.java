package io.github.exactcover.dlx.internal.count.memo;

import java.util.Arrays;

/**
 * Finds the components of a subproblem: parts such that an option of one never excludes an option of another. Two
 * options exclude each other if one takes a bit that the other needs. So a bit that no live option takes connects
 * nothing; the color that an item was purified to is such a bit.
 */
final class Components {

    private final BitOptions options;

    /** The bits that live rows need. */
    private final long[] needed;

    /** The bits that live rows take. */
    private final long[] taken;

    /** The bits by which the rows gathered so far can exclude other rows, or be excluded. */
    private final long[] reached;

    Components(BitOptions options) {
        this.options = options;
        this.needed = new long[options.words()];
        this.taken = new long[options.words()];
        this.reached = new long[options.words()];
    }

    /** Whether the live rows of a level belong to more than one component. */
    boolean isApart(LiveRows live, int level) {
        return gather(live, level, live.start(level)) < live.end(level);
    }

    /**
     * Moves the rows of a component together, to the front of those from a place on.
     *
     * @param from the place of the first row of the component; rows before it are of other components
     * @return the place after the last row of the component
     */
    int gather(LiveRows live, int level, int from) {
        int end = live.end(level);
        Arrays.fill(needed, 0);
        Arrays.fill(taken, 0);
        Arrays.fill(reached, 0);
        for (int place = from; place < end; place++) {
            options.addNeeds(live.row(place), needed, 0);
            options.addTakes(live.row(place), taken);
        }
        options.reach(live.row(from), needed, taken, reached);
        int last = from + 1;
        boolean grown = true;
        while (grown && last < end) {
            grown = false;
            for (int place = last; place < end; place++) {
                if (options.isReached(live.row(place), needed, taken, reached)) {
                    options.reach(live.row(place), needed, taken, reached);
                    live.swap(place, last++);
                    grown = true;
                }
            }
        }
        return last;
    }
}
