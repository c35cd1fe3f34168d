package io.github.exactcover.dlx.internal.race;

import io.github.exactcover.dlx.internal.search.Machine;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** One of the machines in a {@link Race}. It is set up at its first turn, because many races end before that. */
public final class Contender<M extends Machine> {

    private final Supplier<? extends M> newMachine;
    private final ToDoubleFunction<? super M> workOf;
    private final @Nullable ToDoubleFunction<? super M> restOf;
    private volatile @Nullable M machine;

    /**
     * A contender that has not begun. It expects the rest of its tree to take as long as the part that is done.
     *
     * @param workOf the work of its machine so far, in a unit that all contenders of the race share
     */
    public Contender(Supplier<? extends M> newMachine, ToDoubleFunction<? super M> workOf) {
        this(newMachine, workOf, null);
    }

    /**
     * A contender that has not begun, and knows better how much is left.
     *
     * @param workOf the work of its machine so far, in a unit that all contenders of the race share
     * @param restOf the work that its machine expects to have left, in the same unit; null if the rest of its tree
     *     takes as long as the part that is done
     */
    public Contender(
            Supplier<? extends M> newMachine,
            ToDoubleFunction<? super M> workOf,
            @Nullable ToDoubleFunction<? super M> restOf) {
        this.newMachine = newMachine;
        this.workOf = workOf;
        this.restOf = restOf;
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

    /** The work that it expects to have left; 0 before it begins, and the largest double if it cannot say. */
    public double rest() {
        if (machine == null) {
            return 0;
        }
        if (restOf != null) {
            return restOf.applyAsDouble(machine);
        }
        double fraction = machine.fraction();
        return fraction == 0 ? Double.MAX_VALUE : work() / fraction - work();
    }

    /** The work that it expects to take from the beginning to the end. */
    public double expected() {
        return work() + rest();
    }
}
