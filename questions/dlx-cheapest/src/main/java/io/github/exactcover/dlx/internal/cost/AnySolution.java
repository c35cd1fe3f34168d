package io.github.exactcover.dlx.internal.cost;

import io.github.exactcover.dlx.internal.race.Contender;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;
import org.jspecify.annotations.Nullable;

/**
 * Looks for any solution, whatever it costs, by a machine that knows nothing of costs. Where solutions are hard to
 * find, as in tight rosters, prices and links may have none for minutes, although one that learns has it at once. A
 * dear solution is a beginning for {@link NearSearch}. If there is no solution, that machine may also be the first to
 * know.
 */
final class AnySolution {

    /** How much work of the search by prices takes as long as a unit of work of this one. */
    private static final int WAY_WORK = 40;

    /** Null once it is no longer needed. */
    private @Nullable Contender<? extends Finder> ways;

    private boolean isExhausted;
    private long nodes;
    private long updates;

    /** A search that has not begun, or none. */
    AnySolution(@Nullable Contender<? extends Finder> ways) {
        this.ways = ways;
    }

    /** Whether it has not done as much as the search by prices did, in whole turns. */
    boolean isBehind(long workOfPrices) {
        return ways != null && !isExhausted && (nodes % LinksSearch.TURN != 0 || WAY_WORK * ways.work() < workOfPrices);
    }

    /** Goes on for at most this many nodes. */
    Step run(long budget) {
        Contender<? extends Finder> now = ways;
        if (now == null) {
            return Step.PAUSED;
        }
        Finder machine = now.machine();
        Step step = machine.run(Math.min(budget, LinksSearch.TURN - nodes % LinksSearch.TURN));
        isExhausted = step == Step.EXHAUSTED;
        nodes = machine.nodes();
        updates = machine.updates();
        return step;
    }

    /** The solution at which {@link #run} has stopped. */
    int[] solution() {
        return ways == null ? new int[0] : ways.machine().solution();
    }

    /** Whether it has seen that there is no solution. */
    boolean isExhausted() {
        return isExhausted;
    }

    /** Gives up what it needs, because another search has a solution. */
    void end() {
        close();
        ways = null;
    }

    /** Lets a long call end early. Any thread may call this. */
    void close() {
        Contender<? extends Finder> now = ways;
        Finder machine = now == null ? null : now.tried();
        if (machine != null) {
            machine.close();
        }
    }

    long nodes() {
        return nodes;
    }

    long updates() {
        return updates;
    }
}
