package io.github.exactcover.dlx.internal.race;

import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Machines that take turns at the same question until one of them has the answer. A subclass decides who is next.
 *
 * <p>A turn is a number of nodes. Only the work of the contenders decides who gets it. The clock has no say, nor have
 * the budgets of runs, which depend on it. So a race for a table always goes the same way.
 */
public abstract class Race implements Machine {

    // docs/contributing/decisions.md says what was measured for these numbers.

    /**
     * The part of what the leader expects to take in all that any other contender may take before it has to lead, as
     * long as it has not taken more than the leader. So where the leader has chosen wrong, that is found out.
     */
    protected static final double TRIAL = 0.03;

    /**
     * A contender that expects to have at most this many times as much left as the leader may take as much as the
     * leader has, for that is too close to say. One that expects twice as much again may take a quarter of it.
     */
    private static final double CLEAR = 2;

    /** A turn by work is this part of the work of the contender so far. */
    private static final int PART = 4;

    /** The shortest turn by work, and the fewest nodes it has. */
    private static final double SHORTEST_WORK = 300_000;

    private static final long FEWEST_NODES = 500;

    private final List<Contender<?>> contenders = new CopyOnWriteArrayList<>();

    /** Whose turn it is, or, after the end, who has finished. Null before the first turn. */
    private @Nullable Contender<?> current;

    /** The turn is over when {@link #current} has visited this many nodes in all. */
    private long turnEnd;

    private boolean finished;

    /** The largest share reported so far. */
    private double reported;

    /** Adds a contender. */
    protected final <M extends Machine> Contender<M> join(Contender<M> another) {
        contenders.add(another);
        return another;
    }

    /** Decides who is next, and calls {@link #turn} or {@link #turnUntil} for that contender. */
    protected abstract void nextTurn();

    /**
     * Gives a contender a turn of {@code 1 / part} of the nodes that it has visited so far, but not a shorter one than
     * this.
     */
    protected final void turn(Contender<?> next, long shortest, int part) {
        long nodes = next.machine().nodes();
        turnUntil(next, nodes + Math.max(shortest, nodes / part));
    }

    /**
     * Gives the turn to the contender that expects to have the least work left, or to another one that has not had the
     * work that it may have to show that it is better. Returns whose turn it is.
     */
    protected final Contender<?> turnByWork(Contender<?>... all) {
        Contender<?> leader = Arrays.stream(all)
                .min(Comparator.comparingDouble(Contender::rest))
                .orElseThrow();
        for (Contender<?> other : all) {
            double more = trial(other, leader) - other.work();
            if (other != leader && more > 0) {
                turnOfWork(other, more);
                return other;
            }
        }
        turnOfWork(leader, Double.MAX_VALUE);
        return leader;
    }

    /** How much work a contender may take in all that does not lead. */
    private static double trial(Contender<?> other, Contender<?> leader) {
        double near = CLEAR * leader.rest() / other.rest();
        return Math.min(leader.work(), Math.max(TRIAL * leader.expected(), near * near * leader.work()));
    }

    /**
     * Gives a contender a turn of a part of its work so far, but of at most this much, unless that is hardly anything.
     */
    protected final void turnOfWork(Contender<?> next, double most) {
        double work = Math.max(SHORTEST_WORK, Math.min(most, next.work() / PART));
        double nodes = work * next.machine().nodes() / Math.max(1, next.work());
        turnUntil(next, next.nodes() + Math.max(FEWEST_NODES, (long) nodes));
    }

    /** Gives a contender a turn that ends when it has visited {@code end} nodes in all. */
    protected final void turnUntil(Contender<?> next, long end) {
        next.machine();
        current = next;
        turnEnd = end;
    }

    /** Goes on for at most {@code budget} nodes, or until the turn is over. */
    @Override
    public Step run(long budget) {
        if (finished) {
            return Step.EXHAUSTED;
        }
        if (isTurnOver()) {
            nextTurn();
        }
        Contender<?> next = Objects.requireNonNull(current, "A race chose no machine");
        Step step = next.machine().run(Math.min(budget, turnEnd - next.nodes()));
        finished = step == Step.EXHAUSTED;
        return step;
    }

    /** Goes on after a contender has finished, whose answer is not enough. Whose turn it is, is decided again. */
    protected final void goOn() {
        finished = false;
        current = null;
    }

    /** Whether it is time to say who is next. */
    protected final boolean isTurnOver() {
        return current == null || current.nodes() >= turnEnd;
    }

    /** The machine whose turn it is, or, after the end, the one that has finished; null before the first turn. */
    public final @Nullable Machine current() {
        return current == null ? null : current.tried();
    }

    /** Whether one of the machines has finished. */
    public final boolean isFinished() {
        return finished;
    }

    /** The number of solutions: that of the machine that has finished, and before, the largest that any has found. */
    protected final BigInteger largestCount() {
        Machine winner = current();
        return finished && winner != null
                ? winner.count()
                : begun().stream().map(Machine::count).reduce(BigInteger.ZERO, BigInteger::max);
    }

    /** The machines of all contenders that had a turn. */
    protected final List<Machine> begun() {
        List<Machine> begun = new ArrayList<>();
        for (Contender<?> contender : contenders) {
            Machine machine = contender.tried();
            if (machine != null) {
                begun.add(machine);
            }
        }
        return begun;
    }

    /** The largest share of its tree that a machine had done in its turn. It stays when others have theirs. */
    @Override
    public double fraction() {
        Machine machine = current();
        reported = finished ? 1 : Math.max(reported, machine == null ? 0 : machine.fraction());
        return reported;
    }

    @Override
    public long nodes() {
        long sum = 0;
        for (Contender<?> contender : contenders) {
            sum += contender.nodes();
        }
        return sum;
    }

    @Override
    public long updates() {
        return sum(Machine::updates);
    }

    @Override
    public long conflicts() {
        return sum(Machine::conflicts);
    }

    @Override
    public long restarts() {
        return sum(Machine::restarts);
    }

    private long sum(ToLongFunction<Machine> number) {
        long sum = 0;
        for (Machine machine : begun()) {
            sum += number.applyAsLong(machine);
        }
        return sum;
    }

    @Override
    public void close() {
        for (Machine machine : begun()) {
            machine.close();
        }
    }
}
