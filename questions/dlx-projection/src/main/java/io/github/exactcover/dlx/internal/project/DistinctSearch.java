package io.github.exactcover.dlx.internal.project;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.View;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows one solution for each projection of the solutions of a table. Two searches take turns, each turn twice as long
 * as the one before: one that decides what matters first, and a search for all solutions, of which those are left out
 * that are like one that was shown. The first is far better where many solutions are alike, the other one where nearly
 * all differ, or where it is hard to begin with what matters. So the race takes at most about three times as long as
 * the better one.
 *
 * <p>As long as both take turns, all projections that were shown are kept in memory. When that is full, the search for
 * all solutions ends.
 */
public final class DistinctSearch extends Finder.Keeping {

    /**
     * The work of the first turn, in updates of the search that decides what matters: some milliseconds. Where it
     * suffices, the search for all solutions is not even set up.
     */
    public static final long FIRST_TURN = 500_000;

    /** As many updates take about as long as to look around at a node of the search that decides what matters. */
    private static final int UPDATES_OF_A_NODE = 30;

    /** As many updates of that search take about as long as a node of the fastest engines. */
    private static final int UPDATES_OF_A_NODE_OF_ALL = 15;

    /** How many nodes are visited between two looks at the work. */
    private static final int SLICE = 100;

    /** What it takes to keep a projection, beside its keys. */
    private static final int BYTES_OF_A_PROJECTION = 100;

    private final boolean counting;
    private final KeyedTable table;
    private final KeysFirst keysFirst;

    private final Supplier<Finder> newAll;

    /** The search for all solutions; null before its first turn. */
    private @Nullable Finder all;

    /** Whose turn it is. */
    private Finder current;

    /** The work of the current search after which its turn ends. */
    private long endOfTurn;

    private long turn;
    private boolean isDone;

    private final Set<IntBuffer> shown = new HashSet<>();
    private long memoryLeft;

    /** Whether no more projections can be kept, so that only one search can go on. */
    private boolean isFull;

    /**
     * A search of the table of a view.
     *
     * @param projection what matters, in terms of the options of the table that it is a view of
     * @param counting whether {@link #run} counts projections without coming back for each
     * @param seed for the random numbers of those that complete what was decided
     * @param memory about how many bytes may be used for what was shown and for what is learned
     * @param all makes a search for all solutions, which comes back at each of them
     * @param firstTurn {@link #FIRST_TURN} but for tests
     */
    public DistinctSearch(
            View view,
            ProjectionKeys projection,
            boolean counting,
            long seed,
            long memory,
            Supplier<Finder> all,
            long firstTurn) {
        this.counting = counting;
        table = KeyedTable.of(view, projection);
        memoryLeft = memory / 2;
        keysFirst = new KeysFirst(table, seed, memory - memoryLeft);
        current = keysFirst;
        newAll = all;
        turn = firstTurn;
        endOfTurn = firstTurn;
    }

    @Override
    public Step run(long budget) {
        long stop = nodes() + Math.min(budget, Long.MAX_VALUE - nodes());
        while (!isDone) {
            if (work() >= endOfTurn) {
                takeTurns();
            }
            long left = stop - nodes();
            if (left <= 0) {
                return Step.PAUSED;
            }
            Step step = current.run(Math.min(left, Math.min(turn, SLICE)));
            if (step == Step.SOLUTION && keepIfNew() && !counting) {
                return step;
            }
            isDone = step == Step.EXHAUSTED;
        }
        return Step.EXHAUSTED;
    }

    private long work() {
        return current == keysFirst
                ? keysFirst.work() + UPDATES_OF_A_NODE * current.nodes()
                : UPDATES_OF_A_NODE_OF_ALL * current.nodes();
    }

    private void takeTurns() {
        if (current != keysFirst) {
            turn *= 2;
            current = keysFirst;
            endOfTurn = work() + turn;
        } else if (isFull) {
            endOfTurn = Long.MAX_VALUE;
        } else {
            all = all == null ? newAll.get() : all;
            current = all;
            endOfTurn = work() + turn;
        }
    }

    /** Keeps the solution that was found, unless one with the same projection was shown before. */
    private boolean keepIfNew() {
        int[] found = current.solution();
        IntBuffer keys = table.keysOf(found);
        if (isFull ? shown.contains(keys) : !shown.add(keys)) {
            return false;
        }
        memoryLeft -= BYTES_OF_A_PROJECTION + (long) Integer.BYTES * keys.capacity();
        if (memoryLeft < 0 && !isFull) {
            isFull = true;
            endOfTurn = 0;
        }
        keep(found);
        return true;
    }

    @Override
    public long nodes() {
        return keysFirst.nodes() + (all == null ? 0 : all.nodes());
    }

    @Override
    public long updates() {
        return keysFirst.updates() + (all == null ? 0 : all.updates());
    }

    @Override
    public double fraction() {
        return isDone ? 1 : Math.max(keysFirst.fraction(), all == null ? 0 : all.fraction());
    }

    @Override
    public void close() {
        keysFirst.close();
        if (all != null) {
            all.close();
        }
    }
}
