package io.github.exactcover.dlx.testing;

import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Step;

/** A machine that never finds anything. Each run is a node and a million updates, unless a test says otherwise. */
public final class IdleMachine implements Finder {

    public long nodes;
    public long updates;
    public long updatesOfARun = 1_000_000;
    public double fraction;

    /** Whether {@link #close} was called, by any thread. */
    public volatile boolean closed;

    @Override
    public Step run(long budget) {
        nodes++;
        updates += updatesOfARun;
        return Step.PAUSED;
    }

    @Override
    public int[] solution() {
        throw new AssertionError("it has none");
    }

    @Override
    public long solutions() {
        return 0;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public double fraction() {
        return fraction;
    }

    @Override
    public long updates() {
        return updates;
    }

    @Override
    public void close() {
        closed = true;
    }
}
