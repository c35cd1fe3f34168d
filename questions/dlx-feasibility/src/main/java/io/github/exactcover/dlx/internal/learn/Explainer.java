package io.github.exactcover.dlx.internal.learn;

import io.github.exactcover.dlx.internal.argument.Argument;
import io.github.exactcover.dlx.internal.argument.Certificate;
import io.github.exactcover.dlx.internal.search.Finder;
import io.github.exactcover.dlx.internal.search.Machine;
import io.github.exactcover.dlx.internal.search.Step;
import io.github.exactcover.dlx.internal.table.OptionTable;
import io.github.exactcover.dlx.internal.table.View;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a minimal set of primary items that cannot be covered together. First it looks for a {@link Certificate} by
 * arithmetic, which is what people understand. It names the items from which it follows, and so does any other proof
 * that there is no solution. Then some of them are left out, and stay out if the rest still cannot be covered;
 * the proof of that often leaves out more. If the rest can be covered, fewer are left out the next time, down to a
 * single one, which is needed then. {@link NeededItems} often finds more of these in the solution. An item that cannot
 * be left out of a set cannot be left out of a part of it either, so one answer for each is enough. When the items are
 * known, another explainer does the same with the {@link Limits} because of which they cannot be covered.
 *
 * <p>Each question "can these items be covered together?" is a search of its own. One that takes long is put off: the
 * answers to others may make it easier. Those that were put off are asked again with more patience.
 *
 * <p>Sources: J. Marques-Silva, M. Janota and A. Belov, "Minimal sets over monotone predicates in Boolean formulae",
 * CAV 2013 (leaving out more and more while that goes well); A. Belov, I. Lynce and J. Marques-Silva, "Towards
 * efficient MUS extraction", AI Communications 2012.
 */
public final class Explainer implements Machine {

    // docs/contributing/decisions.md says what was measured for these numbers.

    /** The least work that a question may take at first, in updates of the engine that learns; about a second. */
    private static final double LEAST_PATIENCE = 1e7;

    /** The most work for a minimal set of items, and for their limits, if a reason by arithmetic is known. */
    private static final double ENOUGH_WITH_REASON = LEAST_PATIENCE / 8;

    /** How many times as much work as the first question the others may take at first, and then each time again. */
    private static final int MORE_PATIENCE = 4;

    /** The second question leaves out one in so many items. */
    private static final int FIRST_PART = 8;

    private final OptionTable table;
    private final long seed;

    /** How many bytes the clauses of a search may need. */
    private final long memory;

    /** Makes a search that visits the whole tree of a part of the table. */
    private final Function<View, Finder> engine;

    /** Looks for a reason by arithmetic; made when that begins. */
    private @Nullable Argument argument;

    /** Whether that is over, or not asked for. */
    private boolean isArgued;

    private @Nullable Certificate reason;

    /** What keeps the items from being covered, if this is about that; null if it is about the items. */
    private @Nullable Limits limits;

    /** Items that cannot be covered together, or the numbers of limits. All of them until that is known. */
    private final BitSet culprits = new BitSet();

    /** Those of them that cannot be left out. */
    private final BitSet needed = new BitSet();

    /** Those for which that was too hard to say with the current patience. */
    private final BitSet putOff = new BitSet();

    private final NeededItems neededItems;

    /** The items that the current question leaves out; none for the first one. */
    private BitSet leftOut = new BitSet();

    /** The part of the table that it is about. */
    private View part;

    /** The search for its answer; null between two questions. */
    private @Nullable Portfolio search;

    /** How many items the next question leaves out at most. */
    private int most = 1;

    /** Whether the last answer was no. */
    private boolean wasNone;

    /** How much work a question may take at least, and how many times as much as the first one, when first asked. */
    private final double leastPatience;

    private final int firstPatience;

    /** How much work a question may take. The first one has no end. */
    private double patience = Double.MAX_VALUE;

    /** The work of all questions so far, and what it took to ask them; no more are asked when it is enough. */
    private double work;

    private double enough = Double.MAX_VALUE;

    /** Whether all items can be covered together. */
    private boolean feasible;

    /** Whether it is known that the culprits cannot be covered together. */
    private boolean proven;

    private boolean finished;
    private long nodesBefore;
    private long updatesBefore;

    /**
     * An explanation that has not begun.
     *
     * @param seed the same seed asks in the same way
     * @param memory about how many bytes a search may use for what it learns
     * @param engine makes a search that visits the whole tree of a part of the table
     */
    public Explainer(OptionTable table, long seed, long memory, Function<View, Finder> engine) {
        this(table, seed, memory, engine, LEAST_PATIENCE, MORE_PATIENCE);
    }

    /** The same for tests, with another patience: with none, it puts nearly every question off at first. */
    Explainer(
            OptionTable table,
            long seed,
            long memory,
            Function<View, Finder> engine,
            double leastPatience,
            int firstPatience) {
        this.leastPatience = leastPatience;
        this.firstPatience = firstPatience;
        this.table = table;
        this.seed = seed;
        this.memory = memory;
        this.engine = engine;
        this.neededItems = new NeededItems(table, culprits, needed);
        this.part = View.same(table);
        IntStream.range(0, table.primaryCount())
                .filter(item -> table.low(item) > 0)
                .forEach(culprits::set);
    }

    /**
     * An explanation by the limits because of which the items of this one cannot be covered. It takes at most
     * about as long as the items took, or a second if that is more. Then it ends, even if it is not minimal.
     */
    public Explainer explain(Limits others) {
        Explainer explainer = new Explainer(table, seed, memory, engine);
        explainer.isArgued = true;
        explainer.limits = others;
        explainer.culprits.clear();
        explainer.culprits.or(others.all());
        explainer.proven = true;
        explainer.patience = LEAST_PATIENCE;
        explainer.enough = reason == null ? Math.max(LEAST_PATIENCE, work) : ENOUGH_WITH_REASON;
        explainer.next();
        return explainer;
    }

    @Override
    public Step run(long budget) {
        if (!isArgued) {
            argue();
            return finished ? Step.EXHAUSTED : Step.PAUSED;
        }
        if (finished) {
            return Step.EXHAUSTED;
        }
        Portfolio running = search == null ? begin() : search;
        search = running;
        Step step = running.run(budget);
        if (step != Step.PAUSED || running.work() >= patience) {
            nodesBefore += running.nodes();
            updatesBefore += running.updates();
            work += running.work() + part.table().cellCount();
            search = null;
            answered(step, running);
            running.close();
        }
        return finished ? Step.EXHAUSTED : Step.PAUSED;
    }

    /** Goes on with arithmetic. A reason takes the place of the first question. */
    private void argue() {
        Argument running = argument == null ? new Argument(table) : argument;
        argument = running;
        running.run(Argument.TURN);
        isArgued = running.isOver() || running.isTried();
        if (!isArgued) {
            return;
        }
        work += running.updates();
        reason = running.shortReason();
        if (reason != null) {
            culprits.and(reason.trimmed().items());
            prove((double) running.updates());
            patience = Math.min(patience, ENOUGH_WITH_REASON);
            // The reason says enough, so what comes now is not worth much more time than it has taken.
            enough = work + ENOUGH_WITH_REASON;
            next();
        }
    }

    private void prove(double taken) {
        proven = true;
        patience = Math.max(leastPatience, firstPatience * taken);
        most = Math.max(1, culprits.cardinality() / FIRST_PART);
    }

    private Portfolio begin() {
        BitSet asked = (BitSet) culprits.clone();
        asked.andNot(leftOut);
        part = limits == null ? Relaxation.of(table, asked) : limits.holding(asked);
        View current = part;
        return Portfolio.explaining(part.table(), seed, memory, () -> engine.apply(current));
    }

    /** Takes an answer: a solution for yes, exhausted for no, paused for unknown. */
    private void answered(Step answer, Portfolio answering) {
        if (answer == Step.EXHAUSTED) {
            keep(answering);
        } else if (proven) {
            leaveOutLess(answer == Step.SOLUTION ? part.solution(answering.solution()) : null);
        } else {
            feasible = true;
            finished = true;
        }
        wasNone = answer == Step.EXHAUSTED;
        if (!finished) {
            next();
        }
    }

    /** Keeps what cannot be covered together either. The next question leaves out more if that goes well. */
    private void keep(Portfolio answering) {
        culprits.andNot(leftOut);
        if (limits == null) {
            BitSet core = new BitSet();
            answering.core().stream().map(part::item).forEach(core::set);
            culprits.and(core);
        }
        if (!proven) {
            prove(answering.work());
        } else if (wasNone) {
            most *= 2;
        }
    }

    /** The next question leaves out less, so that this solution is not its answer; null if it was too hard to say. */
    private void leaveOutLess(int @Nullable [] solution) {
        most = leftOut.cardinality() / 2;
        if (solution != null && limits == null) {
            int uncovered = neededItems.note(solution);
            most = Math.min(
                    most, leftOut.get(uncovered + 1, table.primaryCount()).cardinality());
        } else if (most == 0) {
            (solution == null ? putOff : needed).or(leftOut);
        }
        most = Math.max(1, most);
    }

    /** Chooses what to leave out next, from the last item to the first. */
    private void next() {
        BitSet open = (BitSet) culprits.clone();
        open.andNot(needed);
        finished = open.isEmpty() || work > enough;
        putOff.and(open);
        if (putOff.equals(open)) {
            putOff.clear();
            patience *= MORE_PATIENCE;
        }
        open.andNot(putOff);
        leftOut = new BitSet();
        for (int item = open.length() - 1; item >= 0 && leftOut.cardinality() < most; ) {
            leftOut.set(item);
            item = open.previousSetBit(item - 1);
        }
    }

    /** Whether there is a solution, so that there is nothing to explain. */
    public boolean isFeasible() {
        return feasible;
    }

    /** Why there is no solution, if arithmetic says so; null if not. */
    public @Nullable Certificate reason() {
        return reason;
    }

    /** Items that cannot be covered together, if some are known. */
    public Optional<BitSet> culprits() {
        return proven ? Optional.of(culprits) : Optional.empty();
    }

    /** Whether each of the culprits was shown to be needed. */
    public boolean isMinimal() {
        return proven && needed.equals(culprits);
    }

    @Override
    public BigInteger count() {
        return BigInteger.ZERO;
    }

    @Override
    public long nodes() {
        return nodesBefore + (search == null ? 0 : search.nodes());
    }

    /** It is not known how long the questions will take, so this is 0 until all are answered. */
    @Override
    public double fraction() {
        return finished ? 1 : 0;
    }

    @Override
    public long updates() {
        return updatesBefore + (search == null ? 0 : search.updates());
    }
}
