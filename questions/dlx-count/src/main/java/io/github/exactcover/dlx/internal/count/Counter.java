package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.search.Machine;

/** A machine that counts solutions in more than one way, and says which way it took and what that cost. */
public interface Counter extends Machine {

    /** What counting cost so far, apart from nodes. */
    CountingCosts costs();
}
