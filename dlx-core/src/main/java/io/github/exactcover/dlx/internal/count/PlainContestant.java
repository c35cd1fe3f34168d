package io.github.exactcover.dlx.internal.count;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import java.math.BigInteger;

/** A search that counts one solution after the other. */
record PlainContestant(Machine machine) implements Contestant {

    @Override
    public boolean run(long budget) {
        return machine.run(budget) == Step.EXHAUSTED;
    }

    @Override
    public long nodes() {
        return machine.nodes();
    }

    @Override
    public int weight() {
        return 1;
    }

    @Override
    public double fraction() {
        return machine.fraction();
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(machine.solutions());
    }
}
