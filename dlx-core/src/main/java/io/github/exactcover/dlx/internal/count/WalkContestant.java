package io.github.exactcover.dlx.internal.count;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A walk with a memo, and others in other threads that help it, as soon as they are {@link #allowHelpers allowed}. */
final class WalkContestant implements Contestant {

    /** A node of a frontier walk is a look at some options and one into the memo. */
    static final int FRONTIER_WEIGHT = 2;

    /** A node of a branch walk goes through all live options. */
    static final int BRANCH_WEIGHT = 12;

    /** So many nodes it goes at once while there are helpers, who may be done before it is. */
    private static final long SLICE = 2_000;

    private final CountingMethod method;
    private final BitOptions options;
    private final MemoTable memo;
    private final Walk own;
    private final int threads;
    private @Nullable WalkHelpers helpers;

    /** The walk that came to its end first. */
    private @Nullable Walk finished;

    /**
     * A contestant that has not begun.
     *
     * @param method one of the walks
     * @param threads how many threads it may have, with the one that runs it
     */
    WalkContestant(CountingMethod method, BitOptions options, MemoTable memo, int threads) {
        this.method = method;
        this.options = options;
        this.memo = memo;
        this.threads = threads;
        this.own = walk(0);
    }

    private Walk walk(int order) {
        TryingOrder trying = new TryingOrder(order);
        return method == CountingMethod.FRONTIER
                ? new FrontierWalk(options, memo, new Counts(FrontierWalk.levels(options)), trying)
                : new BranchWalk(options, memo, new Counts(BranchWalk.levels(options)), trying);
    }

    /** From now on there are helpers, until {@link #close}, which has to be called. */
    void allowHelpers() {
        if (helpers == null && threads > 1 && finished == null) {
            helpers = new WalkHelpers(threads - 1, this::walk);
            helpers.start();
        }
    }

    @Override
    public boolean run(long budget) {
        if (helpers == null) {
            return finished(own.run(budget) ? own : null);
        }
        helpers.rest(false);
        Walk done = helpers.finished();
        if (done == null && own.run(Math.min(budget, SLICE))) {
            done = own;
        }
        return finished(done);
    }

    private boolean finished(@Nullable Walk walk) {
        finished = walk;
        return walk != null;
    }

    @Override
    public void rest() {
        if (helpers != null) {
            helpers.rest(true);
        }
    }

    @Override
    public void close() {
        if (helpers != null) {
            helpers.close();
        }
    }

    /** Those of the own walk, which are to be compared with how far it came. */
    @Override
    public long nodes() {
        return own.nodes();
    }

    /** Those of the other threads. */
    long nodesOfHelpers() {
        return helpers == null ? 0 : helpers.nodes();
    }

    @Override
    public int weight() {
        return method == CountingMethod.FRONTIER ? FRONTIER_WEIGHT : BRANCH_WEIGHT;
    }

    @Override
    public double fraction() {
        return finished == null ? own.fraction() : 1;
    }

    @Override
    public BigInteger solutions() {
        return finished == null ? own.solutions() : finished.solutions();
    }

    CountingMethod method() {
        return method;
    }

    long hits() {
        return own.hits() + (helpers == null ? 0 : helpers.hits());
    }

    long splits() {
        return own.splits() + (helpers == null ? 0 : helpers.splits());
    }

    MemoTable memo() {
        return memo;
    }
}
