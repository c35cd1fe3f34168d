package io.github.exactcover.dlx.internal.count.memo;

import java.util.Arrays;

/**
 * Finds out whether a subproblem falls apart: into parts such that options of different parts never exclude each other.
 * Two options exclude each other if one takes what the other needs; so bits that no live option takes, such as those of
 * a color that an item was purified to, connect nothing.
 */
final class Components {

    private final BitOptions options;

    /** What live rows need, what they take, and what the rows gathered so far have to do with. */
    private final long[] needed;

    private final long[] taken;
    private final long[] reached;

    Components(BitOptions options) {
        this.options = options;
        this.needed = new long[options.words()];
        this.taken = new long[options.words()];
        this.reached = new long[options.words()];
    }

    /** Whether the live rows of a level are of more than one component. */
    boolean isApart(LiveRows live, int level) {
        return gather(live, level, live.start(level)) < live.end(level);
    }

    /**
     * Puts the rows of one component before all others.
     *
     * @param from the place of its first row; at those before are other components
     * @return the place after its last row
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
