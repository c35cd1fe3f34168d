package io.github.exactcover.dlx.internal.parallel;

import io.github.exactcover.dlx.internal.search.Engine;

/** What one thread has done so far. Written by that thread, read by any. */
final class Tally {

    private volatile long solutions;
    private volatile long nodes;
    private volatile long updates;

    void update(Engine engine) {
        solutions = engine.solutions();
        nodes = engine.nodes();
        updates = engine.updates();
    }

    long solutions() {
        return solutions;
    }

    long nodes() {
        return nodes;
    }

    long updates() {
        return updates;
    }
}
