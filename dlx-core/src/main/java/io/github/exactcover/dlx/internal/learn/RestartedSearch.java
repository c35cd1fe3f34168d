package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A search that begins again before it is lost: a depth-first search has very unequal running times (heavy tails), so many
 * short attempts find a solution far sooner than one long one (Gomes, Selman, Crato and Kautz, "Heavy-tailed phenomena in
 * satisfiability and constraint satisfaction problems", 2000).
 *
 * <p>The first attempt takes items and options in their natural order. Each later one tries the options of an item in a
 * random order. Every failure adds to the weight of the item that could not be covered, and heavy items come first in all
 * later attempts (Boussemart and others, "Boosting systematic search by weighting constraints", 2004). How many failures an
 * attempt may have is the next term of Luby's sequence, times {@link #UNIT}.
 *
 * <p>An attempt that needs no more failures than that visits its whole tree, which proves that there is no solution. After
 * the first solution there are no more attempts, so the solutions that follow are all others, each once.
 */
final class RestartedSearch implements Machine {

    /** The failures of the first attempt. */
    private static final int NATURAL = 300;

    /** The failures of the shortest of the other attempts. */
    private static final int UNIT = 30;

    /** So many items are looked at in the time of an update. */
    private static final int ITEMS_PER_UPDATE = 16;

    private final LiveOptions live;
    private final int primaryCount;
    private final SplittableRandom random;

    /** The failures of each item, plus one. */
    private final float[] weights;

    /** The number of choices on the stack. */
    private int level;

    /** How far the options that are ruled out reach at each level, on the trail of {@link #live}. */
    private int[] marks = new int[16];

    /** The choices that each level has: entries of {@link #choices} from its start to that of the next level. */
    private int[] starts = new int[17];

    private int[] choices = new int[64];

    /** The entry of the option that was tried last at each level. */
    private int[] tried = new int[16];

    /** Whether the next step is to look at a new node; otherwise it is to go back to an earlier one. */
    private boolean descending = true;

    /** Whether the last step was a solution. */
    private boolean found;

    private boolean exhausted;

    private int attempt;
    private final Luby luby = new Luby();
    private long failuresLeft = NATURAL;
    private long solutionCount;
    private long nodeCount;
    private long itemsRead;
    private double mostVisited;

    /**
     * A search that has not begun.
     *
     * @param seed the same seed makes the same search
     */
    RestartedSearch(OptionTable table, long seed) {
        this.live = new LiveOptions(table);
        this.primaryCount = table.primaryCount();
        this.random = new SplittableRandom(seed);
        this.weights = new float[primaryCount];
        Arrays.fill(weights, 1);
    }

    @Override
    public Step run(long budget) {
        long stop = budget > UNLIMITED - nodeCount ? UNLIMITED : nodeCount + budget;
        if (found) {
            found = false;
            extend();
        }
        while (!exhausted) {
            if (!descending) {
                goBack();
            } else if (nodeCount >= stop) {
                return Step.PAUSED;
            } else if (visit()) {
                found = true;
                solutionCount++;
                return Step.SOLUTION;
            }
        }
        return Step.EXHAUSTED;
    }

    /** Looks at the node that the choices lead to, and says whether it is a solution. */
    private boolean visit() {
        nodeCount++;
        int failed = live.failed();
        if (failed != LiveOptions.NONE) {
            fail(failed);
            return false;
        }
        if (live.needyCount() == 0) {
            return true;
        }
        open(attempt == 0 ? smallest() : heaviest());
        return false;
    }

    private void fail(int item) {
        weights[item]++;
        descending = false;
        if (solutionCount == 0 && failuresLeft-- == 0) {
            restart();
        }
    }

    private void restart() {
        mostVisited = fraction();
        live.undo(0);
        level = 0;
        descending = true;
        attempt++;
        failuresLeft = UNIT * luby.next();
    }

    /** The leftmost of the items with the fewest options to spare. */
    private int smallest() {
        int best = LiveOptions.NONE;
        int fewest = Integer.MAX_VALUE;
        itemsRead += live.needyCount();
        for (int at = 0; at < live.needyCount(); at++) {
            int item = live.needy(at);
            int spare = live.spare(item);
            if (spare < fewest || (spare == fewest && item < best)) {
                fewest = spare;
                best = item;
            }
        }
        return best;
    }

    /** An item whose options are forced, or else the one with the most weight for each option that it has to spare. */
    private int heaviest() {
        int forced = live.forced();
        if (forced != LiveOptions.NONE) {
            return forced;
        }
        int best = LiveOptions.NONE;
        float most = 0;
        itemsRead += live.needyCount();
        for (int at = 0; at < live.needyCount(); at++) {
            int item = live.needy(at);
            int spare = live.spare(item);
            if (spare == 0) {
                return item;
            }
            float weight = weights[item] / (spare + 1);
            if (weight > most || (weight == most && item < best)) {
                most = weight;
                best = item;
            }
        }
        return best;
    }

    /** Goes down to the first live option of an item; the others are tried later. */
    private void open(int item) {
        reserve(live.liveCount(item));
        descend(live.copyLive(item, choices, starts[level]));
    }

    /**
     * Goes on from a solution to those that have more options than it, if bounds leave room for any. Whatever comes first of
     * these options, those before it are out.
     */
    private void extend() {
        reserve(live.liveCount());
        int end = live.copyLive(choices, starts[level]);
        if (end == starts[level]) {
            descending = false;
        } else {
            descend(end);
        }
    }

    /** Makes room for some choices at the next level. */
    private void reserve(int count) {
        if (level == marks.length) {
            marks = Arrays.copyOf(marks, 2 * level);
            tried = Arrays.copyOf(tried, 2 * level);
            starts = Arrays.copyOf(starts, 2 * level + 1);
        }
        if (starts[level] + count > choices.length) {
            choices = Arrays.copyOf(choices, Math.max(starts[level] + count, 2 * choices.length));
        }
    }

    /** Goes down to the first of the choices that were written behind those of all levels, up to {@code end}. */
    private void descend(int end) {
        int start = starts[level];
        if (attempt > 0) {
            shuffle(start, end);
        }
        marks[level] = live.mark();
        tried[level] = start;
        starts[++level] = end;
        descending = true;
        live.choose(choices[start]);
    }

    private void shuffle(int from, int to) {
        for (int left = to - from; left > 1; left--) {
            int other = from + random.nextInt(left);
            int option = choices[other];
            choices[other] = choices[from + left - 1];
            choices[from + left - 1] = option;
        }
    }

    /** Takes the last choice back for good, and makes the next one that can still lead to a solution. */
    private void goBack() {
        while (level > 0) {
            int at = level - 1;
            live.undo(marks[at]);
            if (live.drop(choices[tried[at]])) {
                marks[at] = live.mark();
                if (++tried[at] < starts[level]) {
                    live.choose(choices[tried[at]]);
                    descending = true;
                    return;
                }
            }
            level--;
        }
        exhausted = true;
    }

    @Override
    public int[] solution() {
        return live.chosen();
    }

    @Override
    public long solutions() {
        return solutionCount;
    }

    @Override
    public long nodes() {
        return nodeCount;
    }

    /** {@inheritDoc} Here it is that of the attempt that came farthest. */
    @Override
    public double fraction() {
        if (exhausted) {
            return 1;
        }
        double sum = 0;
        double weight = 1;
        for (int at = 0; at < level && weight > Double.MIN_NORMAL; at++) {
            double degree = (double) starts[at + 1] - starts[at];
            sum += weight * ((tried[at] - starts[at]) / degree);
            weight /= degree;
        }
        return Math.max(mostVisited, Math.min(sum, Math.nextDown(1)));
    }

    @Override
    public long restarts() {
        return attempt;
    }

    /** {@inheritDoc} Here that is an option that is chosen or ruled out, and looking at some items to choose one. */
    @Override
    public long updates() {
        return live.updates() + itemsRead / ITEMS_PER_UPDATE;
    }

    @Override
    public void rewind() {
        live.undo(0);
        level = 0;
        exhausted = true;
    }
}
