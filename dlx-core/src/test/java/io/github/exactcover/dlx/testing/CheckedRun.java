package io.github.exactcover.dlx.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import java.math.BigInteger;

/** Runs a machine that counts or compiles, and checks what it says on the way. */
public final class CheckedRun {

    private CheckedRun() {}

    /**
     * Runs a machine to its end. Its share must never go back, and be 1 only at the end; its count must never go back.
     */
    public static void finish(Machine machine, long budget) {
        double share = 0;
        BigInteger count = BigInteger.ZERO;
        while (machine.run(budget) != Step.EXHAUSTED) {
            assertThat(machine.fraction()).isBetween(share, Math.nextDown(1.0));
            assertThat(machine.count()).isGreaterThanOrEqualTo(count);
            share = machine.fraction();
            count = machine.count();
        }
        assertThat(machine.fraction()).isEqualTo(1);
        assertThat(machine.run(budget)).as("once more").isEqualTo(Step.EXHAUSTED);
        assertThat(machine.count()).isGreaterThanOrEqualTo(count);
    }
}
