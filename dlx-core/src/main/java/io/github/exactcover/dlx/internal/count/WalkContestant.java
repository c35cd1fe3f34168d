package io.github.exactcover.dlx.internal.count;

import java.math.BigInteger;

/**
 * A walk with a memo.
 *
 * @param walk the walk
 * @param memo its memo
 * @param weight what a node takes, compared with one of a plain search
 */
record WalkContestant(Walk walk, MemoTable memo, int weight) implements Contestant {

    /** A node of this walk is a look at some options and one into the memo. */
    static final int FRONTIER_WEIGHT = 2;

    /** A node of this walk goes through all live options. */
    static final int BRANCH_WEIGHT = 12;

    /** Counts by a {@link FrontierWalk}. */
    static WalkContestant frontier(BitOptions options, long maxBytes) {
        MemoTable memo = new MemoTable(options.words(), 1, KeyHash.MIXING, maxBytes);
        Counts counts = new Counts(FrontierWalk.levels(options));
        return new WalkContestant(new FrontierWalk(options, memo, counts), memo, FRONTIER_WEIGHT);
    }

    /** Counts by a {@link BranchWalk}. */
    static WalkContestant branch(BitOptions options, long maxBytes) {
        MemoTable memo = new MemoTable(options.words(), 1, KeyHash.MIXING, maxBytes);
        Counts counts = new Counts(BranchWalk.levels(options));
        return new WalkContestant(new BranchWalk(options, memo, counts), memo, BRANCH_WEIGHT);
    }

    @Override
    public boolean run(long budget) {
        return walk.run(budget);
    }

    @Override
    public long nodes() {
        return walk.nodes();
    }

    @Override
    public double fraction() {
        return walk.fraction();
    }

    @Override
    public BigInteger solutions() {
        return walk.solutions();
    }
}
