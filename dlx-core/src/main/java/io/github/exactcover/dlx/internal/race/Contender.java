package io.github.exactcover.dlx.internal.race;

import io.github.exactcover.dlx.internal.search.Machine;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** One of the machines in a {@link Race}. It is set up at its first turn, because many races end before that. */
public final class Contender<M extends Machine> {

    private final Supplier<? extends M> newMachine;
    private final ToDoubleFunction<? super M> workOf;
    private volatile @Nullable M machine;

    /**
     * A contender that has not begun.
     *
     * @param workOf the work of its machine so far, in a unit that all contenders of the race share
     */
    public Contender(Supplier<? extends M> newMachine, ToDoubleFunction<? super M> workOf) {
        this.newMachine = newMachine;
        this.workOf = workOf;
    }

    /** Its machine, set up if it was not yet. */
    public M machine() {
        if (machine == null) {
            machine = newMachine.get();
        }
        return machine;
    }

    /** Its machine, or null if it had no turn yet. */
    public @Nullable M tried() {
        return machine;
    }

    /** The nodes that it has visited. */
    public long nodes() {
        return machine == null ? 0 : machine.nodes();
    }

    /** Its work so far. */
    public double work() {
        return machine == null ? 0 : workOf.applyAsDouble(machine);
    }

    /** The part of its tree that is done. */
    public double fraction() {
        return machine == null ? 0 : machine.fraction();
    }

    /**
     * Its work from the beginning to the end, if the rest of its tree takes as long as the part that is done. The
     * largest double as long as nothing is done.
     */
    public double expected() {
        double fraction = fraction();
        return fraction == 0 ? Double.MAX_VALUE : work() / fraction;
    }
}
