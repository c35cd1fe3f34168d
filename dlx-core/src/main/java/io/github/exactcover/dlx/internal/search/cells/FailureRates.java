package io.github.exactcover.dlx.internal.search.cells;

import io.github.exactcover.dlx.internal.search.ItemRule;
import java.util.Arrays;

/**
 * Weights that are learned while a search goes on, and yet depend on nothing but the table and the path to a node: the
 * failure rate of Li, Yin and Li, <em>Failure based variable ordering heuristics for solving CSPs</em> (CP 2021), in
 * lessons.
 *
 * <p>A lesson begins at a node of the tree, and teaches for so many nodes. Then it is closed. What it has not visited
 * yet, the untried siblings on its path and the node where it ended, are subtrees for which new lessons begin, each with
 * what the closed lesson had taught, and none with what another of them teaches. So whoever wants to know the weights at
 * a node needs no more than to repeat the lessons on the path to it; and a search that gives a subtree away, or is
 * written down and taken up again, is the same search.
 */
final class FailureRates {

    /** How many lessons can follow each other on one path; after those, the weights stay. Fewer with many items. */
    private static final int MOST_LESSONS = 16;

    private static final int MOST_NUMBERS = 1 << 23;

    private final int items;
    private final int lesson;
    private final int mostLessons;
    private final float[] base;

    /** The prices of all items; then how many of the choices for each were tried; then how many of these failed. */
    private final float[] state;

    /** What the closed lessons of this path taught, and how many choices from the root on are theirs. */
    private float[][] taught = new float[0][];

    private int[] ends = new int[0];
    private int closed;

    /** The nodes that the lesson has visited. */
    private int nodes;

    FailureRates(ItemRule rule, int items) {
        this.items = items;
        this.lesson = rule.lesson();
        this.mostLessons = Math.max(1, Math.min(MOST_LESSONS, MOST_NUMBERS / (3 * items + 1)));
        this.base = new float[items];
        this.state = new float[3 * items];
        for (int item = 0; item < items; item++) {
            base[item] = rule.price(item);
        }
        restart();
    }

    /** Forgets everything. */
    void restart() {
        System.arraycopy(base, 0, state, 0, items);
        Arrays.fill(state, items, 3 * items, 0);
        closed = 0;
        nodes = 0;
    }

    /** First the {@linkplain ItemRule#price prices} of the items, then what is nobody's business. */
    float[] prices() {
        return state;
    }

    /** Says that the node after so many choices is about to be visited, which may close the lesson. */
    void visit(int level) {
        if (nodes == lesson && closed < mostLessons) {
            close(level);
        }
        nodes++;
    }

    private void close(int level) {
        if (closed == ends.length) {
            ends = Arrays.copyOf(ends, closed + 8);
            taught = Arrays.copyOf(taught, closed + 8);
        }
        if (taught[closed] == null) {
            taught[closed] = new float[state.length];
        }
        System.arraycopy(state, 0, taught[closed], 0, state.length);
        ends[closed] = level;
        closed++;
        nodes = 0;
    }

    /** Learns from a choice for an item, which failed or not. */
    void learn(int item, boolean failed) {
        if (closed < mostLessons) {
            float tried = ++state[items + item];
            float failures = failed ? ++state[2 * items + item] : state[2 * items + item];
            state[item] = base[item] * (tried + 2) / (2 * (failures + 1));
        }
    }

    /** Whether the choice made at a level (1 is the first one) was made in a lesson that is closed, or in none. */
    boolean isClosed(int level) {
        return closed == mostLessons || (closed > 0 && level <= ends[closed - 1]);
    }

    /** Says that the search goes on with a sibling of the choice made at a level (1 is the first one). */
    void turn(int level) {
        while (closed > 1 && level <= ends[closed - 2]) {
            closed--;
        }
        if (closed > 0 && level <= ends[closed - 1]) {
            ends[closed - 1] = level;
            System.arraycopy(taught[closed - 1], 0, state, 0, state.length);
            nodes = 0;
        }
    }
}
