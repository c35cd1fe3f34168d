package io.github.exactcover.dlx.internal.search.cells;

import io.github.exactcover.dlx.internal.search.ItemRule;
import java.util.Arrays;

/**
 * Weights that are learned during the search: the failure rate of Li, Yin and Li, <em>Failure based variable ordering
 * heuristics for solving CSPs</em> (CP 2021).
 *
 * <p>A branch can be given to another thread, or saved and resumed, only if the weights at its nodes do not depend on
 * what else was visited. So we learn in <em>lessons</em>, and the weights at a node depend only on the table and on the
 * path to the node:
 * <ul>
 *   <li>A lesson starts at a node and learns from a fixed number of nodes. Then it is closed, and its result is kept.
 *   <li>What a closed lesson has not visited are subtrees: the untried siblings on its path, and the node where it
 *       ended. Each of them starts a new lesson with the result of the closed one, and learns nothing from the others.
 * </ul>
 *
 * <p>To get the weights at a node, an engine repeats the lessons on the path to that node.
 */
final class FailureRates {

    /** The most lessons on one path. After them the weights no longer change. */
    private static final int MOST_LESSONS = 16;

    /** The most numbers to keep for closed lessons; with many items there are fewer lessons. */
    private static final int MOST_NUMBERS = 1 << 23;

    private final int items;

    /** How many nodes a lesson takes. */
    private final int lesson;

    private final int mostLessons;

    /** The price of each item before anything is learned. */
    private final float[] base;

    /** Three numbers for each item, in three blocks: its price, how many of its options were tried, how many failed. */
    private final float[] state;

    /** The state at the end of each closed lesson of this path, the first lesson first. */
    private float[][] taught = new float[0][];

    /** The level at which each closed lesson ended; ascending. */
    private int[] ends = new int[0];

    /** The number of closed lessons on this path; at most {@link #mostLessons}. */
    private int closed;

    /**
     * The number of nodes that the current lesson has visited; at most {@link #lesson} while there can be more lessons.
     */
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

    /** Goes back to the root, and forgets everything. */
    void restart() {
        System.arraycopy(base, 0, state, 0, items);
        Arrays.fill(state, items, 3 * items, 0);
        closed = 0;
        nodes = 0;
    }

    /** The {@linkplain ItemRule#price prices} of the items, and behind them numbers that only this class uses. */
    float[] prices() {
        return state;
    }

    /** The search is about to visit a node with this many choices above it. Closes the lesson if it is over. */
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

    /** Learns whether the choice of an option for an item failed at once. */
    void learn(int item, boolean failed) {
        if (closed < mostLessons) {
            float tried = ++state[items + item];
            float failures = failed ? ++state[2 * items + item] : state[2 * items + item];
            state[item] = base[item] * (tried + 2) / (2 * (failures + 1));
        }
    }

    /** Whether the weights no longer change at the choice of a level (1 is the first): its lesson is closed. */
    boolean isClosed(int level) {
        return closed == mostLessons || (closed > 0 && level <= ends[closed - 1]);
    }

    /** How many nodes the lessons take that have to be repeated on the way to a choice of this level. */
    long nodesTo(int level) {
        int lessons = 1;
        while (lessons <= closed && ends[lessons - 1] < level) {
            lessons++;
        }
        return (long) Math.min(lessons, mostLessons) * lesson;
    }

    /**
     * The search goes on with a sibling of the choice at a level (1 is the first). Starts a new lesson if it has to.
     */
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
